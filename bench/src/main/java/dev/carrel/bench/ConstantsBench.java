package dev.carrel.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.evaluate.BeirDirectory;
import dev.carrel.evaluate.Judgements;
import dev.carrel.evaluate.Measure;
import dev.carrel.evaluate.Measures;
import dev.carrel.evaluate.Topic;
import dev.carrel.evaluate.Topics;
import dev.carrel.index.Snapshot;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;

/// What every number of `blend` is worth: each is tried with other values while the rest stands. For each set the value is told
/// that the even questions of all *other* sets would choose, by the mean over kinds, and what that does to the set itself.
///
/// Names that lead and works that are cited, which come after the formula, take no part.
final class ConstantsBench {
    /// One value of one number.
    private record Trial(BlendNumber number, double value) {}

    private final Path data;
    private final Home home;
    private final PrintStream out;
    /// nDCG@10 of each question, for each set and trial.
    private final Map<QualitySet, Map<Trial, List<Double>>> figures = new EnumMap<>(QualitySet.class);

    private ConstantsBench(Path data, Home home, PrintStream out) {
        this.data = data;
        this.home = home;
        this.out = out;
    }

    /// @param sets by their folders; all if none is named
    static void run(Path data, List<String> sets, PrintStream out) throws IOException {
        ConstantsBench bench = new ConstantsBench(data,
                Home.of(System.getenv(), Path.of(System.getProperty("user.home"))), out);
        for (QualitySet set : QualitySet.values()) {
            if (sets.isEmpty() || sets.contains(set.folder())) {
                bench.measure(set);
            }
        }
        bench.print();
    }

    private void measure(QualitySet set) throws IOException {
        Settings settings = Settings.standard();
        BeirDirectory beir = set.open(data);
        Map<String, String> questions = Topics.read(beir.queries()).topics().stream()
                .collect(Collectors.toMap(Topic::id, Topic::text));
        Judgements judgements = Judgements.read(beir.judgements());
        Map<Trial, List<Double>> trials = new LinkedHashMap<>();
        figures.put(set, trials);
        try (Library library = Library.derived(home.evaluation(set.directory(data), settings), home,
                settings)) {
            library.intake().add(List.of(beir.corpus()), Progress.SILENT);
            try (Snapshot snapshot = library.snapshot()) {
                Map<DocumentId, String> names = new HashMap<>();
                snapshot.register().origins(origin -> names.put(origin.id(), origin.key()));
                for (String query : judgements.queries()) {
                    BlendCandidates candidates = BlendCandidates.of(questions.getOrDefault(query, ""),
                            snapshot, library.embedder());
                    for (Trial trial : trials()) {
                        List<String> found = candidates.ranked(trial.number().with(trial.value())).stream()
                                .map(each -> names.getOrDefault(each.passage().document(), "")).toList();
                        trials.computeIfAbsent(trial, _ -> new ArrayList<>()).add(
                                Measures.of(judgements.grades(query), found).value(Measure.NDCG_10));
                    }
                }
            }
        }
    }

    private static List<Trial> trials() {
        return BlendNumber.ALL.stream()
                .flatMap(number -> number.tried().stream().map(value -> new Trial(number, value))).toList();
    }

    private void print() {
        List<QualitySet> sets = List.copyOf(figures.keySet());
        out.println("| number | mean over kinds, even questions, by value | "
                + sets.stream().map(set -> "without " + set.folder()).collect(Collectors.joining(" | "))
                + " |");
        out.println("| --- | --- |" + " --- |".repeat(sets.size()));
        for (BlendNumber number : BlendNumber.ALL) {
            out.println("| " + number.words() + " | " + number.tried().stream().map(value -> shown(number,
                    value) + " " + figure(mean(new Trial(number, value), sets)))
                    .collect(Collectors.joining(", ")) + " | "
                    + sets.stream().map(set -> without(set, number)).collect(Collectors.joining(" | "))
                    + " |");
        }
    }

    /// The value that the other sets choose, and what it does to this one.
    private String without(QualitySet left, BlendNumber number) {
        List<QualitySet> others = figures.keySet().stream().filter(set -> set != left).toList();
        double chosen = number.tried().stream()
                .max(Comparator.comparingDouble(value -> mean(new Trial(number, value), others)))
                .orElseThrow();
        double gain = mean(all(left, new Trial(number, chosen)))
                - mean(all(left, new Trial(number, number.standing())));
        return shown(number, chosen) + String.format(Locale.ROOT, " (%+.4f)", gain);
    }

    private static String shown(BlendNumber number, double value) {
        String plain = value == Math.rint(value) ? String.valueOf((int) value) : String.valueOf(value);
        return value == number.standing() ? "**" + plain + "**" : plain;
    }

    private static String figure(double value) {
        return String.format(Locale.ROOT, "%.4f", value);
    }

    private double mean(Trial trial, List<QualitySet> sets) {
        return sets.stream().collect(Collectors.groupingBy(QualitySet::kind,
                Collectors.averagingDouble(set -> mean(even(all(set, trial)))))).values().stream()
                .mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    private List<Double> all(QualitySet set, Trial trial) {
        return figures.getOrDefault(set, Map.of()).getOrDefault(trial, List.of());
    }

    private static List<Double> even(List<Double> all) {
        return IntStream.range(0, all.size()).filter(i -> i % 2 == 0).mapToObj(all::get).toList();
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }
}
