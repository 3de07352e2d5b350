package dev.carrel.read;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

/// Bytes with a name: a file, or what a client sent.
public final class Input {
    /// Opens the bytes anew each time.
    @FunctionalInterface
    public interface Content {
        InputStream open() throws IOException;
    }

    private final String name;
    private final Content content;
    private final @Nullable Path file;

    private Input(String name, Content content, @Nullable Path file) {
        this.name = name;
        this.content = content;
        this.file = file;
    }

    public static Input of(Path file) {
        return of(String.valueOf(file.getFileName()), file);
    }

    /// A file under another name than its own.
    public static Input of(String name, Path file) {
        return new Input(name, () -> Files.newInputStream(file), file);
    }

    /// A file whose bytes have been read already.
    public static Input of(Path file, byte[] bytes) {
        return new Input(String.valueOf(file.getFileName()), () -> new ByteArrayInputStream(bytes), file);
    }

    public static Input of(String name, byte[] bytes) {
        byte[] copy = bytes.clone();
        return new Input(name, () -> new ByteArrayInputStream(copy), null);
    }

    /// The file's name without its folder; a title of last resort.
    public String name() {
        return name;
    }

    /// The file that holds the bytes, if one on this machine does.
    public Optional<Path> file() {
        return Optional.ofNullable(file);
    }

    public InputStream open() throws IOException {
        return content.open();
    }

    public byte[] bytes() throws IOException {
        try (InputStream in = open()) {
            return in.readAllBytes();
        }
    }

    /// All of it as text, in the encoding that its bytes show.
    public String text() throws IOException {
        return TextDecoder.decode(bytes());
    }
}
