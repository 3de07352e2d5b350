package dev.carrel.web.guard;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Instant;
import java.time.InstantSource;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import dev.carrel.base.AtomicFile;
import dev.carrel.base.ContentHash;
import dev.carrel.base.FileStamp;
import dev.carrel.base.UserError;
import dev.carrel.web.guard.AccessToken.Role;

/// The tokens of a home, in a file that only its owner can read: a line each, with the hash of the secret. A server sees at once what is
/// created or removed.
public final class AccessTokens {
    /// The name of the file, in the home.
    public static final String FILE = "tokens";

    private static final String NAME = "[\\p{L}\\p{N}][\\p{L}\\p{N}._@-]{0,63}";

    private final Path file;
    private final Supplier<String> secrets;
    private final InstantSource clock;
    private FileStamp read = FileStamp.NONE;
    private List<AccessToken> tokens = List.of();

    /// @param secrets gives words that cannot be guessed
    public AccessTokens(Path home, Supplier<String> secrets, InstantSource clock) {
        this.file = home.resolve(FILE);
        this.secrets = secrets;
        this.clock = clock;
    }

    /// All of them, the oldest first.
    ///
    /// @throws UserError if others can read the file
    public synchronized List<AccessToken> all() throws IOException {
        FileStamp now = Files.exists(file) ? FileStamp.of(file) : FileStamp.NONE;
        if (!now.equals(read)) {
            requirePrivate();
            tokens = now.equals(FileStamp.NONE)
                    ? List.of()
                    : Files.readAllLines(file).stream().map(AccessTokens::token).flatMap(Optional::stream)
                            .toList();
            read = now;
        }
        return tokens;
    }

    /// @return the secret, which is told this once
    /// @throws UserError if the name is taken or cannot be one
    public synchronized String create(String name, Role role) throws IOException {
        if (!name.matches(NAME)) {
            throw UserError.usage("A token cannot be called \"" + name + "\".",
                    "Use letters, digits, dots, dashes, underscores and @.");
        }
        if (all().stream().anyMatch(token -> token.name().equals(name))) {
            throw UserError.usage("There is a token " + name + " already.",
                    "Remove it first: carrel token remove " + name);
        }
        String secret = secrets.get();
        List<AccessToken> more = new ArrayList<>(all());
        more.add(new AccessToken(name, role, hash(secret), clock.instant().truncatedTo(ChronoUnit.SECONDS)));
        write(more);
        return secret;
    }

    /// @throws UserError if there is none of this name
    public synchronized void remove(String name) throws IOException {
        List<AccessToken> others = all().stream().filter(token -> !token.name().equals(name)).toList();
        if (others.size() == all().size()) {
            throw UserError.usage("There is no token " + name + ".", "`carrel token list` shows them all.");
        }
        write(others);
    }

    /// The token that a secret is of; none also where the file cannot be read.
    public Optional<AccessToken> of(String secret) {
        String hash = hash(secret);
        try {
            return all().stream().filter(token -> Guard.isSame(token.hash(), hash)).findFirst();
        } catch (IOException | UserError unreadable) {
            return Optional.empty();
        }
    }

    private void write(List<AccessToken> all) throws IOException {
        StringBuilder lines = new StringBuilder();
        all.forEach(token -> lines.append(String.join("\t", token.name(), token.role().word(), token.hash(),
                token.created().toString())).append('\n'));
        AtomicFile.write(file, lines.toString());
        read = FileStamp.NONE;
    }

    private static Optional<AccessToken> token(String line) {
        String[] parts = line.split("\t", -1);
        try {
            return parts.length == 4
                    ? Role.named(parts[1])
                            .map(role -> new AccessToken(parts[0], role, parts[2], Instant.parse(parts[3])))
                    : Optional.empty();
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    private static String hash(String secret) {
        return ContentHash.of(secret.getBytes(StandardCharsets.UTF_8)).value();
    }

    private void requirePrivate() throws IOException {
        if (Files.exists(file) && Files.getFileStore(file).supportsFileAttributeView("posix")
                && !EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE)
                        .containsAll(Files.getPosixFilePermissions(file))) {
            throw UserError.cannotRun("Others can read or change the tokens in " + file + ".",
                    "Take that from them: chmod 600 " + file);
        }
    }
}
