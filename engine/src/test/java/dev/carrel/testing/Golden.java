package dev.carrel.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import static org.assertj.core.api.Assertions.assertThat;

/// Compares with what was once looked at and found right; `-Dgolden.update=true` writes it anew.
public final class Golden {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private Golden() {}

    public static void check(String name, String actual) throws IOException {
        Path file = FOLDER.resolve(name);
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, actual);
        }
        assertThat(file).as("write it with -Dgolden.update=true").exists();
        assertThat(actual).as(name).isEqualTo(Files.readString(file));
    }
}
