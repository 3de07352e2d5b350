package dev.carrel.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class AtomicFileTest {
    @TempDir
    Path folder;

    @Test
    void aNewFileAndItsFolderAreMadeForTheOwnerAlone() throws IOException {
        Path file = folder.resolve("deep/settings.toml");
        AtomicFile.write(file, "a = 1\n");
        assertThat(file).hasContent("a = 1\n");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-------");
    }

    @Test
    void aLinkStaysOneAndPermissionsStayAsTheyWere() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        AtomicFile.write(link, "new");
        assertThat(link).isSymbolicLink().hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-r--r--");
    }

    @Test
    void whatCannotBeReplacedStaysAndNothingIsLeftBehind() throws IOException {
        Path occupied = folder.resolve("occupied");
        Files.createDirectories(occupied.resolve("by"));
        assertThatThrownBy(() -> AtomicFile.write(occupied, "text"))
                .isInstanceOf(IOException.class);
        assertThat(folder).isDirectoryNotContaining(path -> path.toString().endsWith(".tmp"));
    }
}
