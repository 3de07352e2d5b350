package dev.carrel.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

final class TemporaryFolderTest {
    @TempDir
    private Path place;

    @Test
    void whatACrashLeftIsDeletedAndWhatIsInUseStays() throws Exception {
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        Path left = Files.createDirectories(place.resolve("carrel-temporary-" + ended.pid() + "-1/deep"));
        Files.writeString(left.resolve("page.png"), "text");
        Path used = Files.createDirectories(
                place.resolve("carrel-temporary-" + ProcessHandle.current().pid() + "-2"));
        Path other = Files.createDirectories(place.resolve("somebody-else"));
        TemporaryFolder.sweep(place);
        assertThat(left.getParent()).doesNotExist();
        assertThat(used).exists();
        assertThat(other).exists();
    }

    @Test
    void itIsItsOwnersAloneAndGoneAfterwards() throws IOException {
        TemporaryFolder folder = TemporaryFolder.create();
        try (folder) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.path())))
                    .isEqualTo("rwx------");
            Files.writeString(folder.path().resolve("x"), "x");
        }
        assertThat(folder.path()).doesNotExist();
    }
}
