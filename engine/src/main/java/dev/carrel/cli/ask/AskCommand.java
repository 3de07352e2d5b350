package dev.carrel.cli.ask;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.assist.answer.AnswerListener;
import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.AskRequest;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.answer.SavedAnswer;
import dev.carrel.cli.argument.NamedDocuments;
import dev.carrel.cli.argument.TextArgument;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.AskText;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryAssistant;
import dev.carrel.library.NamedWork;
import dev.carrel.library.answers.AnswerMarkdown;
import dev.carrel.library.answers.CheckedAnswerJson;
import dev.carrel.library.json.Json;
import dev.carrel.library.shape.Shape;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Answers a question from the library.
@CommandLine.Command(name = "ask", sortOptions = false, header = "Answer a question from the library, each sentence with the place that carries it.", description = {
        "With a language model (assistant.url) it drafts the answer, and only sentences that the library carries are shown. Without one the library's own sentences are shown.",
        "Exit code: 0 if the library answers, 1 if it does not say."}, footerHeading = "%nExamples:%n", footer = {
                "  carrel ask how much sooner do people fall asleep after treatment",
                "  carrel ask --document smith2023 which doses were compared",
                "  carrel ask --markdown --save what is known about light at night",
                "  carrel ask --saved",
                "  carrel ask --again 3"})
public final class AskCommand implements Command {
    @Parameters(arity = "0..*", paramLabel = "QUESTION", description = "What you want to know; - reads it from standard input.")
    private List<String> words = List.of();

    @Option(names = {"-d",
            "--document"}, paramLabel = "ID", description = "Only from this document: an id or its beginning, a path, a DOI, a cite key or a title. May be repeated.")
    private List<String> documents = List.of();

    @Option(names = "--deep", description = "Let the model note first what each passage says, follow citations, and look once more for what is missing.")
    private boolean deep;

    @Option(names = "--markdown", description = "Print the answer as Markdown with footnotes.")
    private boolean markdown;

    @Option(names = "--save", description = "Keep the answer.")
    private boolean save;

    @Option(names = "--saved", description = "List the answers that are kept.")
    private boolean list;

    @Option(names = "--open", paramLabel = "NUMBER", description = "Show an answer that is kept.")
    private @Nullable Integer opened;

    @Option(names = "--again", paramLabel = "NUMBER", description = "Ask once more what an answer that is kept was about.")
    private @Nullable Integer again;

    @Mixin
    private ModelOptions model = new ModelOptions();

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        boolean asks = !list && opened == null;
        try (Library library = asks ? model.open(shared, desk) : shared.open(desk)) {
            LibraryAssistant assistant = library.assistant();
            if (list) {
                return listed(assistant.saved().all(), desk);
            }
            if (opened != null) {
                return print(assistant.saved().open(opened).answer(), desk);
            }
            return again == null ? asked(library, desk) : print(again(library, again, desk), desk);
        }
    }

    private ExitCode asked(Library library, CommandContext desk) throws IOException {
        String question = TextArgument.text("ask", words, desk);
        Optional<List<NamedWork>> meant = new NamedDocuments(library, desk).by(documents);
        if (meant.isEmpty()) {
            return ExitCode.NOTHING;
        }
        model.announce(library, desk);
        CheckedAnswer answer = library.assistant().ask(new AskRequest(question,
                NamedWork.documents(meant.get()), NamedWork.together(meant.get()),
                deep ? AskRequest.Effort.DEEP : AskRequest.Effort.QUICK), model.drafting(),
                streams() ? printed(desk) : AnswerListener.NOBODY);
        ExitCode exit = streams() ? finish(answer, desk) : print(answer, desk);
        if (save) {
            desk.note("Kept as answer " + library.assistant().saved().save(answer).id()
                    + ": `carrel ask --open` shows it.");
        }
        return exit;
    }

    /// Sentences appear while they are checked, unless the whole answer is needed first.
    private boolean streams() {
        return !shared.json() && !markdown;
    }

    private static AnswerListener printed(CommandContext desk) {
        AskText text = new AskText(desk.terminal());
        return new AnswerListener() {
            @Override
            public void checked(AnswerSentence sentence) {
                desk.out().print(text.of(sentence));
                desk.out().flush();
            }

            // Text on a terminal cannot be taken back, so it is told apart from what follows.
            @Override
            public void takenBack() {
                desk.out().print(text.takenBack());
                desk.out().flush();
            }
        };
    }

    private CheckedAnswer again(Library library, int id, CommandContext desk) throws IOException {
        CheckedAnswer before = library.assistant().saved().open(id).answer();
        if (library.assistant().asksModelAgain(before)) {
            model.announce(library, desk);
        }
        CheckedAnswer now = library.assistant().again(before, AnswerListener.NOBODY);
        desk.note(now.sentences().equals(before.sentences())
                ? "It says the same as before."
                : "It does not say the same as before.");
        return now;
    }

    private ExitCode finish(CheckedAnswer answer, CommandContext desk) {
        if (!answer.isAnswered()) {
            desk.out().println(AskText.SILENT);
        }
        AskText.notes(answer).forEach(desk::note);
        return answer.isAnswered() ? ExitCode.DONE : ExitCode.NOTHING;
    }

    private ExitCode print(CheckedAnswer answer, CommandContext desk) {
        if (shared.json()) {
            Json.write(answer, CheckedAnswerJson.ANSWER, desk.out());
        } else if (markdown) {
            desk.out().print(SafeText.lines(AnswerMarkdown.of(answer)));
        } else {
            desk.out().print(answer.isAnswered() ? new AskText(desk.terminal()).of(answer) : "");
            return finish(answer, desk);
        }
        return answer.isAnswered() ? ExitCode.DONE : ExitCode.NOTHING;
    }

    private ExitCode listed(List<SavedAnswer> saved, CommandContext desk) {
        if (shared.json()) {
            Json.write(saved, Shape.listOf(CheckedAnswerJson.SAVED), desk.out());
        } else {
            saved.forEach(each -> desk.out().println(
                    each.id() + "  " + each.saved() + "  " + SafeText.line(each.answer().question())));
        }
        if (saved.isEmpty()) {
            desk.say("No answer is kept; `carrel ask --save` keeps one.");
        }
        return saved.isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
    }
}
