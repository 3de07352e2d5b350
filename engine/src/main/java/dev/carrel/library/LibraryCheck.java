package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.base.PrivateFolder;
import dev.carrel.base.UserError;
import dev.carrel.embed.Embedder;
import dev.carrel.endpoint.EndpointException;
import dev.carrel.index.IndexFacts;
import dev.carrel.library.endpoint.EndpointRole;
import dev.carrel.library.endpoint.EndpointTrial;
import dev.carrel.library.home.Home;

/// Looks whether everything that a library needs is there and works.
public record LibraryCheck(Home home, Library library) {
    private static final int REQUIRED_JAVA = 25;
    private static final long LEAST_BYTES = 500_000_000;

    /// One thing that was looked at.
    ///
    /// @param detail what was found, or what is wrong
    public record Check(String name, boolean passed, String detail) {}

    /// Finds something out, or fails in saying what is wrong.
    private interface Question {
        String ask() throws IOException;
    }

    public List<Check> checks() {
        return Stream.concat(ownChecks().stream(), endpointChecks()).toList();
    }

    private List<Check> ownChecks() {
        return List.of(check("Java", LibraryCheck::java),
                check("home", this::writable),
                check("disk", this::space),
                check("model", this::model),
                check("library", this::contents),
                check("vectors", this::vectors));
    }

    /// Nothing is contacted that no setting names.
    private Stream<Check> endpointChecks() {
        return Arrays.stream(EndpointRole.values())
                .filter(role -> role.address(library.settings()).isPresent())
                .map(role -> check(role.title(), () -> trial(role)));
    }

    private String trial(EndpointRole role) throws IOException {
        EndpointTrial trial = new EndpointTrial(
                library.endpoints().client(role, library.settings()).orElseThrow());
        return switch (role) {
            case ASSISTANT -> trial.of(library.assistant().model().orElseThrow());
            case EMBEDDING -> trial.of(library.embedder());
            case RERANKING -> trial.of(library.endpoints().crossEncoder(library.settings()).orElseThrow());
        };
    }

    private static Check check(String name, Question question) {
        try {
            return new Check(name, true, question.ask());
        } catch (UserError e) {
            return new Check(name, false, e.getMessage() + " " + e.hint());
        } catch (EndpointException e) {
            return new Check(name, false, String.valueOf(e.getMessage()));
        } catch (IOException | RuntimeException e) {
            return new Check(name, false, e.toString());
        }
    }

    private static String java() {
        if (Runtime.version().feature() < REQUIRED_JAVA) {
            throw UserError.cannotRun("This is Java " + Runtime.version() + ".",
                    "Carrel needs Java " + REQUIRED_JAVA + " or newer.");
        }
        return Runtime.version() + ", " + System.getProperty("os.name") + " " + System.getProperty("os.arch");
    }

    private String writable() throws IOException {
        PrivateFolder.create(home.path());
        Files.delete(Files.createTempFile(home.path(), "doctor", ""));
        return home.path().toString();
    }

    private String space() throws IOException {
        long free = Files.getFileStore(existing(home.path())).getUsableSpace();
        String amount = free / 1_000_000_000 + "." + free / 100_000_000 % 10 + " GB free";
        if (free < LEAST_BYTES) {
            throw UserError.cannotRun("There are only " + amount + ".",
                    "Make room on the disk of " + home.path() + ".");
        }
        return amount;
    }

    private static Path existing(Path path) {
        Path parent = path.getParent();
        return Files.exists(path) || parent == null ? path : existing(parent);
    }

    private String model() {
        long start = System.nanoTime();
        Embedder embedder = library.embedder();
        long opened = System.nanoTime();
        embedder.query("Does the model work?");
        return embedder.model().name() + ", " + embedder.model().dimensions() + " dimensions, opened in "
                + (opened - start) / 1_000_000 + " ms, a sentence in "
                + (System.nanoTime() - opened) / 1_000_000
                + " ms";
    }

    private String contents() throws IOException {
        library.verify();
        LibraryStatus status = library.status();
        return status.library() + ", " + status.statistics().documents() + " documents, "
                + status.statistics().passages() + " passages, " + status.failures().size() + " not readable";
    }

    private String vectors() throws IOException {
        IndexFacts facts = library.facts();
        if (facts.fingerprint().isEmpty()) {
            return "none yet";
        }
        if (!facts.fingerprint().equals(library.embedder().model().fingerprint())) {
            throw UserError.cannotRun("They were made with the model " + facts.model() + ".",
                    "Run `carrel reindex`, or set embedding.model back.");
        }
        boolean leavesWhole = library.settings().wholeDocument() > facts.chunking();
        return facts.model() + ", passages of up to " + facts.chunking() + " tokens"
                + (leavesWhole ? " (short documents whole), " : ", ") + library.status().waiting()
                + " waiting";
    }
}
