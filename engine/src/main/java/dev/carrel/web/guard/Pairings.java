package dev.carrel.web.guard;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

import dev.carrel.base.AtomicFile;
import dev.carrel.base.ContentHash;

/// The browser extensions that may send pages. The person reads a code in the app and types it into the extension, which gets
/// a token for it; a code is good once. Of tokens only their hashes are kept, in a file, so that pairing outlives the server.
public final class Pairings {
    private static final Duration CODE_LIVES = Duration.ofMinutes(10);
    private static final int CODES = 1_000_000;
    /// A person mistypes once or twice; who tries more often guesses, and has to begin anew with another code.
    private static final int TRIES = 5;

    private final Path file;
    private final Supplier<String> secrets;
    private final LongSupplier nanos;
    private final SecureRandom random = new SecureRandom();
    /// Whoever guesses needs a year for one chance in two.
    private final RateLimit guesses;
    private String code = "";
    private long made;
    private int wrong;

    /// @param file    where hashes of tokens are kept
    /// @param secrets gives words that cannot be guessed
    public Pairings(Path file, Supplier<String> secrets, LongSupplier nanos) {
        this.file = file;
        this.secrets = secrets;
        this.nanos = nanos;
        this.guesses = new RateLimit(5, Duration.ofMinutes(1), nanos);
    }

    /// The code that the person is to type now.
    public synchronized String code() {
        long now = nanos.getAsLong();
        if (code.isEmpty() || now - made > CODE_LIVES.toNanos()) {
            code = String.format(Locale.ROOT, "%06d", random.nextInt(CODES));
            made = now;
            wrong = 0;
        }
        return code;
    }

    public int paired() throws IOException {
        return hashes().size();
    }

    /// True if another code may be tried now.
    public boolean allowsGuess() {
        return guesses.allows("code");
    }

    /// A token for the right code; empty for a wrong one.
    public synchronized Optional<String> pair(String typed) throws IOException {
        String right = code();
        if (!Guard.isSame(right, typed.replaceAll("\\s", ""))) {
            wrong++;
            code = wrong < TRIES ? code : "";
            return Optional.empty();
        }
        code = "";
        String token = secrets.get();
        keep(token);
        return Optional.of(token);
    }

    /// False also where the file cannot be read: then nobody is paired.
    public boolean knows(String token) {
        try {
            return hashes().contains(hash(token));
        } catch (IOException unreadable) {
            return false;
        }
    }

    private List<String> hashes() throws IOException {
        return Files.isRegularFile(file) ? Files.readAllLines(file) : List.of();
    }

    private static String hash(String token) {
        return ContentHash.of(token.getBytes(StandardCharsets.UTF_8)).value();
    }

    private void keep(String token) throws IOException {
        List<String> all = new ArrayList<>(hashes());
        all.add(hash(token));
        AtomicFile.write(file, String.join("\n", all) + "\n");
    }
}
