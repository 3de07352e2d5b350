package dev.carrel.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.TrackedRun;
import dev.carrel.cli.terminal.AnswerText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.ingest.Report;
import dev.carrel.library.Library;
import dev.carrel.library.json.AnswerJson;
import dev.carrel.library.json.Json;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.Answer;
import dev.carrel.search.run.SearchOptions;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/// Shows on texts that come with the program what it can do.
@CommandLine.Command(name = "demo", sortOptions = false, header = "Index the sample texts and ask them four questions.", footerHeading = "%nExamples:%n", footer = {
        "  carrel demo"})
public final class DemoCommand implements Command {
    private static final String LIBRARY = "demo";

    private record Scene(String headline, String query, Mode mode, View view, int limit) {
        String typed() {
            return "carrel search --library " + LIBRARY
                    + (mode == Mode.HYBRID ? "" : " --mode " + mode.word())
                    + (view == View.PASSAGES ? " --passages" : "") + " " + query;
        }
    }

    private static final List<Scene> SCENES = List.of(
            new Scene("By words and by meaning at once: what both find comes first.",
                    "automation bias in screening", Mode.HYBRID, View.PAPERS, 3),
            new Scene("By meaning alone: none of these words need to stand in the text.",
                    "why do phones keep us up at night", Mode.SEMANTIC, View.PAPERS, 2),
            new Scene("By words alone: names are found as they are written.",
                    "page_size", Mode.KEYWORD, View.PAPERS, 2),
            new Scene("By location: every passage that matches, with its section.",
                    "naltrexone craving", Mode.HYBRID, View.PASSAGES, 3));

    public static final ObjectShape<List<AnswerJson.Told>> DEMO = Shape.<List<AnswerJson.Told>>object("Demo")
            .text("library", _ -> LIBRARY)
            .list("answers", AnswerJson.ANSWER, all -> all);

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        try (Library library = Library.derived(shared.home(desk).library(LIBRARY),
                shared.home(desk), shared.settings(LIBRARY, desk))) {
            Report report = new TrackedRun(library, shared, desk).prepare(
                    progress -> library.intake().add(List.of(samples()), progress));
            if (report.interrupted()) {
                return ExitCode.INTERRUPTED;
            }
            if (shared.json()) {
                Json.write(answers(library), DEMO, desk.out());
                return ExitCode.DONE;
            }
            for (Scene scene : SCENES) {
                play(scene, library, desk);
            }
            end(desk);
            return ExitCode.DONE;
        }
    }

    private static Path samples() {
        Path samples = Path.of(System.getProperty("carrel.samples", "samples")).toAbsolutePath();
        if (!Files.isDirectory(samples)) {
            throw UserError.cannotRun("There are no sample texts at " + samples + ".",
                    "Start the program with its launcher, `carrel`.");
        }
        return samples;
    }

    private static List<AnswerJson.Told> answers(Library library) throws IOException {
        List<AnswerJson.Told> answers = new ArrayList<>();
        for (Scene scene : SCENES) {
            answers.add(AnswerJson.Told.plain(answer(scene, library)));
        }
        return answers;
    }

    private static Answer answer(Scene scene, Library library) throws IOException {
        SearchOptions options = library.settings().searchOptions().withMode(scene.mode())
                .withView(scene.view())
                .withLimit(scene.limit());
        return library.search().ask(scene.query(), options);
    }

    private static void play(Scene scene, Library library, CommandContext desk) throws IOException {
        Answer answer = answer(scene, library);
        print("\n" + scene.headline(), Style.BOLD, desk);
        print("$ " + scene.typed() + "\n", Style.ACCENT, desk);
        desk.out().print(new AnswerText(desk.terminal(), desk.here()).of(answer));
    }

    private static void end(CommandContext desk) {
        print("\nMore questions to these texts:", Style.BOLD, desk);
        print("$ export CARREL_LIBRARY=" + LIBRARY + "\n$ carrel search slow-wave sleep and memory",
                Style.ACCENT,
                desk);
        print("\nNow your own documents:", Style.BOLD, desk);
        print("$ carrel add ~/papers\n$ carrel search what you want to know", Style.ACCENT, desk);
    }

    private static void print(String text, Style style, CommandContext desk) {
        desk.out().println(new StyledText().add(text, style).rendered(desk.terminal().colours()));
    }
}
