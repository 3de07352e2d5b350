package dev.carrel.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// Runs the real launcher in a made-up checkout, with scripts in the place of Java and Maven.
@DisabledOnOs(OS.WINDOWS)
@Tag("thorough")
class LauncherTest {

    private static final String JAVA = """
            #!/bin/bash
            printf '%s\\n' "$@"
            { echo "to the reader" >&3; } 2>/dev/null
            exit 0
            """;

    private static final String WAITING = "Waiting for another start of Carrel that is building it ...";

    private static final String MAVEN = """
            #!/bin/bash
            echo built >> builds
            mkdir -p engine/target/app
            echo jar > engine/target/app/carrel.jar
            """;

    /// Builds when somebody writes to a pipe.
    private static final String HELD_MAVEN = MAVEN.replace("mkdir", "read -r < go\nmkdir");

    @TempDir
    private Path folder;

    private Path root;
    private Checkout checkout;
    private Map<String, String> environment;

    @BeforeEach
    void checkout() throws IOException {
        root = Files
                .createDirectories(folder.toRealPath().resolve("a folder with spaces").resolve("carrel's"));
        checkout = new Checkout(root);
        environment = checkout.environment();
        Path source = root.resolve("engine/src/main/Source.java");
        Files.writeString(source, "class Source {}");
        Path past = root.resolve("engine");
        for (Path path : List.of(source, source.getParent(), past)) {
            Files.setLastModifiedTime(path, FileTime.from(Instant.now().minusSeconds(3600)));
        }
        environment.put("HOME", folder.toString());
        environment.put("PATH", System.getenv("PATH"));
        environment.put("CARREL_JAVA_PLACES", "");
    }

    @Test
    void withoutJavaItSaysInOneSentenceWhatToInstall() throws Exception {
        environment.put("PATH", folder.toString());
        Program.Run run = carrel("--version");
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).singleElement().asString().contains("Java 25 or newer", "install");
    }

    @Test
    void anOldJavaIsPassedOver() throws Exception {
        app();
        environment.put("JAVA_HOME", java("old", "17.0.9").toString());
        environment.put("PATH", path(java("older", "1.8.0_402").resolve("bin")));
        environment.put("CARREL_JAVA_PLACES", java("new", "26-ea") + " " + java("other", "24.0.1"));
        assertThat(carrel("--version").exit()).isZero();
        assertThat(root.resolve(".carrel-build/java")).hasContent(folder.resolve("new").toString());
    }

    @Test
    void theFirstJavaOnThePathMayBeOldAndANewOneWithoutACompilerIsPassedOver() throws Exception {
        app();
        environment.put("JAVA_HOME", runtime("runtime", "25.0.3").toString());
        environment.put("PATH", String.join(":", java("old", "17.0.9").resolve("bin").toString(),
                java("new", "25.0.3").resolve("bin").toString(), "/usr/bin", "/bin"));
        assertThat(carrel("--version").exit()).isZero();
        assertThat(root.resolve(".carrel-build/java")).hasContent(folder.resolve("new").toString());
    }

    @Test
    void theJavaThatWasFoundIsRememberedUntilItIsGone() throws Exception {
        app();
        environment.put("PATH", path(java("old", "17.0.9").resolve("bin")));
        environment.put("CARREL_JAVA_PLACES", java("new", "25.0.3").toString());
        assertThat(carrel("--version").exit()).isZero();
        environment.put("CARREL_JAVA_PLACES", "");
        environment.put("JAVA_HOME", java("second", "25.0.3").toString());
        assertThat(carrel("--version").exit()).isZero();
        assertThat(root.resolve(".carrel-build/java")).hasContent(folder.resolve("new").toString());
        Files.delete(folder.resolve("new/release"));
        assertThat(carrel("--version").exit()).isZero();
        assertThat(root.resolve(".carrel-build/java")).hasContent(folder.resolve("second").toString());
    }

    @Test
    void aWrongJavaHomeOfItsOwnIsNotPassedOverInSilence() throws Exception {
        environment.put("CARREL_JAVA_HOME", folder.toString());
        Program.Run run = carrel("--version");
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.err().lines()).singleElement().asString().contains("CARREL_JAVA_HOME");
    }

    @Test
    void itStartsThroughLinksFromAnywhereAndPassesItsArgumentsOn() throws Exception {
        ready();
        Path links = Files.createDirectories(folder.resolve("my links"));
        Files.createSymbolicLink(links.resolve("absolute"), root.resolve("carrel"));
        Files.createSymbolicLink(links.resolve("relative"), Path.of("absolute"));
        Program.Run run = Program.finish(
                checkout.start(links, "./relative", "search", "two words", "*", ""), "");
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines()).containsSubsequence(
                root.resolve("engine/target/app/carrel.jar").toString(), "dev.carrel.cli.Main", "search",
                "two words",
                "*");
        assertThat(run.out()).contains("-Dcarrel.samples=" + root.resolve("samples"));
    }

    @Test
    void aCommandThatReadsStartsLightAndOneThatWorksStartsStrong() throws Exception {
        ready();
        assertThat(carrel("--library", "add", "search", "add").out().lines())
                .contains("-XX:TieredStopAtLevel=1").doesNotContain("--add-modules=jdk.incubator.vector");
        assertThat(carrel("--library", "papers", "add", "x").out().lines())
                .contains("--add-modules=jdk.incubator.vector").doesNotContain("-XX:TieredStopAtLevel=1");
        assertThat(carrel("add", "--help").out().lines()).contains("-XX:TieredStopAtLevel=1");
    }

    @Test
    void standardErrorIsSetAsideForAWorkingCommandUnlessJavaWasGivenOptions() throws Exception {
        ready();
        Program.Run quiet = carrel("add", "x");
        assertThat(quiet.out()).contains("-Dcarrel.stderr=3");
        assertThat(quiet.err()).isEqualTo("to the reader\n");
        environment.put("CARREL_JAVA_OPTS", "-Xint -Xmx64m");
        assertThat(carrel("add", "x").out().lines()).contains("-Xint", "-Xmx64m")
                .doesNotContain("-Dcarrel.stderr=3");
    }

    @Test
    void itBuildsOnceAndAgainWhenASourceHasChanged() throws Exception {
        environment.put("CARREL_JAVA_HOME", java("new", "25").toString());
        environment.put("PATH", path(Objects.requireNonNull(program("bin/mvn", MAVEN).getParent())));
        Program.Run first = carrel("--version");
        assertThat(first.exit()).isZero();
        assertThat(first.err().lines()).containsExactly("Building Carrel (first start, about a minute) ...");
        assertThat(carrel("--version").err()).isEmpty();
        Files.setLastModifiedTime(root.resolve("engine/src/main/Source.java"),
                FileTime.from(Instant.now().plusSeconds(60)));
        assertThat(carrel("--version").err().lines())
                .containsExactly("Building Carrel (its sources have changed) ...");
        assertThat(root.resolve("builds")).hasContent("built\nbuilt");
    }

    @Test
    void twoStartsAtOnceBuildOnceAndALockLeftBehindIsNoObstacle() throws Exception {
        environment.put("CARREL_JAVA_HOME", java("new", "25").toString());
        environment.put("PATH", path(Objects.requireNonNull(program("bin/mvn", HELD_MAVEN).getParent())));
        Path state = Files.createDirectories(root.resolve(".carrel-build"));
        Files.createSymbolicLink(state.resolve("lock"), Path.of("99999999"));
        assertThat(new ProcessBuilder("mkfifo", root.resolve("go").toString()).start().waitFor()).isZero();
        List<Process> starts = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            starts.add(checkout.start("--version"));
        }
        List<String> said = new ArrayList<>();
        for (Process start : starts) {
            said.add(Program.lineSaid(start));
        }
        assertThat(said).containsExactlyInAnyOrder("Building Carrel (first start, about a minute) ...",
                WAITING,
                WAITING, WAITING);
        Files.writeString(root.resolve("go"), "go\n");
        for (Process start : starts) {
            assertThat(Program.finish(start, "").exit()).isZero();
        }
        assertThat(root.resolve("builds")).hasContent("built");
        assertThat(Files.exists(state.resolve("lock"), LinkOption.NOFOLLOW_LINKS)).isFalse();
    }

    @Test
    void aFailedBuildNamesItsLog() throws Exception {
        environment.put("CARREL_JAVA_HOME", java("new", "25").toString());
        environment.put("PATH", path(Objects.requireNonNull(
                program("bin/mvn", "#!/bin/bash\necho no such symbol; exit 1\n").getParent())));
        Program.Run failed = carrel("--version");
        assertThat(failed.exit()).isEqualTo(3);
        assertThat(failed.err()).contains(root.resolve(".carrel-build/build.log").toString());
        assertThat(root.resolve(".carrel-build/build.log")).hasContent("no such symbol");
    }

    @Test
    void fastStartsArePreparedOnceForOneProgramAndOneJava() throws Exception {
        ready();
        environment.remove("CARREL_FAST_START");
        environment.put("TMPDIR", Files.createDirectories(folder.resolve("temporary")).toString());
        program("new/bin/java", """
                #!/bin/bash
                for argument in "$@"; do
                  case $argument in -XX:AOTCacheOutput=*) echo cache > "${argument#*=}" ;; esac
                done
                printf '%s\\n' "$@"
                """);
        String cache = "-XX:AOTCache=" + root.resolve(".carrel-build/reading.aot");
        Program.Run first = carrel("search", "x");
        assertThat(first.err().lines()).singleElement().asString().startsWith("Preparing fast starts");
        assertThat(first.out().lines()).contains(cache);
        assertThat(folder.resolve("temporary")).isEmptyDirectory();
        Program.Run second = carrel("search", "x");
        assertThat(second.err()).isEmpty();
        assertThat(second.out().lines()).contains(cache);
        Files.writeString(folder.resolve("new/release"), "JAVA_VERSION=\"25.0.4\"\n");
        assertThat(carrel("search", "x").err()).startsWith("Preparing fast starts");
    }

    private void ready() throws IOException {
        app();
        environment.put("CARREL_JAVA_HOME", java("new", "25.0.3").toString());
    }

    private void app() throws IOException {
        Files.writeString(Files.createDirectories(root.resolve("engine/target/app")).resolve("carrel.jar"),
                "jar");
        Files.setLastModifiedTime(root.resolve("engine/target/app/carrel.jar"),
                FileTime.from(Instant.now().minusSeconds(60)));
    }

    private Path java(String name, String version) throws IOException {
        program(name + "/bin/javac", JAVA);
        return runtime(name, version);
    }

    /// A Java that runs programs and cannot build them.
    private Path runtime(String name, String version) throws IOException {
        program(name + "/bin/java", JAVA);
        Files.writeString(folder.resolve(name).resolve("release"),
                "IMPLEMENTOR=\"Nobody\"\nJAVA_VERSION=\"" + version + "\"\n");
        return folder.resolve(name);
    }

    private Path program(String name, String script) throws IOException {
        return Checkout.program(folder.resolve(name), script);
    }

    private String path(Path first) {
        return first + ":/usr/bin:/bin";
    }

    private Program.Run carrel(String... arguments) throws Exception {
        return checkout.carrel(arguments);
    }
}
