package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import dev.carrel.chunk.Chunker;
import dev.carrel.chunk.Chunking;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.CapturedPage;
import dev.carrel.document.origin.Source;
import dev.carrel.embed.Embedder;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Snapshot;
import dev.carrel.ingest.Bystanders;
import dev.carrel.ingest.Ingest;
import dev.carrel.ingest.Pipeline;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.LargeFolder;
import dev.carrel.ingest.source.PageCatalogue;
import dev.carrel.library.capture.Captured;
import dev.carrel.library.capture.StoredPage;
import dev.carrel.library.relation.RelationStage;
import dev.carrel.library.running.RunningWork;
import dev.carrel.library.settings.Settings;
import org.jspecify.annotations.Nullable;

/// The ways into a library: folders, files and other sources, which can be watched, and pages that a browser sends.
public final class LibraryIntake {
    private final Library.Writing writing;
    private final Supplier<Embedder> embedder;
    private final Lock capturing;
    private @Nullable ReaderSetup reading;

    /// @param embedder  the model that made the library's vectors
    /// @param capturing captures come one after the other: each writes
    LibraryIntake(Library.Writing writing, Supplier<Embedder> embedder, Lock capturing) {
        this.writing = writing;
        this.embedder = embedder;
        this.capturing = capturing;
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
        try (RunningWork.Turn turn = writing.runs().beginText()) {
            new Removals(writing).readmit(again, turn)
                    .forEach(source -> catalogues.add(sources.of(source)));
            try (Snapshot snapshot = writing.index().snapshot()) {
                if (writing.pages().areForgotten(snapshot.register().sources())) {
                    catalogues.add(pages());
                }
            }
            return bringIn(catalogues, progress, turn, _ -> turn);
        }
    }

    /// The sources that [#add] would read, found and checked without reading them.
    ///
    /// @throws dev.carrel.base.UserError if one of them is not there
    public List<Source> sourcesAt(List<Path> paths, List<String> zotero) {
        return sources().at(paths, zotero).stream().map(Catalogue::source).toList();
    }

    /// The folders among some paths that are new to the library and too large to be added without a question.
    ///
    /// @param home of the person who adds them
    public List<LargeFolder> large(List<Path> paths, Path home) throws IOException {
        Set<String> known;
        try (Snapshot snapshot = writing.index().snapshot()) {
            known = snapshot.register().sources().stream().map(Source::id).collect(Collectors.toSet());
        }
        return LargeFolder.among(sourcesAt(paths, List.of()).stream()
                .filter(source -> source.kind() == Source.Kind.FOLDER && !known.contains(source.id()))
                .map(source -> Path.of(source.location())), home);
    }

    /// Takes in a page that a browser shows. What has much changed at its address is another version of it.
    public Captured capture(CapturedPage page) throws IOException {
        return capture(() -> writing.pages().store(page));
    }

    /// Takes in a PDF that a browser shows.
    public Captured capture(CapturedPage page, byte[] pdf) throws IOException {
        return capture(() -> writing.pages().store(page, pdf, pages()));
    }

    /// All pages that browsers sent.
    public List<StoredPage> captured() throws IOException {
        return writing.pages().list();
    }

    /// Deletes pages that browsers sent. Like captures, one after the other.
    public void forget(List<DocumentId> pages) throws IOException {
        capturing.lock();
        try (RunningWork.Turn _ = writing.runs().begin()) {
            new Removals(writing).remove(pages, List.of());
        } finally {
            capturing.unlock();
        }
    }

    /// Puts a page where it is kept.
    @FunctionalInterface
    private interface Storing {
        DocumentId store() throws IOException;
    }

    private Captured capture(Storing storing) throws IOException {
        capturing.lock();
        try {
            DocumentId id = storing.store();
            Report report = textIn();
            try (Snapshot snapshot = writing.index().snapshot()) {
                return Captured.of(id, report, snapshot.stored());
            }
        } finally {
            capturing.unlock();
        }
    }

    private Report textIn() throws IOException {
        try (RunningWork.Turn turn = writing.runs().beginText()) {
            return bringIn(List.of(pages()), Progress.SILENT, turn, turn::hurried);
        }
    }

    /// Brings sources that were added before up to date.
    public Report sync(List<Source> sources, Progress progress) throws IOException {
        Sources known = sources();
        try (RunningWork.Turn turn = writing.runs().beginText()) {
            return bringIn(sources.stream().map(known::of).toList(), progress, turn, _ -> turn);
        }
    }

    /// Makes vectors that texts of the library still lack and that nobody else is making.
    ///
    /// @param stays true if more texts are waited for when all have vectors
    public Report makeVectors(Progress progress, boolean stays) throws IOException {
        try (RunningWork.Turn turn = writing.runs().begin()) {
            return turn.of(ingest(writing.index(), embedder.get(), writing.settings()))
                    .makeVectors(progress, turn, stays);
        }
    }

    /// True while this process brings something in, or changes the library otherwise.
    public boolean isUnderWay() { return writing.runs().isUnderWay(); }

    /// Keeps sources up to date from now on. Callers close it.
    public Watching watch(List<Source> sources) throws IOException {
        return new Watching(this, writing, sources);
    }

    private Report bringIn(List<Catalogue> catalogues, Progress progress, RunningWork.Turn turn,
            Function<Ingest, Bystanders> others) throws IOException {
        Optional<Embedder> model = turn.unlessStopped(embedder);
        if (model.isEmpty()) {
            return Report.NOTHING_YET;
        }
        Ingest ingest = turn.of(ingest(writing.index(), model.get(), writing.settings()));
        Report report = ingest.run(catalogues, progress, others.apply(ingest));
        try (Snapshot now = writing.index().snapshot()) {
            writing.labels().follow(now);
        }
        writing.annotations().follow();
        return report;
    }

    static Ingest ingest(PassageIndex target, Embedder model, Settings settings) {
        Chunking chunking = settings.chunking(model.room());
        Pipeline pipeline = new Pipeline(new Chunker(model::tokens, chunking), model,
                settings.vectorLimit(),
                Runtime.getRuntime().availableProcessors(),
                settings.text("embedding.when").equals("later"));
        IndexFacts facts = new IndexFacts(model.model().name(), model.model().fingerprint(),
                model.model().dimensions(),
                chunking.maxTokens());
        return new Ingest(target, pipeline, facts, Clock.systemUTC(), new RelationStage());
    }

    private PageCatalogue pages() {
        return writing.pages().catalogue(embedder.get(), reading().files());
    }

    private Sources sources() {
        return new Sources(reading().files(), writing.settings().text("zotero.base-directory"), this::pages);
    }

    private synchronized ReaderSetup reading() {
        if (reading == null) {
            reading = new ReaderSetup(writing.settings());
        }
        return reading;
    }

    /// Ends what is being read.
    synchronized void stop() {
        if (reading != null) {
            reading.close();
        }
    }
}
