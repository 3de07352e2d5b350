package dev.carrel.cli.forward;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import dev.carrel.base.AtomicFile;

/// A server's note about itself in its library's folder.
///
/// @param protocol how it wants to be spoken to
/// @param address  where people find it
/// @param socket   where commands find it
/// @param process  the number of its process
public record ServerNotice(int protocol, String address, Path socket, long process) {
    private static final String NAME = "server";

    /// Whatever cannot be read is no notice.
    static Optional<ServerNotice> in(Path folder) {
        try {
            return parsed(Files.readString(folder.resolve(NAME)));
        } catch (IOException absent) {
            return Optional.empty();
        }
    }

    private static Optional<ServerNotice> parsed(String text) {
        Map<String, String> values = new HashMap<>();
        for (String line : text.split("\n")) {
            int equals = line.indexOf('=');
            if (equals > 0) {
                values.put(line.substring(0, equals), line.substring(equals + 1));
            }
        }
        try {
            return Optional.of(new ServerNotice(Integer.parseInt(values.getOrDefault("protocol", "")),
                    values.getOrDefault("address", ""), Path.of(values.getOrDefault("socket", "")),
                    Long.parseLong(values.getOrDefault("process", ""))));
        } catch (NumberFormatException | InvalidPathException malformed) {
            return Optional.empty();
        }
    }

    /// For nobody but the owner, and never half written.
    void write(Path folder) throws IOException {
        AtomicFile.write(folder.resolve(NAME),
                "protocol=" + protocol + "\naddress=" + address + "\nsocket=" + socket
                        + "\nprocess=" + process + "\n");
    }

    static void delete(Path folder) throws IOException {
        Files.deleteIfExists(folder.resolve(NAME));
    }
}
