package dev.carrel.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import static java.nio.file.attribute.PosixFilePermissions.fromString;

/// A made-up checkout in which the real launcher is run, with nothing in the environment but what a test puts there.
final class Checkout {
    private final Path root;
    private final Map<String, String> environment = new HashMap<>();

    Checkout(Path root) throws IOException {
        this.root = root;
        for (String file : List.of("carrel", "config/machine.sh", "config/FetchMaven.java")) {
            Files.createDirectories(root.resolve(file).getParent());
            Files.copy(Path.of("..", file), root.resolve(file));
        }
        Files.setPosixFilePermissions(root.resolve("carrel"), fromString("rwxr-xr-x"));
        Files.createDirectories(root.resolve("engine/src/main"));
        environment.put("CARREL_FAST_START", "off");
    }

    Map<String, String> environment() {
        return environment;
    }

    /// Puts a script where a program is looked for.
    static Path program(Path file, String script) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, script);
        return Files.setPosixFilePermissions(file, fromString("rwxr-xr-x"));
    }

    Program.Run carrel(String... arguments) throws Exception {
        return Program.finish(start(arguments), "");
    }

    Process start(String... arguments) throws IOException {
        return start(root, "./carrel", arguments);
    }

    /// Through bash by its full name, since some tests leave nothing on the search path.
    Process start(Path directory, String script, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("/bin/bash", script));
        command.addAll(List.of(arguments));
        return start(directory, command);
    }

    Process start(Path directory, List<String> command) throws IOException {
        return Program.process(command, directory, environment).start();
    }
}
