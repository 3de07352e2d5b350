package dev.carrel.cli.ask;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.assist.summary.TextSummary;
import dev.carrel.cli.argument.NamedDocuments;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.SummaryText;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.NamedWork;
import dev.carrel.library.answers.SummaryJson;
import dev.carrel.library.json.Json;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Says what a document is about.
@CommandLine.Command(name = "summary", sortOptions = false, header = "Sum up a document in a few sentences, each with the place that carries it.", description = {
        "With a language model (assistant.url) it sums up the document section by section, and only sentences that the document carries are shown. Without one the document's own central sentences are shown.",
        "Exit code: 0 if there is a summary, 1 if there is no such document or it has no sentences."}, footerHeading = "%nExamples:%n", footer = {
                "  carrel summary smith2023", "  carrel summary --no-model papers/sleep.pdf",
                "  carrel summary 10.1136/bmj.n71 --json"})
public final class SummaryCommand implements Command {
    @Parameters(paramLabel = "ID", description = "An id or its beginning, a path, a DOI, a cite key, a key in Zotero or a title.")
    private String name = "";

    @Mixin
    private ModelOptions model = new ModelOptions();

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        try (Library library = model.open(shared, desk);
                LibraryContents contents = library.contents()) {
            Optional<List<NamedWork>> meant = new NamedDocuments(library, desk).by(List.of(name));
            if (meant.isEmpty()) {
                return ExitCode.NOTHING;
            }
            model.announce(library, desk);
            return print(library.assistant().summary(contents.read(meant.get().getFirst()),
                    model.drafting()), desk);
        }
    }

    private ExitCode print(TextSummary summary, CommandContext desk) {
        if (shared.json()) {
            Json.write(summary, SummaryJson.SUMMARY, desk.out());
        } else if (summary.checked().isEmpty()) {
            desk.say("carrel: " + SafeText.line(summary.title()) + " has no sentences to sum it up by.");
        } else {
            desk.out().print(new SummaryText(desk.terminal()).of(summary));
            SummaryText.notes(summary).forEach(desk::note);
        }
        return summary.checked().isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
    }
}
