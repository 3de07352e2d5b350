package dev.carrel.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

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

    @Test
    void whatACrashLeftIsDeletedAndWhatIsBeingWrittenStays() throws Exception {
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        Path deep = Files.createDirectories(folder.resolve("libraries/default/pages")).resolve("x");
        Path left = Files.writeString(folder.resolve("libraries/.carrel-" + ended.pid() + "-1.tmp"), "text");
        Path below = Files.writeString(deep.resolveSibling(".carrel-" + ended.pid() + "-2.tmp"), "text");
        Path written = Files
                .writeString(folder.resolve(".carrel-" + ProcessHandle.current().pid() + "-3.tmp"), "x");
        Path recent = Files.writeString(folder.resolve(".carrel4.tmp"), "x");
        Path old = Files.writeString(folder.resolve(".carrel5.tmp"), "x");
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
        Path other = Files.writeString(folder.resolve("mine.tmp"), "x");
        AtomicFile.sweep(folder, InstantSource.system());
        AtomicFile.sweep(folder.resolve("libraries/default"), InstantSource.system());
        assertThat(List.of(left, below, old)).noneMatch(Files::exists);
        assertThat(List.of(written, recent, other)).allMatch(Files::exists);
        AtomicFile.sweep(folder.resolve("missing"), InstantSource.system());
    }

    @Test
    void whatIsBeingWrittenNamesItsProcess() throws IOException {
        Path file = folder.resolve("file");
        List<String> seen = new ArrayList<>();
        try (WatchService watch = folder.getFileSystem().newWatchService()) {
            folder.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
            AtomicFile.write(file, "text");
            WatchKey key = watch.take();
            key.pollEvents().forEach(event -> seen.add(String.valueOf(event.context())));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        assertThat(seen).anyMatch(name -> name.startsWith(".carrel-" + ProcessHandle.current().pid() + "-"));
    }
}
