package dev.carrel.library;

import dev.carrel.chunk.Chunker;
import dev.carrel.document.DocumentId;
import dev.carrel.document.UserError;
import dev.carrel.embed.CachedEmbedder;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Model;
import dev.carrel.embed.onnx.ModelDirectory;
import dev.carrel.embed.onnx.OnnxEmbedder;
import dev.carrel.embed.onnx.PackagedModel;
import dev.carrel.index.Facts;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.ingest.Catalogue;
import dev.carrel.ingest.Ingest;
import dev.carrel.ingest.Pipeline;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.search.Answer;
import dev.carrel.search.Options;
import dev.carrel.search.Search;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;

/// One library, open. Close it to let what is under way end.
public final class Library implements AutoCloseable {
    private final Home home;
    private final Settings settings;
    private final PassageIndex index;
    private final Search search;
    private @Nullable Embedder embedder;
    private @Nullable Ingest running;
    private boolean closed;

    private Library(Home home, Settings settings, PassageIndex index) {
        this.home = home;
        this.settings = settings;
        this.index = index;
        this.search = new Search(index, this::checkedEmbedder, LuceneIndex.terms(), ForkJoinPool.commonPool());
    }

    /// Opens a library of this home; one that does not exist is empty.
    public static Library open(Home home, String name, Settings settings) throws IOException {
        return new Library(home, settings, LuceneIndex.open(home.library(name).resolve("index"),
                settings.keywordScoring()));
    }

    public Settings settings() {
        return settings;
    }

    public Answer search(String query, Options options) throws IOException {
        return search.ask(query, options);
    }

    /// The library as it is now. Callers close it.
    public Snapshot snapshot() throws IOException {
        return index.snapshot();
    }

    public Facts facts() throws IOException {
        return index.facts();
    }

    /// Adds folders, files and corpora, or brings them up to date.
    public Report add(List<Path> paths, Progress progress) throws IOException {
        return ingest(new Sources(settings).at(paths), progress);
    }

    private Report ingest(List<Catalogue> catalogues, Progress progress) throws IOException {
        Embedder model = checkedEmbedder();
        Chunker chunker = new Chunker(model::tokens, settings.chunking(model.room()));
        Pipeline pipeline = new Pipeline(chunker, model, Runtime.getRuntime().availableProcessors());
        Ingest ingest = new Ingest(index, pipeline, factsOf(model), Clock.systemUTC());
        started(ingest);
        return ingest.run(catalogues, progress);
    }

    private synchronized void started(Ingest ingest) {
        running = ingest;
        if (closed) {
            ingest.stop();
        }
    }

    private Facts factsOf(Model model, Embedder embedder) {
        return new Facts(model.name(), model.fingerprint(), model.dimensions(),
                settings.chunking(embedder.room()).maxTokens());
    }

    private Facts factsOf(Embedder model) {
        return factsOf(model.model(), model);
    }

    /// Takes documents out; those that are not there are passed over.
    public void remove(List<DocumentId> documents) throws IOException {
        try (Writer writer = index.writer()) {
            for (DocumentId id : documents) {
                writer.remove(id);
            }
            writer.commit();
        }
    }

    public void removeSource(String id) throws IOException {
        try (Writer writer = index.writer()) {
            writer.removeSource(id);
            writer.commit();
        }
    }

    /// The model that the settings name.
    public synchronized Embedder embedder() {
        if (closed) {
            throw new IllegalStateException("the library is closed");
        }
        if (embedder == null) {
            embedder = openModel();
        }
        return embedder;
    }

    private Embedder openModel() {
        String name = settings.text("embedding.model");
        try {
            return new CachedEmbedder(OnnxEmbedder.open(
                    PackagedModel.exists(name) ? new PackagedModel(name) : new ModelDirectory(Path.of(name)),
                    home.models()), home.vectors());
        } catch (IOException e) {
            throw new UncheckedIOException("the model " + name + " cannot be opened", e);
        }
    }

    /// The model, if it is the one that made the library's vectors.
    private Embedder checkedEmbedder() {
        Embedder model = embedder();
        try {
            Facts facts = index.facts();
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

    /// Stops what is running, waits for the model to be idle, and closes everything. May be called from any thread.
    @Override
    public void close() throws IOException {
        Embedder model;
        synchronized (this) {
            closed = true;
            model = embedder;
            if (running != null) {
                running.stop();
            }
        }
        if (model != null) {
            model.close();
        }
        index.close();
    }
}
