package dev.carrel.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

import dev.carrel.base.UserError;
import dev.carrel.chunk.Chunker;
import dev.carrel.chunk.Chunking;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.CapturedPage;
import dev.carrel.document.origin.Source;
import dev.carrel.embed.Embedder;
import dev.carrel.index.Facets;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.ingest.Ingest;
import dev.carrel.ingest.Pipeline;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.library.capture.Captured;
import dev.carrel.library.capture.CapturedPages;
import dev.carrel.library.home.Generations;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.search.Answer;
import dev.carrel.search.Search;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.context.Context;
import dev.carrel.search.context.ContextRequest;
import dev.carrel.search.context.Gatherer;
import dev.carrel.search.expand.Expander;
import dev.carrel.search.quote.Verdict;
import dev.carrel.search.quote.Verifier;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.run.SearchRun;
import dev.carrel.search.similar.NearPassages;
import dev.carrel.search.similar.SimilarDocuments;
import dev.carrel.search.similar.SimilarPassages;
import dev.carrel.search.similar.SimilarityKind;
import dev.carrel.search.similar.SimilarityResult;
import org.jspecify.annotations.Nullable;

/// One library, open. Close it to let what is under way end.
public final class Library implements AutoCloseable {
    /// The parts that libraries under several settings share.
    ///
    /// @param capturing captures come one after the other: each writes
    private record Parts(Home home, Path folder, Models models, Lock capturing) {
        Generations generations() {
            return new Generations(folder);
        }
    }

    private final Parts parts;
    private final Settings settings;
    private final @Nullable Library owner;
    private final Set<Library> views = new HashSet<>();
    private final RunningWork runs = new RunningWork();
    private final CapturedPages pages;
    private final CurrentIndex index;
    private final SearchRun.Means means;
    private final Search search;
    private @Nullable ReaderSetup reading;
    private boolean closed;

    private Library(Parts parts, Settings settings, @Nullable Library owner) throws IOException {
        this.parts = parts;
        this.settings = settings;
        this.owner = owner;
        this.pages = new CapturedPages(parts.folder(), Long.parseLong(settings.text("reading.max-bytes")));
        this.index = owner != null && owner.settings.keywordScoring().equals(settings.keywordScoring())
                ? owner.index
                : new CurrentIndex(parts.generations(), settings.keywordScoring());
        this.means = new SearchRun.Means(this::checkedEmbedder, new Expander(),
                ForkJoinPool.commonPool());
        Search plain = new Search(index, means, LuceneIndex.terms());
        String reranker = settings.text("rerank.model");
        this.search = reranker.equals("none")
                ? plain
                : plain.reranked(() -> parts.models().crossEncoder(reranker), settings.whole("rerank.depth"));
    }

    /// Opens a library of this home; one that does not exist is empty.
    public static Library open(Home home, String name, Settings settings) throws IOException {
        return open(home.library(name), home, settings);
    }

    private static Library open(Path folder, Home home, Settings settings) throws IOException {
        return new Library(new Parts(home, folder, new Models(home), new ReentrantLock()), settings,
                null);
    }

    /// Opens a library that lies elsewhere, with the models and caches of this home, and that can be made again at any
    /// time from what it was made of: one that another version of the program left is emptied.
    public static Library derived(Path folder, Home home, Settings settings) throws IOException {
        Library library = open(folder, home, settings);
        try {
            library.snapshot().close();
            return library;
        } catch (UserError e) {
            library.close();
            if (e.kind() != UserError.Kind.OUTDATED) {
                throw e;
            }
            new Generations(folder).erase();
            return open(folder, home, settings);
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
    public static void erase(Home home, String name) throws IOException {
        Generations generations = new Generations(home.library(name));
        boolean sound = generations.areReadable();
        generations.erase();
        if (sound) {
            new CapturedPages(home.library(name), 0).erase();
        }
    }

    /// The same for this one, which is empty from now on.
    public void erase() throws IOException {
        try (RunningWork.Turn _ = runs.begin()) {
            index.erase();
            pages.erase();
        }
    }

    public String name() {
        return String.valueOf(parts.folder().getFileName());
    }

    public Settings settings() {
        return settings;
    }

    public Answer search(String query, SearchOptions options) throws IOException {
        return search(SearchRequest.one(query), options);
    }

    public Answer search(SearchRequest questions, SearchOptions options) throws IOException {
        return search.ask(questions, options);
    }

    /// How many documents of each year, type, collection, tag, section and source the questions find; with an empty
    /// question, how many there are.
    public Facets facets(SearchRequest questions, SearchOptions options) throws IOException {
        return search.facets(questions, options.mode());
    }

    /// Passages for a language model to read.
    public Context context(ContextRequest request) throws IOException {
        return new Gatherer(index, means).gather(request, settings.searchOptions());
    }

    /// What is like a document of the library.
    public SimilarityResult similar(DocumentId document, SimilarityKind by, int limit) throws IOException {
        return new SimilarDocuments(index).to(document, by, limit);
    }

    /// The passages nearest to a text.
    public NearPassages similar(String text, int limit) throws IOException {
        return new SimilarPassages(index, this::checkedEmbedder).to(text, limit);
    }

    /// Whether a quotation stands in some documents, or anywhere in the library if none are named.
    public Verdict verify(String quote, List<DocumentId> documents) throws IOException {
        return new Verifier(index).verify(quote, documents);
    }

    /// The library as it is now. Callers close it.
    public Snapshot snapshot() throws IOException {
        return index.snapshot();
    }

    public IndexFacts facts() throws IOException {
        return index.facts();
    }

    public LibraryStatus status() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            return LibraryStatus.of(name(), snapshot, index.facts());
        }
    }

    /// Adds folders, files and corpora, or brings them up to date.
    public Report add(List<Path> paths, Progress progress) throws IOException {
        return add(paths, List.of(), progress);
    }

    public Report add(List<Path> paths, List<String> zotero, Progress progress) throws IOException {
        return add(paths, zotero, List.of(), progress);
    }

    /// @param zotero data directories or addresses of Zotero; an empty one is looked for in the usual places
    /// @param again  documents that were removed and may come back
    public Report add(List<Path> paths, List<String> zotero, List<RemovedDocument> again, Progress progress)
            throws IOException {
        Sources sources = sources();
        List<Catalogue> catalogues = new ArrayList<>(sources.at(paths, zotero));
        new Removals(index, pages).readmit(again).forEach(source -> catalogues.add(sources.of(source)));
        try (Snapshot snapshot = index.snapshot()) {
            if (pages.areForgotten(snapshot.sources())) {
                catalogues.add(pages.catalogue(checkedEmbedder()));
            }
        }
        return bringIn(catalogues, progress);
    }

    /// The sources that [#add] would read, found and checked without reading them.
    ///
    /// @throws UserError if one of them is not there
    public List<Source> sourcesAt(List<Path> paths, List<String> zotero) {
        return sources().at(paths, zotero).stream().map(Catalogue::source).toList();
    }

    /// Takes in a page that a browser shows. The same address again replaces it.
    public Captured capture(CapturedPage page) throws IOException {
        parts.capturing().lock();
        try {
            DocumentId id = pages.store(page);
            Report report = bringIn(List.of(pages.catalogue(checkedEmbedder())), Progress.SILENT);
            try (Snapshot snapshot = index.snapshot()) {
                return Captured.of(id, report, snapshot);
            }
        } finally {
            parts.capturing().unlock();
        }
    }

    CapturedPages pages() {
        return pages;
    }

    /// Brings sources that were added before up to date.
    public Report sync(List<Source> sources, Progress progress) throws IOException {
        Sources known = sources();
        return bringIn(sources.stream().map(known::of).toList(), progress);
    }

    /// Keeps sources up to date from now on. Callers close it.
    public Watching watch(List<Source> sources) throws IOException {
        return new Watching(this, sources);
    }

    private Report bringIn(List<Catalogue> catalogues, Progress progress) throws IOException {
        try (RunningWork.Turn turn = runs.begin()) {
            return turn.of(ingest(index, checkedEmbedder())).run(catalogues, progress);
        }
    }

    /// Makes passages and vectors anew from the stored text, with the model and the chunking that the settings name.
    /// The old index answers until the new one is complete.
    public Report reindex(Progress progress) throws IOException {
        Generations generations = parts.generations();
        // The lock is held until the new index is in place, so that nobody writes to the old one in between.
        try (RunningWork.Turn turn = runs.begin();
                Writer _ = index.writer();
                Snapshot old = index.snapshot()) {
            Path next = generations.begin();
            Report report = copy(old, next, turn, progress);
            if (!report.interrupted()) {
                generations.replaceBy(next);
            }
            return report;
        }
    }

    private Report copy(Snapshot old, Path next, RunningWork.Turn turn, Progress progress)
            throws IOException {
        try (PassageIndex fresh = LuceneIndex.open(next, settings.keywordScoring())) {
            return turn.of(ingest(fresh, embedder())).copy(old, progress);
        }
    }

    private Sources sources() {
        return new Sources(reading().files(), settings.text("zotero.base-directory"),
                () -> pages.catalogue(checkedEmbedder()));
    }

    private synchronized ReaderSetup reading() {
        if (reading == null) {
            reading = new ReaderSetup(settings);
        }
        return reading;
    }

    private Ingest ingest(PassageIndex target, Embedder model) {
        Chunking chunking = settings.chunking(model.room());
        Pipeline pipeline = new Pipeline(new Chunker(model::tokens, chunking), model,
                settings.vectorLimit(),
                Runtime.getRuntime().availableProcessors());
        IndexFacts facts = new IndexFacts(model.model().name(), model.model().fingerprint(),
                model.model().dimensions(),
                chunking.maxTokens());
        return new Ingest(target, pipeline, facts, Clock.systemUTC(), new RelationStage());
    }

    /// Asks what is running, or begins later, to end early and to keep what it has done. Does not wait.
    public synchronized void stop() {
        views.forEach(Library::stop);
        runs.stop();
        if (reading != null) {
            reading.close();
        }
    }

    /// Takes documents and whole sources out, at once; those that are not there are passed over.
    ///
    /// @return documents that a source still holds; they stay out until they are added by name
    public List<RemovedDocument> remove(List<DocumentId> documents, List<String> sources)
            throws IOException {
        try (RunningWork.Turn _ = runs.begin()) {
            return new Removals(index, pages).remove(documents, sources);
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
        return parts.models().embedder(settings.text("embedding.model"));
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
