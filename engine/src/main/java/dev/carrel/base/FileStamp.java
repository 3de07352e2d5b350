package dev.carrel.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/// A state of a file, by which whoever has read it sees that it was changed or replaced since.
public record FileStamp(long bytes, long millis, String key) {
    /// That of a file which is not there.
    public static final FileStamp NONE = new FileStamp(0, 0, "");

    public static FileStamp of(Path file) throws IOException {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return new FileStamp(attributes.size(), attributes.lastModifiedTime().toMillis(),
                    String.valueOf(attributes.fileKey()));
        } catch (NoSuchFileException e) {
            return NONE;
        }
    }
}
