package dev.carrel.library.endpoint;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

import dev.carrel.base.AtomicFile;
import dev.carrel.base.UserError;
import dev.carrel.library.home.Home;

/// The other machines to which the owner of a home lets something be sent, and those to which not; in a file of the home
/// that only its owner can read. Who was never asked about is on neither list.
public final class AllowedHosts {
    /// The owner's word about a host.
    public enum Decision {
        ALLOWED, REFUSED, NEVER_ASKED
    }

    private static final String NAME = "endpoint-hosts.txt";
    private static final String YES = "allowed";
    private static final String NO = "refused";

    private final Path file;

    public AllowedHosts(Home home) {
        this.file = home.path().resolve(NAME);
    }

    public Decision decision(String host) {
        return switch (read().getOrDefault(host.toLowerCase(Locale.ROOT), "")) {
            case YES -> Decision.ALLOWED;
            case NO -> Decision.REFUSED;
            default -> Decision.NEVER_ASKED;
        };
    }

    /// @return the file that now says so
    /// @throws UserError if it is no name of a machine
    public Path allow(String host) throws IOException {
        return keep(host, YES);
    }

    /// @return the file that now says so
    /// @throws UserError if it is no name of a machine
    public Path refuse(String host) throws IOException {
        return keep(host, NO);
    }

    private Path keep(String host, String decision) throws IOException {
        if (!host.matches("[\\w.-]+|\\[[0-9A-Fa-f:.]+]")) {
            throw UserError.usage("\"" + host + "\" is not the name of a machine.",
                    "Name the host of an endpoint's address, without a port: api.example.org.");
        }
        Map<String, String> decisions = read();
        decisions.put(host.toLowerCase(Locale.ROOT), decision);
        StringBuilder lines = new StringBuilder();
        decisions.forEach((name, said) -> lines.append(said).append(' ').append(name).append('\n'));
        AtomicFile.write(file, lines.toString());
        return file;
    }

    /// The decision about each host. Lines of another form are passed over.
    private Map<String, String> read() {
        Map<String, String> decisions = new TreeMap<>();
        try {
            if (Files.isRegularFile(file)) {
                Files.readAllLines(file).stream().map(line -> line.strip().split(" ", 2))
                        .filter(parts -> parts.length == 2)
                        .forEach(parts -> decisions.put(parts[1], parts[0]));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
        return decisions;
    }
}
