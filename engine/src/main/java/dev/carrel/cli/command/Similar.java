package dev.carrel.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.cli.terminal.AnswerNotes;
import dev.carrel.cli.terminal.SimilarText;
import dev.carrel.document.UserError;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.SimilarJson;
import dev.carrel.search.Options;
import dev.carrel.search.similar.By;
import dev.carrel.search.similar.Likenesses;
import dev.carrel.search.similar.NearPassages;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Finds what is like a document, or like a text.
@CommandLine.Command(name = "similar", sortOptions = false, header = "Find documents like one, or passages like a text.", footerHeading = "%nExamples:%n", footer = {
        "  carrel similar smith2023", "  carrel similar --by citations papers/sleep.pdf",
        "  pbpaste | carrel similar -"})
public final class Similar implements Command {
    @Parameters(arity = "1..*", paramLabel = "ID", description = "An id or its beginning, a path, a DOI, a cite key or a title; - compares passages with the text on standard input.")
    private List<String> words = List.of();

    @Option(names = "--by", paramLabel = "WHAT", description = "meaning, citations or both.")
    private String by = By.BOTH.word();

    @Option(names = {"-n", "--limit"}, paramLabel = "COUNT", description = "How many results at most; 10.")
    private int limit = 10;

    @Mixin
    private Shared shared = new Shared();

    @Override
    public Exit run(Desk plain) throws IOException {
        Desk desk = shared.desk(plain);
        By wanted = By.named(by).orElseThrow(() -> UserError.usage("--by is " + by + ".",
                "Say " + String.join(", ", Stream.of(By.values()).map(By::word).toList()) + "."));
        Typed.within("--limit", limit, Options.MOST);
        String text = Typed.text("similar", words, desk);
        if (text.isEmpty()) {
            throw UserError.usage("There is no text to compare with.",
                    "Name a document, or give a text: carrel similar - < text.txt.");
        }
        try (Library library = shared.open(desk)) {
            return words.equals(List.of("-"))
                    ? print(library.similar(text, limit), library, desk)
                    : documents(text, wanted, library, desk);
        }
    }

    private Exit documents(String name, By wanted, Library library, Desk desk) throws IOException {
        Optional<List<NamedWork>> meant = new Meant(library, desk).by(List.of(name));
        return meant.isEmpty()
                ? Exit.NOTHING
                : print(library.similar(meant.get().getFirst().fullest(), wanted, limit), desk);
    }

    private Exit print(Likenesses found, Desk desk) {
        if (shared.json()) {
            Json.write(SimilarJson.of(found), desk.out());
        } else {
            desk.note(SimilarText.note(found));
            desk.out().print(new SimilarText(desk.terminal(), desk.here()).of(found));
        }
        found.missing().forEach(desk::say);
        if (found.results().isEmpty()) {
            desk.say("Nothing in the library is like it.");
        }
        return found.results().isEmpty() ? Exit.NOTHING : Exit.DONE;
    }

    private Exit print(NearPassages near, Library library, Desk desk) throws IOException {
        if (shared.json()) {
            Json.write(SimilarJson.of(near), desk.out());
        } else {
            SimilarText.notes(near).forEach(desk::note);
            desk.out().print(new SimilarText(desk.terminal(), desk.here()).of(near));
        }
        if (near.results().isEmpty()) {
            desk.say(library.status().statistics().documents() == 0
                    ? AnswerNotes.EMPTY_LIBRARY
                    : "Nothing in the library is like it.");
        }
        return near.results().isEmpty() ? Exit.NOTHING : Exit.DONE;
    }
}
