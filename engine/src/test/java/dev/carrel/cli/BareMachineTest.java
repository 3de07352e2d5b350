package dev.carrel.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import com.sun.net.httpserver.HttpServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// Runs the real launcher on a search path without Java and Maven. The repository is a server of its own, and package
/// managers are scripts that write down what they are told.
@DisabledOnOs(OS.WINDOWS)
@Tag("thorough")
final class BareMachineTest {
    private static final String MAVEN = """
            #!/bin/sh
            mkdir -p engine/target/app
            echo "$0" > engine/target/app/carrel.jar
            """;

    @TempDir
    private Path folder;
    private Path root;
    private Path tools;
    private HttpServer server;
    private final List<String> asked = new CopyOnWriteArrayList<>();
    private Checkout checkout;
    private Map<String, String> environment;

    @BeforeEach
    void checkout() throws IOException {
        folder = folder.toRealPath();
        root = Files.createDirectories(folder.resolve("the checkout"));
        checkout = new Checkout(root);
        environment = checkout.environment();
        tools = Files.createDirectories(folder.resolve("tools"));
        for (String tool : List.of("sh", "bash", "mkdir", "ln", "rm", "touch", "sleep", "readlink", "cat",
                "find",
                "rmdir", "dirname", "uname")) {
            bring(tool);
        }
        environment.put("HOME", folder.resolve("home").toString());
        environment.put("PATH", tools.toString());
        environment.put("CARREL_APT_LISTS", Files.createDirectories(folder.resolve("lists")).toString());
        Files.writeString(folder.resolve("lists/main_Packages"), "");
        environment.put("CARREL_JAVA_PLACES", folder.resolve("installed").toString());
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/maven2";
    }

    private Path cache() {
        return folder.resolve("home/.cache/carrel");
    }

    private void serve(byte[] archive, int announced) {
        server.createContext("/", exchange -> {
            asked.add(exchange.getRequestURI().getPath());
            exchange.sendResponseHeaders(200, announced);
            exchange.getResponseBody().write(archive);
            exchange.close();
        });
    }

    /// Changes the checksum that the launcher expects to that of the archive.
    private void expect(byte[] archive) throws Exception {
        Path file = root.resolve("config/machine.sh");
        String sum = java.util.HexFormat.of()
                .formatHex(java.security.MessageDigest.getInstance("SHA-512").digest(archive));
        Files.writeString(file,
                Files.readString(file).replaceAll("(maven_sha512=)[0-9a-f]{128}", "$1" + sum));
    }

    private static byte[] archive(String... files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (String file : files) {
                zip.putNextEntry(new ZipEntry(file));
                zip.write(MAVEN.getBytes(UTF_8));
            }
        }
        return bytes.toByteArray();
    }

    private void withJava() {
        environment.put("CARREL_JAVA_HOME", System.getProperty("java.home"));
    }

    /// The jar is no program, so what the launcher does after the build fails; it is the build that counts.
    private void assertBuilt() {
        assertThat(root.resolve("engine/target/app/carrel.jar")).hasContent(maven().toString());
    }

    private Path maven() {
        try (Stream<Path> all = Files.walk(cache())) {
            return all.filter(each -> each.endsWith("bin/mvn")).findFirst().orElseThrow();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void mavenIsFetchedOnceFromTheMirrorInTheEnvironment() throws Exception {
        byte[] archive = archive("apache-maven-1/bin/mvn", "apache-maven-1/lib/a.jar");
        serve(archive, archive.length);
        expect(archive);
        withJava();
        environment.put("MVNW_REPOURL", address() + "/");
        assertThat(carrel("--version").err()).startsWith("Fetching Apache Maven 3.")
                .contains("Building Carrel");
        assertBuilt();
        assertThat(asked).singleElement().asString()
                .matches("/maven2/org/apache/maven/apache-maven/([^/]+)/apache-maven-\\1-bin.zip");
        Files.delete(root.resolve("engine/target/app/carrel.jar"));
        assertThat(carrel("--version").err()).doesNotContain("Fetching");
        assertBuilt();
        assertThat(asked).hasSize(1);
        assertThat(cache()).isDirectoryNotContaining(each -> each.getFileName().toString().startsWith("."));
    }

    @Test
    void theMirrorOfMavensOwnSettingsIsUsed() throws Exception {
        byte[] archive = archive("apache-maven-1/bin/mvn");
        serve(archive, archive.length);
        expect(archive);
        withJava();
        Files.createDirectories(folder.resolve("home/.m2"));
        Files.writeString(folder.resolve("home/.m2/settings.xml"),
                """
                        <settings xmlns="http://maven.apache.org/SETTINGS/1.2.0"><mirrors>
                          <mirror><id>no</id><mirrorOf>external:http:*</mirrorOf><url>http://0.0.0.0/</url><blocked>true</blocked></mirror>
                          <mirror><id>ours</id><mirrorOf>central</mirrorOf><url> %s </url></mirror>
                        </mirrors></settings>
                        """
                        .formatted(address()));
        carrel("--version");
        assertBuilt();
    }

    @Test
    void startsAtTheSameTimeFetchWithoutHarm() throws Exception {
        byte[] archive = archive("apache-maven-1/bin/mvn");
        serve(archive, archive.length);
        expect(archive);
        withJava();
        environment.put("MVNW_REPOURL", address());
        List<Process> starts = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            starts.add(checkout.start("--version"));
        }
        for (Process each : starts) {
            assertThat(Program.finish(each, "").err()).doesNotContain("could not");
        }
        assertBuilt();
        assertThat(cache()).isDirectoryNotContaining(each -> each.getFileName().toString().startsWith("."));
    }

    @Test
    void anotherArchiveThanExpectedIsNotUsed() throws Exception {
        byte[] archive = archive("apache-maven-1/bin/mvn");
        serve(archive, archive.length);
        assertRefused("wrong checksum");
    }

    @Test
    void halfADownloadIsNotUsed() throws Exception {
        byte[] archive = archive("apache-maven-1/bin/mvn");
        serve(archive, archive.length + 1000);
        expect(archive);
        assertRefused("was not received");
    }

    @Test
    void aRepositoryWithoutMavenIsSaidToBeOne() throws Exception {
        assertRefused("answers 404");
    }

    @Test
    void noNetworkIsOneSentence() throws Exception {
        String gone = address();
        server.stop(0);
        environment.put("MVNW_REPOURL", gone);
        assertRefused("no connection");
    }

    private void assertRefused(String because) throws Exception {
        withJava();
        environment.putIfAbsent("MVNW_REPOURL", address());
        Program.Run run = carrel("--version");
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines().toList()).hasSize(2).last().asString()
                .startsWith("carrel: Maven could not be fetched: ")
                .contains(because, "install it", "MVNW_REPOURL");
        assertThat(Files.exists(cache()) ? list(cache()) : List.of()).isEmpty();
        assertThat(root.resolve("engine/target")).doesNotExist();
    }

    private static List<Path> list(Path place) throws IOException {
        try (Stream<Path> all = Files.list(place)) {
            return all.toList();
        }
    }

    @Test
    void theCommandForThisSystemIsNamed() throws Exception {
        manager("apt-get", "");
        program("apt-cache", "#!/bin/sh\n[ \"$2\" = openjdk-25-jdk-headless ] && echo Package: found\n");
        assertThat(sentence()).contains("apt-get install -y openjdk-25-jdk-headless", "CARREL_INSTALL=yes");
        program("apt-cache", "#!/bin/sh\n[ \"$2\" = temurin-25-jdk ] && echo Package: found\n");
        assertThat(sentence()).contains("apt-get install -y temurin-25-jdk ");
        program("apt-cache", "#!/bin/sh\nexit 100\n");
        assertThat(sentence()).contains("adoptium.net");
        Files.move(folder.resolve("lists"), folder.resolve("no lists"));
        assertThat(sentence()).contains("apt-get update && ", "apt-get install -y openjdk-25-jdk-headless");
        Files.move(folder.resolve("no lists"), folder.resolve("lists"));
        program("dnf", "#!/bin/sh\n[ \"$3\" = java-25-openjdk-devel ]\n");
        assertThat(sentence()).contains("dnf install -y java-25-openjdk-devel");
        program("dnf", "#!/bin/sh\nexit 1\n");
        program("brew", "#!/bin/sh\n[ \"$2\" = openjdk@25 ]\n");
        assertThat(sentence()).contains("brew install openjdk@25");
        Files.delete(tools.resolve("brew"));
        Files.createDirectories(folder.resolve("home/.sdkman/bin"));
        Files.writeString(folder.resolve("home/.sdkman/bin/sdkman-init.sh"),
                """
                        sdk() { echo " Temurin | | 26.0.1 | tem | | 26.0.1-tem"; echo " | | 25.0.3 | tem | | 25.0.3-tem"; }
                        """);
        bring("grep");
        bring("head");
        assertThat(sentence()).contains("sdk install java 25.0.3-tem");
    }

    private String sentence() throws Exception {
        Program.Run run = carrel("--version");
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).singleElement().asString().contains("Java 25 or newer is needed");
        return run.err();
    }

    @Test
    void askedToItInstallsAJdkAndGoesOn() throws Exception {
        installable();
        environment.put("CARREL_INSTALL", "yes");
        Program.Run run = carrel("--version");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).isEqualTo("started\n");
        assertThat(run.err()).contains("Installing a JDK:", "apt-get install -y openjdk-25-jdk-headless");
        assertThat(tools.resolve("apt-get.told")).hasContent("install -y openjdk-25-jdk-headless");
        assertThat(carrel("--version").err()).isEmpty();
    }

    @Test
    void onATerminalItAsks() throws Exception {
        installable();
        assertThat(answered("n")).contains("[y/N]", "CARREL_INSTALL=yes").doesNotContain("Installing");
        assertThat(tools.resolve("apt-get.told")).doesNotExist();
        assertThat(answered("yes")).contains("[y/N]", "Installing a JDK:", "started");
    }

    /// What stands on a terminal at which somebody gives this answer.
    private String answered(String answer) throws Exception {
        List<String> command = System.getProperty("os.name", "").startsWith("Mac")
                ? List.of("/usr/bin/script", "-q", "/dev/null", "/bin/bash", "./carrel", "--version")
                : List.of("/usr/bin/script", "-qec", "/bin/bash ./carrel --version", "/dev/null");
        return Program.finish(checkout.start(root, command), answer + "\n").out();
    }

    private void installable() throws IOException {
        program("apt-cache", "#!/bin/sh\necho Package: found\n");
        Path installed = folder.resolve("installed");
        manager("apt-get", """
                mkdir -p '%1$s/bin'
                printf '#!/bin/sh\\necho started\\n' > '%1$s/bin/java'
                cp '%1$s/bin/java' '%1$s/bin/javac'
                chmod +x '%1$s/bin/java' '%1$s/bin/javac'
                echo 'JAVA_VERSION="25.0.3"' > '%1$s/release'
                """.formatted(installed));
        program("sudo", "#!/bin/sh\nexec \"$@\"\n");
        bring("cp");
        bring("chmod");
        Files.writeString(Files.createDirectories(root.resolve("engine/target/app")).resolve("carrel.jar"),
                "jar");
    }

    @Test
    void anInstallationThatFailsOrBringsNothingIsSaid() throws Exception {
        program("apt-cache", "#!/bin/sh\necho Package: found\n");
        program("sudo", "#!/bin/sh\nexec \"$@\"\n");
        environment.put("CARREL_INSTALL", "yes");
        manager("apt-get", "exit 100");
        assertThat(carrel("--version").err()).contains("could not be installed")
                .doesNotContain("has been run");
        manager("apt-get", "");
        Program.Run run = carrel("--version");
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.err()).contains("no JDK 25 is to be found", "CARREL_JAVA_HOME");
    }

    /// Puts a program of this machine on the search path.
    private void bring(String tool) throws IOException {
        String place = Files.exists(Path.of("/bin", tool)) ? "/bin/" : "/usr/bin/";
        program(tool, "#!/bin/sh\nexec " + place + tool + " \"$@\"\n");
    }

    private void manager(String name, String script) throws IOException {
        program(name, "#!/bin/sh\necho \"$@\" > '" + tools.resolve(name + ".told") + "'\n" + script + "\n");
    }

    private void program(String name, String script) throws IOException {
        Checkout.program(tools.resolve(name), script);
    }

    private Program.Run carrel(String... arguments) throws Exception {
        return checkout.carrel(arguments);
    }
}
