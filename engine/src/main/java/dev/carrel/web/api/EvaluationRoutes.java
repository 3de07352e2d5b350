package dev.carrel.web.api;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.trial.Contenders;
import dev.carrel.web.job.Job;
import dev.carrel.web.job.JobStatus;
import dev.carrel.web.job.Jobs;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Route;
import dev.carrel.web.setup.LocalPaths;

/// Evaluations of the search.
public record EvaluationRoutes(Library library, Home home, Jobs jobs) {
    private static final String DEPTH = "100";

    public List<Route> routes() {
        return List.of(Route.begin("/api/evaluations", "evaluate",
                "Measures rankings with questions that the library's own texts answer, or with a test collection.",
                JobStatus.SHAPE, this::evaluate)
                .taking(Parameters.of(
                        new Parameter.Choice("kind", List.of("self", "judged"),
                                "self (if not said): the library's own texts; judged: a BEIR directory."),
                        new Parameter.Texts("rankings", Parameter.Need.OPTIONAL, Contenders.ALL.size(), 20,
                                "What is compared, the first with all others: "
                                        + String.join(", ", Contenders.ALL) + "."),
                        new Parameter.Whole("questions", 1, 10_000, 100,
                                "For self: how many of each kind at most."),
                        new Parameter.Text("directory", Parameter.Need.OPTIONAL, 4000,
                                "For judged: the BEIR directory on this machine."),
                        new Parameter.Text("qrels", Parameter.Need.OPTIONAL, 200,
                                "For judged: which judgements; test if not said."))));
    }

    private JobStatus evaluate(Call call) {
        Arguments arguments = call.arguments();
        List<String> names = arguments.texts("rankings");
        Map<String, Settings> contenders = Contenders.named(names.isEmpty() ? Contenders.ALL : names,
                library.settings(), DEPTH);
        boolean judged = arguments.text("kind").orElse("self").equals("judged");
        EvaluationJob measuring = judged
                ? EvaluationJob.judged(home, directory(arguments), arguments.text("qrels").orElse("test"),
                        contenders)
                : EvaluationJob.self(library, arguments.whole("questions"), contenders);
        return jobs.begin(Job.Kind.EVALUATE,
                judged ? directory(arguments).toString() : "questions from " + library.name(), measuring)
                .status();
    }

    private static Path directory(Arguments arguments) {
        String typed = arguments.text("directory").orElse("");
        Path path = LocalPaths.existing(typed);
        if (!Files.isDirectory(path)) {
            throw UserError.usage("There is no directory at " + typed + ".",
                    "Give the whole path of a directory with corpus.jsonl, queries.jsonl and qrels.");
        }
        return path;
    }
}
