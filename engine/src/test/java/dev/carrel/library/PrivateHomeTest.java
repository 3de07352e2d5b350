package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.ingest.Progress;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.TestFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// Whether others on the same machine can read what a library holds.
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no such permissions")
final class PrivateHomeTest {
    @TempDir
    Path folder;

    @Test
    void nobodyElseCanLookIntoAHomeThatIsMade() throws IOException {
        TestFolder notes = new TestFolder(folder.resolve("notes"));
        notes.write("a.md", "# Owls\n\nOwls hunt in the dark.");
        Home home = new Home(folder.resolve("new/home"));
        try (Library library = Library.open(home, "default", Settings.standard())) {
            library.intake().add(List.of(notes.path()), Progress.SILENT);
        }
        home.set("search.limit", "5");
        try (Stream<Path> folders = Files.walk(folder.resolve("new")).filter(Files::isDirectory)) {
            assertThat(folders).hasSizeGreaterThan(4).allSatisfy(each -> assertThat(
                    Files.getPosixFilePermissions(each)).as(each.toString()).isEqualTo(
                            Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE,
                                    PosixFilePermission.OWNER_EXECUTE)));
        }
    }

    @Test
    void whatACrashLeftOfAWriteIsDeletedAtTheNextStart() throws Exception {
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        Home home = new Home(folder.resolve("home"));
        Path page = Files.createDirectories(home.library("default").resolve("pages"))
                .resolve(".carrel-" + ended.pid() + "-1.tmp");
        Path tokens = home.path().resolve(".carrel-" + ended.pid() + "-2.tmp");
        Files.writeString(page, "what somebody has read");
        Files.writeString(tokens, "a secret");
        Library.open(home, "default", Settings.standard()).close();
        assertThat(List.of(page, tokens)).noneMatch(Files::exists);
    }
}
