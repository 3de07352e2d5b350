package dev.carrel.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.carrel.document.UserError;
import dev.carrel.evaluate.BeirDirectory;
import dev.carrel.evaluate.Evaluation;
import dev.carrel.evaluate.Judgements;
import dev.carrel.evaluate.Result;
import dev.carrel.evaluate.ResultTable;
import dev.carrel.evaluate.Topics;
import dev.carrel.library.Library;
import dev.carrel.library.Settings;
import dev.carrel.library.json.EvaluationJson;
import dev.carrel.library.json.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Measures how good the search is.
@CommandLine.Command(name = "eval", sortOptions = false, header = "Measure the search with a test collection.", description = "That is a BEIR directory, or topics and judgements about the library. A BEIR corpus"
        + " gets an index of its own beside your libraries, which is kept.", footerHeading = "%nExamples:%n", footer = {
                "  carrel eval collections/scifact",
                "  carrel eval collections/scifact --mode hybrid --run scifact.run",
                "  carrel eval --topics questions.tsv --qrels answers.qrels"})
public final class Evaluate implements Command {
    private static final int WARM_UPS = 5;

    @Parameters(arity = "0..1", paramLabel = "DIR", description = "A BEIR directory.")
    private @Nullable String directory;

    @Option(names = "--topics", paramLabel = "FILE", description = "Questions about the library itself.")
    private @Nullable String topics;

    @Option(names = "--qrels", paramLabel = "NAME", description = "Which judgements of the directory (default: test); with --topics, the file.")
    private @Nullable String judgements;

    @Option(names = {"-m",
            "--mode"}, paramLabel = "MODE", split = ",", description = "hybrid, semantic, keyword: one or more (default: all).")
    private List<String> modes = List.of("hybrid", "semantic", "keyword");

    @Option(names = "--ranking", paramLabel = "NAME", split = ",", description = "blend, rrf, weighted, signals: one or more (default: as set).")
    private List<String> rankings = List.of();

    @Option(names = {"-n", "--depth",
            "--limit"}, paramLabel = "COUNT", description = "How many documents of each answer are looked at (default: 100).")
    private String depth = "100";

    @Option(names = "--run", paramLabel = "FILE", description = "Write the answers as a TREC run.")
    private @Nullable String run;

    @Mixin
    private Shared shared = new Shared();

    @Override
    public Exit run(Desk plain) throws IOException {
        Desk desk = shared.desk(plain);
        List<Settings> variants = variants(desk);
        List<Result> results = directory == null
                ? ofLibrary(variants, desk)
                : ofCollection(desk.here().resolve(directory).normalize(), variants, desk);
        if (shared.json()) {
            Json.write(EvaluationJson.of(results), desk.out());
        } else {
            desk.out().print(ResultTable.of(results));
        }
        return Exit.DONE;
    }

    /// The settings of each run; all are checked before the first begins.
    private List<Settings> variants(Desk desk) throws IOException {
        Settings set = shared.settings(desk);
        List<Settings> variants = new ArrayList<>();
        for (String ranking : rankings.isEmpty() ? List.of(set.text("search.ranking")) : rankings) {
            for (String mode : modes) {
                variants.add(set.with(
                        Map.of("search.mode", mode, "search.limit", depth, "search.ranking", ranking),
                        "option"));
            }
        }
        variants.forEach(Settings::searchOptions);
        return variants;
    }

    private List<Result> ofCollection(Path place, List<Settings> variants, Desk desk) throws IOException {
        if (topics != null) {
            throw UserError.usage("A directory and --topics exclude each other.",
                    "Leave one of them out.");
        }
        BeirDirectory beir = BeirDirectory.open(place, judgements == null ? "test" : judgements);
        Settings settings = variants.getFirst();
        Path folder = shared.home(desk).evaluation(place, settings);
        try (Library library = Library.derived(folder, shared.home(desk), settings)) {
            Collection.bringIn(beir.corpus(), library, new Work(library, shared, desk), desk);
            return measure(new Trial(library, Topics.read(beir.queries()), Judgements.read(beir.judgements()),
                    Trial.Names.OF_SOURCE), variants, desk);
        }
    }

    private List<Result> ofLibrary(List<Settings> variants, Desk desk) throws IOException {
        if (topics == null || judgements == null) {
            throw UserError.usage("It is not clear what to measure.",
                    "Name a BEIR directory, or both --topics FILE and --qrels FILE.");
        }
        try (Library library = shared.open(desk)) {
            return measure(new Trial(library, Topics.read(desk.here().resolve(topics)),
                    Judgements.read(desk.here().resolve(judgements)), Trial.Names.OF_LIBRARY), variants,
                    desk);
        }
    }

    private List<Result> measure(Trial trial, List<Settings> variants, Desk desk) throws IOException {
        List<Result> results = new ArrayList<>();
        for (Settings settings : variants) {
            String name = name(settings);
            desk.note("Measuring " + name + " ...");
            Path file = run == null
                    ? null
                    : desk.here().resolve(variants.size() == 1 ? run : run + "." + name);
            results.add(trial.measure(name, settings.searchOptions(),
                    new Evaluation.Protocol(settings.whole("search.limit"), WARM_UPS), file));
        }
        return results;
    }

    private String name(Settings settings) {
        return settings.text("search.mode")
                + (rankings.size() > 1 ? "-" + settings.text("search.ranking") : "");
    }
}
