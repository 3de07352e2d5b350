package dev.carrel.cli.model;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.TrackedRun;
import dev.carrel.evaluate.Measure;
import dev.carrel.evaluate.compare.ComparisonText;
import dev.carrel.library.Library;
import dev.carrel.library.json.EvaluationJson;
import dev.carrel.library.json.Json;
import dev.carrel.library.model.ListedModel;
import dev.carrel.library.model.ModelCheck;
import dev.carrel.library.model.ModelTrial;
import dev.carrel.library.model.ModelsJson;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists, checks and compares embedding models.
@CommandLine.Command(name = "models", sortOptions = false, header = "List, check or compare embedding models.", description = "Nothing is downloaded: a model is a directory that you name, or the one that comes with the program.", footerHeading = "%nExamples:%n", footer = {
        "  carrel models", "  carrel models check ~/models/multilingual-e5-small",
        "  carrel models --try bge-small-en-v1.5-q ~/models/multilingual-e5-small"})
public final class ModelsCommand implements Command {
    /// One thing that can be done with models, and to how many of them.
    enum Action {
        LIST(0, "list"), CHECK(1, "check DIR"), TRY(2, "try MODEL MODEL");

        private final int models;
        private final String usage;

        Action(int models, String usage) {
            this.models = models;
            this.usage = usage;
        }
    }

    private static final int MOST = 10_000;

    @Parameters(index = "0", arity = "0..1", paramLabel = "ACTION", description = "list (default), check or try.")
    private Action action = Action.LIST;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "DIR", description = "A model's directory, or the packaged model's name.")
    private List<String> models = List.of();

    @Option(names = "--try", arity = "2", paramLabel = "DIR", description = "The same as try: compare two models on questions that the library's own texts answer, before anything is reindexed.")
    private List<String> tried = List.of();

    @Option(names = "--documents", paramLabel = "COUNT", description = "With try: how many documents are indexed with each (default: 300).")
    private int documents = 300;

    @Option(names = "--sample", paramLabel = "COUNT", description = "With try: how many questions of each kind at most (default: 100).")
    private int sample = 100;

    @Option(names = "--seed", paramLabel = "NUMBER", description = "With try: another number takes other documents and questions (default: 1).")
    private long seed = 1;

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        Action wanted = tried.isEmpty() ? action : Action.TRY;
        List<String> named = tried.isEmpty() ? models : tried;
        if (named.size() != wanted.models || (!tried.isEmpty() && !models.isEmpty())) {
            throw UserError.usage("It is not clear which model is meant.",
                    "Say `carrel models " + wanted.usage + "`.");
        }
        return switch (wanted) {
            case LIST -> list(desk);
            case CHECK -> check(named.getFirst(), desk);
            case TRY -> compare(named.stream().map(model -> setting(model, desk)).toList(), desk);
        };
    }

    private ExitCode list(CommandContext desk) throws IOException {
        List<ListedModel> all = ListedModel.all();
        if (shared.json()) {
            Json.write(all, ModelsJson.MODELS, desk.out());
        } else {
            desk.out().print(new ModelsText(desk.terminal()).of(all));
        }
        return ExitCode.DONE;
    }

    private ExitCode check(String model, CommandContext desk) throws IOException {
        ModelCheck.Result result = new ModelCheck(shared.home(desk), shared.settings(desk))
                .of(setting(model, desk), shared.home(desk).path().resolve("models"));
        if (shared.json()) {
            Json.write(result, ModelsJson.CHECKED, desk.out());
        } else {
            desk.out().print(new ModelsText(desk.terminal()).of(result));
        }
        return ExitCode.DONE;
    }

    /// A path begins where one is; whatever is none there is a name, or a directory of the home.
    private static String setting(String model, CommandContext desk) {
        return Files.isDirectory(desk.here().resolve(model))
                ? desk.here().resolve(model).normalize().toString()
                : model;
    }

    private ExitCode compare(List<String> named, CommandContext desk) throws IOException {
        if (documents < 1 || sample < 1 || sample > MOST) {
            throw UserError.usage("There is nothing to compare.",
                    "Take at least one document, and 1 to " + MOST + " questions of each kind.");
        }
        try (Library library = shared.open(desk)) {
            ModelTrial.Outcome outcome = new ModelTrial(library, shared.home(desk),
                    (trial, filling) -> new TrackedRun(trial, shared, desk).prepare(filling::fill),
                    line -> desk.note(line + " ...")).measure(named,
                            new ModelTrial.Size(documents, sample, seed));
            show(outcome, desk);
            return outcome.report().isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
        }
    }

    private void show(ModelTrial.Outcome outcome, CommandContext desk) {
        if (shared.json()) {
            Json.write(new EvaluationJson.OfSelf(outcome.report(), outcome.comparisons(), seed),
                    EvaluationJson.SELF, desk.out());
        } else {
            desk.out().print(outcome.report().text());
            outcome.comparisons().forEach(comparison -> desk.out()
                    .print(ComparisonText.table(List.of(comparison), Measure.NDCG_10) + "\n"));
        }
    }
}
