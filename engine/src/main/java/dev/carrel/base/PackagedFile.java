package dev.carrel.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// A file that the program carries, in the same package as one of its classes.
public final class PackagedFile {
    private PackagedFile() {}

    public static byte[] bytes(Class<?> beside, String name) {
        try (InputStream content = Objects.requireNonNull(beside.getResourceAsStream(name), name)) {
            return content.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("the program's own file " + name + " cannot be read", e);
        }
    }

    public static String text(Class<?> beside, String name) {
        return new String(bytes(beside, name), StandardCharsets.UTF_8);
    }
}
