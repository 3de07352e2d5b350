package dev.carrel.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.cli.argument.NamedDocuments;
import dev.carrel.cli.argument.TextArgument;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.AnswerNotes;
import dev.carrel.cli.terminal.VerdictText;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.VerdictJson;
import dev.carrel.search.quote.QuotationMatch;
import dev.carrel.search.quote.Verdict;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Says whether a quoted sentence stands in the library.
@CommandLine.Command(name = "verify", sortOptions = false, header = "Check whether a quoted sentence stands in the library.", description = "Exit code: 0 if it stands there word for word, 4 if only nearly so, 1 if it does not.", footerHeading = "%nExamples:%n", footer = {
        "  carrel verify \"Lamps set the clocks of people.\"",
        "  carrel verify --document smith2023 \"42 %% of them … slept [sic] badly\"",
        "  pbpaste | carrel verify - --json | jq .verdict"})
public final class VerifyCommand implements Command {
    @Parameters(arity = "1..*", paramLabel = "QUOTE", description = "The sentence as it is quoted; - reads it from standard input. … or [...] may stand for what was left out.")
    private List<String> words = List.of();

    @Option(names = {"-d",
            "--document"}, paramLabel = "ID", description = "Only in this document: an id or its beginning, a path, a DOI, a cite key or a title. May be repeated.")
    private List<String> documents = List.of();

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        String quote = TextArgument.text("verify", words, desk);
        try (Library library = shared.open(desk)) {
            Optional<List<NamedWork>> meant = new NamedDocuments(library, desk).by(documents);
            return meant.isEmpty()
                    ? ExitCode.NOTHING
                    : print(library.search().verify(quote, NamedWork.documents(meant.get())), desk);
        }
    }

    private ExitCode print(Verdict verdict, CommandContext desk) {
        if (shared.json()) {
            Json.write(verdict, VerdictJson.VERDICT, desk.out());
        } else {
            desk.out().print(new VerdictText(desk.terminal()).of(verdict));
        }
        if (verdict.coverage().documents() == 0) {
            desk.say(AnswerNotes.EMPTY_LIBRARY);
        } else if (!shared.json()) {
            VerdictText.notes(verdict).forEach(desk::note);
        }
        return exit(verdict);
    }

    private static ExitCode exit(Verdict verdict) {
        if (verdict.findings().isEmpty()) {
            return ExitCode.NOTHING;
        }
        return verdict.findings().stream().anyMatch(QuotationMatch::isExact) ? ExitCode.DONE : ExitCode.NEAR;
    }
}
