package dev.carrel.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.cli.argument.NamedDocuments;
import dev.carrel.cli.argument.TextArgument;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.ContextNotes;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.json.ContextJson;
import dev.carrel.library.json.Json;
import dev.carrel.search.context.ContextRequest;
import dev.carrel.search.context.Prompt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Gathers passages for a language model to read.
@CommandLine.Command(name = "context", sortOptions = false, header = "Gather passages for a language model, each with its citation.", footerHeading = "%nExamples:%n", footer = {
        "  carrel context how is sleep measured in shift workers | pbcopy",
        "  carrel context --document smith2023 which doses were compared",
        "  carrel context --max-tokens 4000 --json effects of light | jq -r '.passages[].citation'",
        "  carrel context --document notes/sleep.md"})
public final class ContextCommand implements Command {
    private static final int MOST_TOKENS = 10_000_000;

    @Parameters(arity = "0..*", paramLabel = "QUERY", description = "What the model is to be asked about; - reads it from standard input. Without one, how the documents begin.")
    private List<String> words = List.of();

    @Option(names = {"-d",
            "--document"}, paramLabel = "ID", description = "Only from this document: an id or its beginning, a path, a DOI, a cite key or a title. May be repeated.")
    private List<String> documents = List.of();

    @Option(names = "--per-document", paramLabel = "COUNT", description = "How many passages of one document at most; 4, or 15 if one is named.")
    private @Nullable Integer perDocument;

    @Option(names = "--total", paramLabel = "COUNT", description = "How many passages in all at most; 12, or 15 if one document is named.")
    private @Nullable Integer total;

    @Option(names = "--max-tokens", paramLabel = "COUNT", description = "How many tokens the whole text has at most, counted by the library's model.")
    private @Nullable Integer maxTokens;

    @Option(names = {"-m", "--mode"}, paramLabel = "MODE", description = "hybrid, semantic or keyword.")
    private @Nullable String mode;

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        String query = TextArgument.text("context", words, desk);
        if (query.isEmpty() && documents.isEmpty()) {
            throw UserError.usage("The query is empty.",
                    "Say what the model is to be asked about, or name a document: carrel context QUERY.");
        }
        try (Library library = shared.open(desk, mode == null ? Map.of() : Map.of("search.mode", mode))) {
            Optional<List<NamedWork>> meant = new NamedDocuments(library, desk).by(documents);
            return meant.isEmpty() ? ExitCode.NOTHING : print(library, request(query, meant.get()), desk);
        }
    }

    private ContextRequest request(String query, List<NamedWork> meant) {
        ContextRequest request = ContextRequest.about(query, NamedWork.documents(meant),
                NamedWork.together(meant));
        if (perDocument != null) {
            request = request
                    .withPerDocument(TextArgument.within("--per-document", perDocument, ContextRequest.MOST));
        }
        if (total != null) {
            request = request.withTotal(TextArgument.within("--total", total, ContextRequest.MOST));
        }
        return maxTokens == null
                ? request
                : request.withMaxTokens(TextArgument.within("--max-tokens", maxTokens, MOST_TOKENS));
    }

    private ExitCode print(Library library, ContextRequest request, CommandContext desk) throws IOException {
        var context = library.search().context(request);
        if (shared.json()) {
            Json.write(context, ContextJson.CONTEXT, desk.out());
        } else if (!context.excerpts().isEmpty()) {
            ContextNotes.of(context, library.settings().searchOptions().mode()).forEach(desk::note);
            desk.out().print(SafeText.lines(Prompt.of(context)));
        }
        if (context.excerpts().isEmpty()) {
            desk.say(ContextNotes.nothing(context));
        }
        return context.excerpts().isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
    }
}
