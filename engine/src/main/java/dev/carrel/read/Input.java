package dev.carrel.read;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/// Bytes with a name: a file, or what a client sent.
public final class Input {
    /// Opens the bytes anew each time.
    @FunctionalInterface
    public interface Content {
        InputStream open() throws IOException;
    }

    private final String name;
    private final Content content;

    private Input(String name, Content content) {
        this.name = name;
        this.content = content;
    }

    public static Input of(Path file) {
        return new Input(String.valueOf(file.getFileName()), () -> Files.newInputStream(file));
    }

    public static Input of(String name, byte[] bytes) {
        byte[] copy = bytes.clone();
        return new Input(name, () -> new ByteArrayInputStream(copy));
    }

    /// The file's name without its folder; a title of last resort.
    public String name() {
        return name;
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
