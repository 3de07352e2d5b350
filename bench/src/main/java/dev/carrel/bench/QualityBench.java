package dev.carrel.bench;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

import dev.carrel.base.TaskFailure;
import dev.carrel.evaluate.BeirDirectory;
import dev.carrel.evaluate.Evaluation;
import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.Judgements;
import dev.carrel.evaluate.Measure;
import dev.carrel.evaluate.Measures;
import dev.carrel.evaluate.Topic;
import dev.carrel.evaluate.Topics;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.trial.Trial;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.search.run.SearchOptions;

/// How well the known sets are answered: nDCG@10 of each, of its even questions (on which rules may be chosen) and its odd ones
/// (which only confirm), and the mean over kinds of set. Questions are asked once more in small letters without the hyphens
/// before digits: what a name's spelling is worth must not depend on the field.
final class QualityBench {
    private static final Evaluation.Protocol FIRST_TEN = new Evaluation.Protocol(10, 0);

    /// The figures of one set.
    private record Row(double all, double even, double odd) {}

    private final Path data;
    private final Home home;
    private final PrintStream out;

    private QualityBench(Path data, Home home, PrintStream out) {
        this.data = data;
        this.home = home;
        this.out = out;
    }

    /// @param names of rankings, `keyword`, `semantic`, or `blend:plain-letters` for the questions in small letters
    static void run(Path data, List<String> names, PrintStream out) throws IOException {
        Home home = Home.of(System.getenv(), Path.of(System.getProperty("user.home")));
        new QualityBench(data, home, out).run(names.isEmpty() ? List.of("blend", PLAIN_LETTERS) : names);
    }

    private static final String PLAIN_LETTERS = "blend:plain-letters";

    private void run(List<String> names) throws IOException {
        SequencedMap<String, Map<QualitySet, Row>> figures = new LinkedHashMap<>();
        names.forEach(name -> figures.put(name, new EnumMap<>(QualitySet.class)));
        for (QualitySet set : QualitySet.values()) {
            measure(set, figures);
        }
        out.println("| set | kind | " + String.join(" | ", names) + " |");
        out.println("| --- | --- |" + " --- |".repeat(names.size()));
        for (QualitySet set : QualitySet.values()) {
            print(set.folder(), set.kind(), figures.values().stream().map(rows -> rows.get(set)).toList());
        }
        out.println("| mean over kinds | | " + String.join(" | ", figures.values().stream()
                .map(rows -> String.format(Locale.ROOT, "%.4f", mean(rows))).toList()) + " |");
    }

    private void print(String name, QualitySet.Kind kind, List<Row> rows) {
        List<String> cells = rows.stream().map(row -> String.format(Locale.ROOT, "%.4f (even %.4f, odd %.4f)",
                row.all(), row.even(), row.odd())).toList();
        out.println("| " + name + " | " + (kind.answers() + ", " + kind.documents()).toLowerCase(Locale.ROOT)
                + " | " + String.join(" | ", cells) + " |");
    }

    private static double mean(Map<QualitySet, Row> rows) {
        return QualitySet.kinds().stream().mapToDouble(kind -> rows.entrySet().stream()
                .filter(row -> row.getKey().kind().equals(kind)).mapToDouble(row -> row.getValue().all())
                .average().orElseThrow()).average().orElseThrow();
    }

    private void measure(QualitySet set, Map<String, Map<QualitySet, Row>> figures) throws IOException {
        Settings settings = Settings.standard();
        BeirDirectory beir = set.open(data);
        Topics topics = Topics.read(beir.queries());
        Judgements judgements = Judgements.read(beir.judgements());
        try (Library library = Library.derived(home.evaluation(set.directory(data), settings), home,
                settings)) {
            library.intake().add(List.of(beir.corpus()), Progress.SILENT);
            Map<String, Future<Row>> rows = new LinkedHashMap<>();
            try (ExecutorService threads = Executors
                    .newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
                for (String name : figures.keySet()) {
                    Topics asked = name.equals(PLAIN_LETTERS) ? inPlainLetters(topics) : topics;
                    Trial trial = new Trial(library, asked, judgements, Trial.Names.OF_SOURCE);
                    rows.put(name, threads.submit(() -> row(trial.measure(name,
                            options(name, library.settings().searchOptions()), FIRST_TEN, null))));
                }
            }
            for (Map.Entry<String, Future<Row>> each : rows.entrySet()) {
                Objects.requireNonNull(figures.get(each.getKey())).put(set, of(each.getValue()));
            }
        }
    }

    private static Row of(Future<Row> measured) throws IOException {
        try {
            return measured.get();
        } catch (ExecutionException e) {
            throw TaskFailure.again(e);
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
    }

    private static SearchOptions options(String name, SearchOptions standard) {
        return switch (name) {
            case "keyword" -> standard.withMode(Mode.KEYWORD);
            case "semantic" -> standard.withMode(Mode.SEMANTIC);
            case PLAIN_LETTERS -> standard.withRanking(Formula.BLEND);
            default -> standard.withRanking(Formula.valueOf(name.toUpperCase(Locale.ROOT)));
        };
    }

    private static Topics inPlainLetters(Topics topics) {
        return new Topics(topics.topics().stream().map(topic -> new Topic(topic.id(),
                topic.text().toLowerCase(Locale.ROOT).replaceAll("-(?=\\d)", ""))).toList());
    }

    private static Row row(EvaluationResult result) {
        List<Measures> queries = List.copyOf(result.perQuery().values());
        return new Row(mean(queries), mean(half(queries, 0)), mean(half(queries, 1)));
    }

    private static List<Measures> half(List<Measures> all, int first) {
        return new ArrayList<>(
                IntStream.range(0, all.size()).filter(i -> i % 2 == first).mapToObj(all::get).toList());
    }

    private static double mean(List<Measures> queries) {
        return queries.stream().mapToDouble(query -> query.value(Measure.NDCG_10)).average().orElseThrow();
    }
}
