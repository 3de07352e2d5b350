package dev.carrel.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.cli.argument.NamedDocuments;
import dev.carrel.cli.argument.TextArgument;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.AnswerNotes;
import dev.carrel.cli.terminal.SimilarText;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.SimilarJson;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.similar.NearPassages;
import dev.carrel.search.similar.SimilarityKind;
import dev.carrel.search.similar.SimilarityResult;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Finds what is like a document, or like a text.
@CommandLine.Command(name = "similar", sortOptions = false, header = "Find documents like one, or passages like a text.", footerHeading = "%nExamples:%n", footer = {
        "  carrel similar smith2023", "  carrel similar --by citations papers/sleep.pdf",
        "  pbpaste | carrel similar -"})
public final class SimilarCommand implements Command {
    @Parameters(arity = "1..*", paramLabel = "ID", description = "An id or its beginning, a path, a DOI, a cite key or a title; - compares passages with the text on standard input.")
    private List<String> words = List.of();

    @Option(names = "--by", paramLabel = "WHAT", description = "meaning, citations or both.")
    private String by = SimilarityKind.BOTH.word();

    @Option(names = {"-n", "--limit"}, paramLabel = "COUNT", description = "How many results at most; 10.")
    private int limit = 10;

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        SimilarityKind wanted = SimilarityKind.named(by)
                .orElseThrow(() -> UserError.usage("--by is " + by + ".",
                        "Say " + String.join(", ",
                                Stream.of(SimilarityKind.values()).map(SimilarityKind::word).toList())
                                + "."));
        TextArgument.within("--limit", limit, SearchOptions.MOST);
        String text = TextArgument.text("similar", words, desk);
        if (text.isEmpty()) {
            throw UserError.usage("There is no text to compare with.",
                    "Name a document, or give a text: carrel similar - < text.txt.");
        }
        try (Library library = shared.open(desk)) {
            return words.equals(List.of("-"))
                    ? print(library.search().similar(text, limit), library, desk)
                    : documents(text, wanted, library, desk);
        }
    }

    private ExitCode documents(String name, SimilarityKind wanted, Library library, CommandContext desk)
            throws IOException {
        Optional<List<NamedWork>> meant = new NamedDocuments(library, desk).by(List.of(name));
        return meant.isEmpty()
                ? ExitCode.NOTHING
                : print(library.search().similar(meant.get().getFirst().fullest(), wanted, limit), desk);
    }

    private ExitCode print(SimilarityResult found, CommandContext desk) {
        if (shared.json()) {
            Json.write(found, SimilarJson.DOCUMENTS, desk.out());
        } else {
            desk.note(SimilarText.note(found));
            desk.out().print(new SimilarText(desk.terminal(), desk.here()).of(found));
        }
        found.missing().forEach(desk::say);
        if (found.results().isEmpty()) {
            desk.say("Nothing in the library is like it.");
        }
        return found.results().isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
    }

    private ExitCode print(NearPassages near, Library library, CommandContext desk) throws IOException {
        if (shared.json()) {
            Json.write(near, SimilarJson.PASSAGES, desk.out());
        } else {
            SimilarText.notes(near).forEach(desk::note);
            desk.out().print(new SimilarText(desk.terminal(), desk.here()).of(near));
        }
        if (near.results().isEmpty()) {
            desk.say(library.status().statistics().documents() == 0
                    ? AnswerNotes.EMPTY_LIBRARY
                    : "Nothing in the library is like it.");
        }
        return near.results().isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
    }
}
