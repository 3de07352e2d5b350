package dev.carrel.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

import dev.carrel.document.DocumentId;
import dev.carrel.embed.Vector;
import dev.carrel.evaluate.BeirDirectory;
import dev.carrel.evaluate.Evaluation;
import dev.carrel.evaluate.Judgements;
import dev.carrel.evaluate.Measure;
import dev.carrel.evaluate.RankedDocument;
import dev.carrel.evaluate.Searcher;
import dev.carrel.evaluate.Topics;
import dev.carrel.index.Snapshot;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.whole.JoinedLibraries;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.Answer;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.run.SearchOptions;

/// What it costs that documents are in two libraries which are asked as one: nDCG@10 of known sets whole, and in two parts, and how many
/// of the first ten are the same.
final class HalvesBench {
    private static final Evaluation.Protocol FIRST_TEN = new Evaluation.Protocol(10, 0);

    /// A way to part the documents of a set.
    private enum Parting {
        /// By chance: words are as rare in one part as in the other.
        CHANCE,
        /// By what they are about: one part is of texts nearer to one document, the other of those nearer to the one least like it.
        SUBJECT,
        /// By what they are about, and one part is a tenth.
        TENTH
    }

    private final Home home;
    private final Path data;
    private final PrintStream out;

    private HalvesBench(Home home, Path data, PrintStream out) {
        this.home = home;
        this.data = data;
        this.out = out;
    }

    static void run(Path data, List<String> sets, PrintStream out) throws IOException {
        Home home = Home.of(System.getenv(), Path.of(System.getProperty("user.home")));
        out.println("| set | parted by | mode | whole | as one of two | same of the first ten |");
        out.println("| --- | --- | --- | --- | --- | --- |");
        for (String set : sets) {
            new HalvesBench(home, data, out).run(QualitySet.valueOf(set.toUpperCase(Locale.ROOT)));
        }
    }

    private void run(QualitySet set) throws IOException {
        Settings settings = Settings.standard();
        BeirDirectory beir = set.open(data);
        try (Library whole = Library.derived(home.evaluation(set.directory(data), settings), home,
                settings)) {
            whole.intake().add(List.of(beir.corpus()), Progress.SILENT);
            for (Parting parting : Parting.values()) {
                run(set, beir, whole, parting);
            }
        }
    }

    private void run(QualitySet set, BeirDirectory beir, Library whole, Parting parting) throws IOException {
        Settings settings = Settings.standard();
        Path folder = home.path().resolve("halves").resolve(set.folder()).resolve(parting.name());
        try (Snapshot all = whole.snapshot();
                Library one = Library.derived(folder.resolve("one"), home, settings);
                Library other = Library.derived(folder.resolve("other"), home, settings);
                JoinedLibraries both = JoinedLibraries.open(List.of("one", "other"),
                        name -> (name.equals("one") ? one : other).with(settings))) {
            Predicate<DocumentId> first = part(parting, all);
            one.upkeep().refill(all, first, Progress.SILENT);
            other.upkeep().refill(all, first.negate(), Progress.SILENT);
            Evaluation evaluation = new Evaluation(Topics.read(beir.queries()),
                    Judgements.read(beir.judgements()), FIRST_TEN, System::nanoTime);
            for (Mode mode : List.of(Mode.HYBRID, Mode.KEYWORD)) {
                SearchOptions options = whole.settings().searchOptions().withMode(mode).withView(View.PAPERS);
                Overlap overlap = new Overlap();
                double alone = evaluation.run("whole", asking(query -> whole.search()
                        .ask(query, options.withLimit(10)), overlap)).means().value(Measure.NDCG_10);
                double joined = evaluation.run("both", asking(query -> both
                        .ask(SearchRequest.one(query), options.withLimit(10)), overlap)).means()
                        .value(Measure.NDCG_10);
                out.println(String.format(Locale.ROOT, "| %s | %s | %s | %.4f | %.4f | %.3f |", set.folder(),
                        parting.name().toLowerCase(Locale.ROOT), mode.word(), alone, joined, overlap.mean()));
            }
        }
    }

    /// The first ten of each query, as they were given first and then.
    private static final class Overlap {
        private final Map<String, List<String>> first = new HashMap<>();
        private final List<Double> shares = new ArrayList<>();

        void add(String query, List<String> keys) {
            List<String> before = first.putIfAbsent(query, keys);
            if (before != null && !before.isEmpty()) {
                shares.add((double) before.stream().filter(keys::contains).count() / before.size());
            }
        }

        double mean() {
            return shares.stream().mapToDouble(Double::doubleValue).average().orElse(1);
        }
    }

    @FunctionalInterface
    private interface Asking {
        Answer ask(String query) throws IOException;
    }

    private static Searcher asking(Asking asking, Overlap overlap) {
        return (query, _) -> {
            List<RankedDocument> ranked = asking.ask(query).results().stream()
                    .map(hit -> new RankedDocument(hit.found().origin().key(), hit.score())).toList();
            overlap.add(query, ranked.stream().map(RankedDocument::key).toList());
            return ranked;
        };
    }

    private static Predicate<DocumentId> part(Parting parting, Snapshot all) throws IOException {
        List<DocumentId> ids = new ArrayList<>();
        all.relations().works(work -> ids.add(work.id()));
        ids.sort(Comparator.naturalOrder());
        if (parting == Parting.CHANCE) {
            return id -> Integer.parseInt(id.value().substring(0, 1), 16) % 2 == 0;
        }
        Map<DocumentId, Vector> vectors = all.scoring().documentVectors(ids);
        Vector near = Objects.requireNonNull(vectors.get(ids.getFirst()));
        Vector far = vectors.values().stream().min(Comparator.comparingDouble(near::similarity))
                .orElseThrow();
        List<DocumentId> ordered = vectors.entrySet().stream()
                .sorted(Comparator.comparingDouble((Map.Entry<DocumentId, Vector> each) -> each.getValue()
                        .similarity(far) - each.getValue().similarity(near)).thenComparing(Map.Entry::getKey))
                .map(Map.Entry::getKey).toList();
        int size = parting == Parting.SUBJECT ? ordered.size() / 2 : ordered.size() / 10;
        return new HashSet<>(ordered.subList(0, size))::contains;
    }
}
