package dev.carrel.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.evaluate.Judgements;
import dev.carrel.evaluate.Topic;
import dev.carrel.evaluate.Topics;
import dev.carrel.index.Snapshot;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Evidence;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Likelihood;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.search.expand.Phrasings;
import dev.carrel.search.run.CandidateScorer;
import dev.carrel.search.run.RankedQuery;
import dev.carrel.search.run.ResultEvidence;
import dev.carrel.search.run.SearchRun;
import dev.carrel.search.run.Timer;

/// Whether results are right as often as their percentage says: on the known sets, for their own questions, for the same questions with
/// the answering documents taken out of the list, and for questions of the other sets.
final class CertaintyBench {
    private static final int DEPTH = 100;
    private static final int READ = 40;
    private static final int SHOWN = 10;
    private static final int BINS = 10;
    /// Questions of each other set.
    private static final int STRANGERS = 40;
    /// Below this the first result says that it hardly answers.
    private static final double LOW = 0.25;

    /// A result, and whether it answers.
    private record Result(Evidence evidence, boolean answers) {}

    /// A percentage, and whether it was right.
    private record Said(double estimate, boolean right) {}

    private final Home home;
    private final Path data;
    private final PrintStream out;
    private final Map<QualitySet, List<Topic>> questions = new EnumMap<>(QualitySet.class);
    private final Map<QualitySet, Judgements> judgements = new EnumMap<>(QualitySet.class);

    private CertaintyBench(Home home, Path data, PrintStream out) throws IOException {
        this.home = home;
        this.data = data;
        this.out = out;
        for (QualitySet set : QualitySet.values()) {
            Judgements judged = Judgements.read(set.open(data).judgements());
            Set<String> asked = Set.copyOf(judged.queries());
            judgements.put(set, judged);
            questions.put(set, Topics.read(set.open(data).queries()).topics().stream()
                    .filter(topic -> asked.contains(topic.id())).toList());
        }
    }

    static void run(Path data, PrintStream out) throws IOException {
        CertaintyBench bench = new CertaintyBench(
                Home.of(System.getenv(), Path.of(System.getProperty("user.home"))), data, out);
        out.println("| set | error, first result, every second question without its answer"
                + " | error, first ten, all answered | own questions below 25 % | answers taken out"
                + " | questions of other sets |");
        out.println("| --- | --- | --- | --- | --- | --- |");
        for (QualitySet set : QualitySet.values()) {
            bench.measure(set);
        }
    }

    private void measure(QualitySet set) throws IOException {
        Settings settings = Settings.standard();
        try (Library library = Library.derived(home.evaluation(set.directory(data), settings), home,
                settings)) {
            library.intake().add(List.of(set.open(data).corpus()), Progress.SILENT);
            try (Snapshot snapshot = library.snapshot()) {
                Moment moment = new Moment(snapshot, new SearchRun(snapshot, settings.searchOptions(), DEPTH,
                        new Timer(), new SearchRun.Resources(library::embedder,
                                (_, _, _) -> new Phrasings(List.of()), Runnable::run)));
                List<List<Result>> own = new ArrayList<>();
                for (Topic topic : questions(set)) {
                    own.add(moment.results(topic.text(), answering(set, topic)));
                }
                print(set, own, strangers(set, moment));
            }
        }
    }

    private List<Topic> questions(QualitySet set) {
        return questions.getOrDefault(set, List.of());
    }

    /// The keys of the documents that answer. Of Cranfield also the paper that the question was made from, which is judged as 0.
    private Set<String> answering(QualitySet set, Topic topic) {
        Map<String, Integer> grades = new HashMap<>(
                Objects.requireNonNull(judgements.get(set)).grades(topic.id()));
        grades.values().removeIf(grade -> grade <= 0 && set != QualitySet.CRANFIELD);
        return grades.keySet();
    }

    private List<List<Result>> strangers(QualitySet set, Moment moment) throws IOException {
        List<List<Result>> lists = new ArrayList<>();
        for (QualitySet other : QualitySet.values()) {
            List<Topic> all = other == set ? List.of() : questions(other);
            int step = Math.max(1, all.size() / STRANGERS);
            for (int i = 0; i < all.size(); i += step) {
                lists.add(moment.results(all.get(i).text(), Set.of()));
            }
        }
        return lists;
    }

    /// A library as it is asked.
    private record Moment(Snapshot snapshot, SearchRun run) {
        List<Result> results(String question, Set<String> answering) throws IOException {
            RankedQuery asked = run.ask(QueryParser.parse(question));
            List<Fused> best = asked.found().subList(0, Math.min(READ, asked.found().size()));
            List<DocumentId> ids = best.stream().map(each -> each.passage().document()).toList();
            ResultEvidence evidence = ResultEvidence.of(asked.candidates(), best,
                    new CandidateScorer(snapshot.scoring(), snapshot.relations()));
            Map<DocumentId, String> keys = new HashMap<>();
            snapshot.stored().summaries(ids)
                    .forEach(each -> keys.put(each.origin().id(), each.origin().key()));
            return best.stream().map(each -> new Result(evidence.of(each.passage()),
                    answering.contains(keys.getOrDefault(each.passage().document(), "")))).toList();
        }
    }

    private void print(QualitySet set, List<List<Result>> own, List<List<Result>> strangers) {
        List<List<Result>> takenOut = own.stream()
                .map(list -> list.stream().filter(each -> !each.answers()).toList()).toList();
        List<Said> halfAnswered = Stream.concat(said(own, 1), said(takenOut, 1)).toList();
        out.println(String.format(Locale.ROOT, "| %s | %.3f | %.3f | %.0f %% | %.0f %% | %.0f %% |",
                set.folder(), error(halfAnswered), error(said(own, SHOWN).toList()), low(own), low(takenOut),
                low(strangers)));
    }

    private static Stream<Said> said(List<List<Result>> lists, int most) {
        return lists.stream().filter(list -> !list.isEmpty()).flatMap(list -> {
            double[] estimates = Likelihood.of(list.stream().map(Result::evidence).toList());
            return IntStream.range(0, Math.min(most, list.size()))
                    .mapToObj(i -> new Said(estimates[i], list.get(i).answers()));
        });
    }

    private static double low(List<List<Result>> lists) {
        return 100 * said(lists, 1).mapToDouble(each -> each.estimate() < LOW ? 1 : 0).average().orElse(0);
    }

    /// The expected calibration error: how far what is said and what is right lie apart, in the mean over equal steps of what is said.
    private static double error(List<Said> all) {
        double[] apart = new double[BINS];
        for (Said each : all) {
            int bin = Math.min(BINS - 1, (int) (each.estimate() * BINS));
            apart[bin] += each.estimate() - (each.right() ? 1 : 0);
        }
        return IntStream.range(0, BINS).mapToDouble(i -> Math.abs(apart[i])).sum() / Math.max(1, all.size());
    }
}
