package dev.carrel.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.RememberedChat;
import dev.carrel.assist.rephrase.ModelRephraser;
import dev.carrel.assist.rephrase.ModelRephraser.Insistence;
import dev.carrel.assist.rephrase.ModelRests;
import dev.carrel.base.AtomicFile;
import dev.carrel.base.TemporaryFolder;
import dev.carrel.base.UserError;
import dev.carrel.embed.CrossEncoder;
import dev.carrel.embed.Embedder;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.Snapshot;
import dev.carrel.index.backend.RebuildableIndex;
import dev.carrel.library.annotation.AnnotationStore;
import dev.carrel.library.annotation.LibraryAnnotations;
import dev.carrel.library.capture.CapturedPages;
import dev.carrel.library.capture.DroppedFiles;
import dev.carrel.library.endpoint.EndpointRole;
import dev.carrel.library.endpoint.Endpoints;
import dev.carrel.library.home.Generations;
import dev.carrel.library.home.Home;
import dev.carrel.library.label.LabelStore;
import dev.carrel.library.running.Attention;
import dev.carrel.library.running.RunningWork;
import dev.carrel.library.running.WritingTurns;
import dev.carrel.library.settings.Settings;
import dev.carrel.search.expand.Expander;
import dev.carrel.search.expand.Rephraser;
import org.jspecify.annotations.Nullable;

/// One library, open: what can be asked of it, brought into it and done to it. Close it to let what is under way end.
public final class Library implements AutoCloseable {
    /// The parts that libraries under several settings share.
    ///
    /// @param capturing captures come one after the other: each writes
    private record Parts(Path folder, Models models, Endpoints endpoints, ModelRests rests, Lock capturing,
            LabelStore labels, AnnotationStore annotations, WritingTurns turns, Attention attention) {}

    /// The parts that whoever changes the library works with.
    record Writing(RebuildableIndex index, CapturedPages pages, DroppedFiles files, RunningWork runs,
            Settings settings, LabelStore labels, LibraryAnnotations annotations) {}

    private final Parts parts;
    private final Settings settings;
    private final @Nullable Library owner;
    private final Set<Library> views = new HashSet<>();
    private final RunningWork runs;
    private final RebuildableIndex index;
    private final LibraryAnnotations annotations;
    private final LibrarySearch search;
    private final LibraryAssistant assistant;
    private final LibraryIntake intake;
    private final LibraryUpkeep upkeep;
    private boolean closed;

    private Library(Parts parts, Settings settings, @Nullable Library owner) throws IOException {
        this.parts = parts;
        this.settings = settings;
        this.owner = owner;
        this.runs = new RunningWork(parts.turns(), parts.attention());
        this.index = owner != null && owner.settings.keywordScoring().equals(settings.keywordScoring())
                ? owner.index
                : IndexBackends.open(parts.folder(), settings,
                        new OwnRecords(parts.labels()::now, parts.annotations()));
        this.annotations = new LibraryAnnotations(parts.annotations(), index, Clock.systemUTC());
        Writing writing = new Writing(index,
                new CapturedPages(parts.folder(), Long.parseLong(settings.text("reading.max-bytes"))),
                files(),
                runs, settings, parts.labels(), annotations);
        this.search = new LibrarySearch(index, settings,
                new LibrarySearch.SearchModels(this::checkedEmbedder, crossEncoder(), rephraser()),
                parts.attention());
        this.assistant = new LibraryAssistant(search, new LibraryAssistant.AssistantModels(
                () -> parts.endpoints().assistant(settings), this::embedder), parts.folder());
        this.intake = new LibraryIntake(writing, this::checkedEmbedder, parts.capturing());
        this.upkeep = new LibraryUpkeep(writing, this::embedder);
    }

    /// Opens a library of this home; one that does not exist is empty.
    public static Library open(Home home, String name, Settings settings) throws IOException {
        return open(home.library(name), home, settings);
    }

    private static Library open(Path folder, Home home, Settings settings) throws IOException {
        TemporaryFolder.sweep();
        AtomicFile.sweep(home.path(), InstantSource.system());
        AtomicFile.sweep(folder, InstantSource.system());
        return new Library(new Parts(folder, new Models(home), new Endpoints(home),
                new ModelRests(InstantSource.system()), new ReentrantLock(), new LabelStore(folder),
                AnnotationStore.in(folder), new WritingTurns(),
                new Attention()), settings, null);
    }

    /// Opens a library that lies elsewhere, with the models and caches of this home, and that can be made again at any
    /// time from what it was made of: one that another version of the program left is emptied.
    public static Library derived(Path folder, Home home, Settings settings) throws IOException {
        Settings embedded = settings.with(Map.of("index.backend", "lucene"),
                "a library that can be made again");
        Library library = open(folder, home, embedded);
        try {
            library.snapshot().close();
            return library;
        } catch (UserError e) {
            library.close();
            if (e.kind() != UserError.Kind.OUTDATED) {
                throw e;
            }
            new Generations(folder).erase();
            return open(folder, home, embedded);
        }
    }

    /// The same open library under other settings. What these do not change is shared, models of another name stay open
    /// as long as this library does. Closing it ends what it runs itself and leaves the shared parts open.
    public synchronized Library with(Settings other) throws IOException {
        if (closed) {
            throw new IllegalStateException("the library is closed");
        }
        Library view = new Library(parts, other, this);
        views.add(view);
        return view;
    }

    /// Deletes all that a library has indexed, damaged or not; its settings stay. Captured pages are deleted too, unless
    /// the index cannot be read: then it is emptied to be made anew, and they are nowhere else.
    public static void erase(Home home, String name, Settings settings) throws IOException {
        boolean sound = isReadable(home.library(name), settings);
        try (RebuildableIndex index = IndexBackends.open(home.library(name), settings, OwnRecords.NONE)) {
            index.erase();
        }
        LibraryAssistant.replies(home.library(name)).erase();
        Files.deleteIfExists(mapFile(home.library(name)));
        if (sound) {
            new CapturedPages(home.library(name), 0).erase();
            new DroppedFiles(home.library(name)).erase();
        }
    }

    private static boolean isReadable(Path folder, Settings settings) {
        try (RebuildableIndex index = IndexBackends.open(folder, settings, OwnRecords.NONE);
                Snapshot snapshot = index.snapshot()) {
            return snapshot.census().statistics().documents() >= 0;
        } catch (IOException | RuntimeException damaged) {
            return false;
        }
    }

    public String name() {
        return String.valueOf(parts.folder().getFileName());
    }

    public Settings settings() {
        return settings;
    }

    public LibrarySearch search() {
        return search;
    }

    public LibraryIntake intake() {
        return intake;
    }

    public LibraryUpkeep upkeep() {
        return upkeep;
    }

    /// The reader's own tags, stars and reading status.
    public LabelStore labels() {
        return parts.labels();
    }

    /// The highlights and notes that its owner has made.
    public LibraryAnnotations annotations() {
        return annotations;
    }

    /// The files that people gave it themselves.
    public DroppedFiles files() {
        return new DroppedFiles(parts.folder());
    }

    /// The file that the map of the library is kept in, whether there is one or not.
    public Path mapFile() {
        return mapFile(parts.folder());
    }

    private static Path mapFile(Path folder) {
        return folder.resolve("map.json");
    }

    /// The index as it is now. Callers close it.
    public Snapshot snapshot() throws IOException {
        return index.snapshot();
    }

    /// The contents at this moment. Callers close them.
    public LibraryContents contents() throws IOException {
        return new LibraryContents(index.snapshot());
    }

    public IndexFacts facts() throws IOException {
        return index.facts();
    }

    public LibraryStatus status() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            return LibraryStatus.of(name(), snapshot.register(), snapshot.census(), index.facts());
        }
    }

    /// Asks what is running, or begins later, to end early and to keep what it has done. Does not wait.
    public synchronized void stop() {
        views.forEach(Library::stop);
        runs.stop();
        intake.stop();
        assistant.stop();
    }

    /// Commits the text that was read until now, without waiting for whoever reads. [#stop] comes first, and [#close] may
    /// take longer than there is time.
    public void keep() throws IOException {
        runs.keep();
    }

    /// Reads all that is stored and compares it with its checksums.
    ///
    /// @throws UserError if something is damaged
    public void verify() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            snapshot.verify();
        }
    }

    /// Opens what the first question would wait for: the index, and the model if there are vectors.
    public void warm() throws IOException {
        if (!index.facts().fingerprint().isEmpty()) {
            checkedEmbedder().query("ready");
        }
    }

    /// The model that the settings name.
    public Embedder embedder() {
        return parts.endpoints().embedder(settings)
                .orElseGet(() -> parts.models().embedder(settings.text("embedding.model"),
                        settings.dimensions()));
    }

    public LibraryAssistant assistant() {
        return assistant;
    }

    /// The rephraser of questions: the model, within a limit of time, or the library itself.
    private Rephraser rephraser() {
        String by = settings.text("expansion.by");
        Rephraser own = new Expander();
        return by.equals("device")
                ? own
                : new ModelRephraser(this::rememberedModel, own,
                        new ModelRephraser.Manner(parts.folder().resolve("prompts"),
                                Duration.ofSeconds(settings.seconds("expansion.timeout")),
                                by.equals("model") ? Insistence.ALWAYS : Insistence.IF_POSSIBLE),
                        parts.rests());
    }

    /// The language model, which is not asked twice for the same.
    private Optional<ChatModel> rememberedModel() {
        return parts.endpoints().assistant(settings)
                .map(model -> new RememberedChat(model, LibraryAssistant.replies(parts.folder())));
    }

    /// The model that reads results again, if the settings name one; opened when it is first asked for.
    private Optional<Supplier<CrossEncoder>> crossEncoder() {
        String model = settings.text("rerank.model");
        if (EndpointRole.RERANKING.address(settings).isPresent()) {
            return Optional.of(() -> parts.endpoints().crossEncoder(settings).orElseThrow());
        }
        return model.equals("none")
                ? Optional.empty()
                : Optional.of(() -> parts.models().crossEncoder(model));
    }

    /// The endpoints that the settings name.
    Endpoints endpoints() {
        return parts.endpoints();
    }

    /// The model, if it is the one that made the library's vectors.
    private Embedder checkedEmbedder() {
        Embedder model = embedder();
        try {
            IndexFacts facts = index.facts();
            if (!facts.fingerprint().isEmpty() && !facts.fingerprint().equals(model.model().fingerprint())) {
                throw UserError.cannotRun("This library was made with the model " + facts.model()
                        + ", and the settings name " + model.model().name() + ".",
                        "Run `carrel reindex` to make new vectors, or set embedding.model back.");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return model;
    }

    /// Stops what is running, waits until it has committed what it did, and closes everything that is not shared with
    /// the library it was made of. May be called from any thread but the one that is at work.
    @Override
    public void close() throws IOException {
        stop();
        for (Library view : closing()) {
            view.close();
        }
        runs.end();
        if (owner == null) {
            parts.models().close();
            parts.endpoints().close();
            index.close();
        } else {
            owner.leave(this);
        }
    }

    private void leave(Library view) throws IOException {
        if (!view.index.equals(index)) {
            view.index.close();
        }
        forget(view);
    }

    private synchronized List<Library> closing() {
        closed = true;
        return List.copyOf(views);
    }

    private synchronized void forget(Library view) {
        views.remove(view);
    }
}
