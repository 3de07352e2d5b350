package dev.carrel.endpoint;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

import dev.carrel.base.UserError;
import dev.carrel.base.UserHome;
import org.jspecify.annotations.Nullable;

/// The place of an endpoint's key. The key itself is read when something is sent, and is never kept or shown.
public sealed interface KeySource {
    /// The characters that a header can hold.
    Pattern KEY = Pattern.compile("[!-~]{1,4096}");
    int LONGEST_FILE = 10_000;

    /// An endpoint that wants none.
    record None() implements KeySource {}

    record Variable(String name) implements KeySource {}

    record KeyFile(Path path) implements KeySource {}

    /// @param written `env:NAME`, `file:PATH` or `none`
    /// @param folder  where a path that is not absolute begins
    /// @throws UserError if it is something else, the key itself for instance, which is then not repeated
    static KeySource of(String written, Path folder) {
        if (written.equals("none")) {
            return new None();
        }
        if (written.matches("env:[A-Za-z_][A-Za-z0-9_]*")) {
            return new Variable(written.substring("env:".length()));
        }
        try {
            if (written.startsWith("file:") && written.length() > "file:".length()) {
                return new KeyFile(folder.resolve(UserHome.expanded(written.substring("file:".length()))));
            }
        } catch (InvalidPathException e) {
            // Told below.
        }
        throw UserError.usage("The key of an endpoint comes from a variable or a file.",
                "Write env:NAME or file:PATH; the key itself does not belong into settings.");
    }

    /// The key, or nothing if none is wanted.
    ///
    /// @throws EndpointFailure.Thrown if there is none where it should be, or others can read it
    default Optional<String> key(Function<String, @Nullable String> environment)
            throws EndpointFailure.Thrown {
        return switch (this) {
            case None() -> Optional.empty();
            case Variable(String name) ->
                Optional.of(checked(environment.apply(name), "the variable " + name));
            case KeyFile(Path path) -> Optional.of(checked(read(path), "the file " + path));
        };
    }

    private static String checked(@Nullable String found, String place) throws EndpointFailure.Thrown {
        String key = found == null ? "" : found.strip();
        if (!KEY.matcher(key).matches()) {
            throw new EndpointFailure.Thrown(new EndpointFailure.NoKey(place));
        }
        return key;
    }

    private static @Nullable String read(Path path) throws EndpointFailure.Thrown {
        try {
            if (!Files.isRegularFile(path) || Files.size(path) > LONGEST_FILE) {
                return null;
            }
            if (isOpenToOthers(path)) {
                throw new EndpointFailure.Thrown(new EndpointFailure.ExposedKey(path));
            }
            return Files.readString(path, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return null;
        }
    }

    private static boolean isOpenToOthers(Path path) throws IOException {
        if (!Files.getFileStore(path).supportsFileAttributeView("posix")) {
            return false;
        }
        Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(path);
        Set<PosixFilePermission> own = EnumSet.of(PosixFilePermission.OWNER_READ,
                PosixFilePermission.OWNER_WRITE,
                PosixFilePermission.OWNER_EXECUTE);
        return !own.containsAll(permissions);
    }
}
