package dev.carrel.cli.argument;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.cli.run.CommandContext;
import org.jspecify.annotations.Nullable;

/// A file that a result is written to.
public record OutputFile(Path path) {
    /// Something that goes into a file.
    @FunctionalInterface
    public interface Content<T> {
        T into(OutputStream out) throws IOException;
    }

    /// @param typed null or `-` for standard output
    /// @throws UserError if no file can be written there
    public static Optional<OutputFile> named(@Nullable String typed, CommandContext desk) {
        if (typed == null || typed.equals("-")) {
            return Optional.empty();
        }
        try {
            Path file = desk.here().resolve(typed).normalize();
            if (Files.isDirectory(file) || !Files.isDirectory(file.resolveSibling(""))) {
                throw UserError.usage("A file " + file + " cannot be written.",
                        "Name a file in a folder that exists.");
            }
            return Optional.of(new OutputFile(file));
        } catch (InvalidPathException e) {
            throw UserError.usage("A file cannot be called " + typed + ".", "Name another.");
        }
    }

    /// Writes it whole, or leaves what was there before.
    public <T> T write(Content<T> content) throws IOException {
        return Files.exists(path) && !Files.isRegularFile(path)
                ? straight(path, content)
                : replacing(path, content);
    }

    private static <T> T straight(Path target, Content<T> content) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(target))) {
            return content.into(out);
        }
    }

    /// Beside it and then in its place, so that a failure leaves what was there before.
    private static <T> T replacing(Path target, Content<T> content) throws IOException {
        Path real = Files.exists(target) ? target.toRealPath() : target;
        Path unfinished = real.resolveSibling("." + real.getFileName() + ".tmp");
        try {
            T written = straight(unfinished, content);
            Files.move(unfinished, real, StandardCopyOption.REPLACE_EXISTING);
            return written;
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }
}
