package dev.carrel.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.TrackedRun;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.evaluate.BeirDirectory;
import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.Judgements;
import dev.carrel.evaluate.Measure;
import dev.carrel.evaluate.ResultTable;
import dev.carrel.evaluate.Topics;
import dev.carrel.evaluate.compare.ComparisonText;
import dev.carrel.evaluate.compare.Comparisons;
import dev.carrel.evaluate.compare.RankingComparison;
import dev.carrel.evaluate.self.Sampling;
import dev.carrel.evaluate.self.SelfReport;
import dev.carrel.library.Library;
import dev.carrel.library.json.EvaluationJson;
import dev.carrel.library.json.Json;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.trial.Collection;
import dev.carrel.library.trial.Contenders;
import dev.carrel.library.trial.SelfTrial;
import dev.carrel.library.trial.Trial;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Measures how good the search is.
@CommandLine.Command(name = "eval", sortOptions = false, header = "Measure the search with a test collection, or with your own papers.", description = "That is a BEIR directory, topics and judgements about the library, or questions that the"
        + " library's own texts answer. A BEIR corpus gets an index of its own beside your libraries, which is kept.", footerHeading = "%nExamples:%n", footer = {
                "  carrel eval --self",
                "  carrel eval collections/scifact",
                "  carrel eval collections/scifact --compare blend,rrf,keyword",
                "  carrel eval collections/scifact --mode hybrid --run scifact.run",
                "  carrel eval --topics questions.tsv --qrels answers.qrels"})
public final class EvaluateCommand implements Command {
    private static final int NAMED = 10;
    private static final int MOST_QUESTIONS = 10_000;

    @Parameters(arity = "0..1", paramLabel = "DIR", description = "A BEIR directory.")
    private @Nullable String directory;

    @Option(names = "--topics", paramLabel = "FILE", description = "Questions about the library itself.")
    private @Nullable String topics;

    @Option(names = "--qrels", paramLabel = "NAME", description = "Which judgements of the directory (default: test); with --topics, the file.")
    private @Nullable String judgements;

    @Option(names = "--self", description = "Ask what the library's own texts answer: titles, citing sentences, captions, abbreviations.")
    private boolean self;

    @Option(names = "--sample", paramLabel = "COUNT", description = "With --self: how many questions of each kind at most (default: 100).")
    private int sample = 100;

    @Option(names = "--seed", paramLabel = "NUMBER", description = "With --self: another number takes other questions (default: 1).")
    private long seed = 1;

    @Option(names = "--compare", paramLabel = "NAME", split = ",", description = "Compare rankings query by query with the first one named; keyword and semantic are each retriever alone.")
    private List<String> compared = List.of();

    @Option(names = {"-m",
            "--mode"}, paramLabel = "MODE", split = ",", description = "hybrid, semantic, keyword: one or more (default: all).")
    private List<String> modes = List.of();

    @Option(names = "--ranking", paramLabel = "NAME", split = ",", description = "blend, rrf, weighted, signals: one or more (default: as set).")
    private List<String> rankings = List.of();

    @Option(names = {"-n", "--depth",
            "--limit"}, paramLabel = "COUNT", description = "How many documents of each answer are looked at (default: 100).")
    private String depth = "100";

    @Option(names = "--run", paramLabel = "FILE", description = "Write the answers as a TREC run.")
    private @Nullable String run;

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        Map<String, Settings> contenders = contenders(desk);
        if (self) {
            return ofItself(contenders, desk);
        }
        List<EvaluationResult> results = directory == null
                ? ofLibrary(contenders, desk)
                : ofCollection(desk.here().resolve(directory).normalize(), contenders, desk);
        if (shared.json()) {
            Json.write(new EvaluationJson.Judged(results, comparisons(results)), EvaluationJson.JUDGED,
                    desk.out());
        } else {
            desk.out().print(ResultTable.of(results) + (compared.isEmpty() ? "" : "\n" + compared(results)));
        }
        return ExitCode.DONE;
    }

    /// The settings of each run; all are checked before the first begins.
    private Map<String, Settings> contenders(CommandContext desk) throws IOException {
        boolean crossed = !rankings.isEmpty() || !modes.isEmpty();
        if (crossed && (self || !compared.isEmpty())) {
            throw UserError.usage("--mode and --ranking have no place beside --self and --compare.",
                    "Name what to compare, for example --compare blend,rrf,keyword.");
        }
        Settings set = shared.settings(desk);
        Map<String, Settings> contenders = self || !compared.isEmpty()
                ? Contenders.named(compared.isEmpty() ? Contenders.ALL : compared, set, depth)
                : Contenders.crossed(rankings,
                        modes.isEmpty() ? List.of("hybrid", "semantic", "keyword") : modes, set, depth);
        contenders.values().forEach(Settings::searchOptions);
        return contenders;
    }

    /// Each against the first one named; none where nothing is to be compared.
    private List<RankingComparison> comparisons(List<EvaluationResult> results) {
        return compared.isEmpty()
                ? List.of()
                : Comparisons.against(results.getFirst(), results, Measure.NDCG_10);
    }

    private String compared(List<EvaluationResult> results) {
        return ComparisonText.table(comparisons(results), Measure.NDCG_10) + "\n"
                + ComparisonText.verdict(results, Measure.NDCG_10) + "\n";
    }

    private ExitCode ofItself(Map<String, Settings> contenders, CommandContext desk) throws IOException {
        if (directory != null || topics != null || judgements != null || run != null) {
            throw UserError.usage("--self takes its questions from the library and writes no run.",
                    "Leave out the directory, --topics, --qrels and --run.");
        }
        if (sample < 1 || sample > MOST_QUESTIONS) {
            throw UserError.usage("A sample of " + sample + " is not possible.",
                    "Ask for 1 to " + MOST_QUESTIONS + " questions of each kind.");
        }
        try (Library library = shared.open(desk)) {
            SelfReport report = new SelfReport(
                    new SelfTrial(library, contenders, line -> desk.note(line + " ..."))
                            .measure(new Sampling(seed, sample)));
            show(report, desk);
            return report.isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
        }
    }

    /// Against the first one named, or against the best where none was.
    private void show(SelfReport report, CommandContext desk) {
        List<EvaluationResult> all = report.isEmpty() ? List.of() : report.all();
        List<RankingComparison> comparisons = all.isEmpty()
                ? List.of()
                : Comparisons.against(
                        compared.isEmpty() ? Comparisons.best(all, Measure.NDCG_10) : all.getFirst(), all,
                        Measure.NDCG_10);
        if (shared.json()) {
            Json.write(new EvaluationJson.OfSelf(report, comparisons, seed), EvaluationJson.SELF, desk.out());
        } else {
            desk.out().print(report.text() + (all.isEmpty()
                    ? ""
                    : ComparisonText.table(comparisons, Measure.NDCG_10) + "\n"
                            + ComparisonText.verdict(all, Measure.NDCG_10) + "\n"));
        }
    }

    private List<EvaluationResult> ofCollection(Path place, Map<String, Settings> contenders,
            CommandContext desk)
            throws IOException {
        if (topics != null) {
            throw UserError.usage("A directory and --topics exclude each other.",
                    "Leave one of them out.");
        }
        BeirDirectory beir = BeirDirectory.open(place, judgements == null ? "test" : judgements);
        Settings settings = contenders.values().iterator().next();
        Path folder = shared.home(desk).evaluation(place, settings);
        try (Library library = Library.derived(folder, shared.home(desk), settings)) {
            TrackedRun work = new TrackedRun(library, shared, desk);
            int unread = Collection.bringIn(beir.corpus(), library,
                    corpus -> work.prepare(progress -> library.intake().add(corpus, progress)));
            if (unread > 0) {
                desk.say(Figures.count(unread, "document") + " of the collection could not be read.");
            }
            return measure(Trial.of(beir, library), contenders, desk);
        }
    }

    private List<EvaluationResult> ofLibrary(Map<String, Settings> contenders, CommandContext desk)
            throws IOException {
        if (topics == null || judgements == null) {
            throw UserError.usage("It is not clear what to measure.",
                    "Name a BEIR directory, both --topics FILE and --qrels FILE, or --self.");
        }
        try (Library library = shared.open(desk)) {
            return measure(new Trial(library, Topics.read(desk.here().resolve(topics)),
                    Judgements.read(desk.here().resolve(judgements)), Trial.Names.OF_LIBRARY), contenders,
                    desk);
        }
    }

    private static String absent(List<String> names) {
        boolean one = names.size() == 1;
        return Figures.count(names.size(), "judged document") + (one ? " is" : " are")
                + " not there, and " + (one ? "counts" : "count") + " as not found: "
                + SafeText.line(String.join(", ", names.subList(0, Math.min(NAMED, names.size()))))
                + (names.size() > NAMED ? " and " + Figures.grouped(names.size() - NAMED) + " more" : "")
                + ".";
    }

    private List<EvaluationResult> measure(Trial trial, Map<String, Settings> contenders, CommandContext desk)
            throws IOException {
        if (!trial.absent().isEmpty()) {
            desk.say(absent(trial.absent()));
        }
        List<EvaluationResult> results = new ArrayList<>();
        for (Map.Entry<String, Settings> contender : contenders.entrySet()) {
            String name = contender.getKey();
            desk.note("Measuring " + name + " ...");
            Path file = run == null
                    ? null
                    : desk.here().resolve(contenders.size() == 1 ? run : run + "." + name);
            results.add(trial.measure(name, contender.getValue(), file));
        }
        return results;
    }
}
