package dev.carrel.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/// Makes folders that only their owner can look into, whatever the umask says: they hold the texts of a library.
public final class PrivateFolder {
    private PrivateFolder() {}

    /// Makes a folder and those above it. What is there stays as it is.
    public static Path create(Path folder) throws IOException {
        return folder.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? Files.createDirectories(folder,
                        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")))
                : Files.createDirectories(folder);
    }
}
