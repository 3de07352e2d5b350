package dev.carrel.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import dev.carrel.document.Document;
import dev.carrel.index.Snapshot;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Mode;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.run.Timings;

/// Warm query latency in one process, the query's embedding aside, with the library's size and the memory it took.
final class QueryBench {
    private static final int QUERIES = 300;
    private static final int WARM_UPS = 3_000;
    private static final int WORDS = 5;

    private final Corpus corpus;
    private final Path work;
    private final Settings settings;

    /// @param settings name the model
    QueryBench(Corpus corpus, Path work, Settings settings) {
        this.corpus = corpus;
        this.work = work;
        this.settings = settings;
    }

    /// @param documents how many papers, or more than there are for all
    void run(int documents) throws IOException {
        Home home = new Home(work.resolve("query-home"));
        Path part = corpus.first(documents, work.resolve("part-" + documents));
        try (Library library = Library.open(home, "papers-" + documents, settings)) {
            long start = System.nanoTime();
            var report = library.intake().add(List.of(part), Progress.SILENT);
            double seconds = Figures.seconds(System.nanoTime() - start);
            try (Snapshot snapshot = library.snapshot()) {
                var statistics = snapshot.census().statistics();
                System.out.printf(
                        "%n%d papers, %d passages: %d new in %s s, %s MB on disk, peak memory %d MB%n%n",
                        statistics.documents(), statistics.passages(), report.indexed(),
                        Figures.format(seconds),
                        Figures.format(statistics.bytes() / 1e6), Figures.peakMegabytes());
            }
            measure(library, queries(part));
        }
    }

    private static void measure(Library library, List<String> queries) throws IOException {
        System.out.println(
                "| mode | retrieval and fusion p50 | p95 | whole answer p50 | p95 | ms, embedding aside |");
        System.out.println("| --- | --- | --- | --- | --- | --- |");
        for (Mode mode : Mode.values()) {
            SearchOptions options = library.settings().searchOptions().withMode(mode);
            for (int i = 0; i < WARM_UPS; i++) {
                library.search().ask(queries.get(i), options);
            }
            double[] ranked = new double[QUERIES];
            double[] whole = new double[QUERIES];
            for (int i = 0; i < QUERIES; i++) {
                // Not one of those before: an answer that is remembered takes no time.
                Timings took = library.search().ask(queries.get(WARM_UPS + i), options).took();
                ranked[i] = took.ranked() - took.embed();
                whole[i] = took.total() - took.embed();
            }
            System.out.printf("| %s | %s | %s | %s | %s | |%n", mode.word(),
                    Figures.format(Figures.percentile(ranked, 0.5)),
                    Figures.format(Figures.percentile(ranked, 0.95)),
                    Figures.format(Figures.percentile(whole, 0.5)),
                    Figures.format(Figures.percentile(whole, 0.95)));
        }
    }

    /// The first words of random titles: what people type, on subjects that the library holds.
    private static List<String> queries(Path corpus) throws IOException {
        List<Document> documents = Corpus.documents(corpus);
        Random random = new Random(42);
        List<String> queries = new ArrayList<>();
        while (queries.size() < WARM_UPS + QUERIES) {
            String[] words = documents.get(random.nextInt(documents.size())).metadata().title().split("\\s+");
            queries.add(String.join(" ", List.of(words).subList(0, Math.min(WORDS, words.length))));
        }
        return queries;
    }
}
