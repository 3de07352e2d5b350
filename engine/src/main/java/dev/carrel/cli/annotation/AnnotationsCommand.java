package dev.carrel.cli.annotation;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

import dev.carrel.cli.argument.NamedDocuments;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.document.DocumentId;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.NamedWork;
import dev.carrel.library.annotation.AnnotationJson;
import dev.carrel.library.annotation.ShownAnnotation;
import dev.carrel.library.json.Json;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Lists highlights and notes.
@CommandLine.Command(name = "annotations", sortOptions = false, header = "List highlights and notes, your own and Zotero's.", description = "Those of the whole library, unless IDs say which documents are meant. They are made in the app's reader, searched with note: and exported with `carrel export --format annotations`.", footerHeading = "%nExamples:%n", footer = {
        "  carrel annotations", "  carrel annotations smith2023 --json"})
public final class AnnotationsCommand implements Command {
    @Parameters(arity = "0..*", paramLabel = "ID", description = "An id or its beginning, a path, a DOI, a cite key or a title.")
    private List<String> names = List.of();

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        try (Library library = shared.open(desk)) {
            Optional<List<NamedWork>> meant = new NamedDocuments(library, desk).by(names);
            if (meant.isEmpty()) {
                return ExitCode.NOTHING;
            }
            List<ShownAnnotation> all = names.isEmpty()
                    ? whole(library)
                    : of(NamedWork.fullest(meant.get()), library);
            if (shared.json()) {
                Json.write(all, AnnotationJson.ALL, desk.out());
            } else {
                print(all, library, desk);
            }
            if (all.isEmpty()) {
                desk.say("carrel: There are no highlights and no notes"
                        + (names.isEmpty() ? "; they are made in the app's reader." : " in it."));
            }
            return all.isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
        }
    }

    private static List<ShownAnnotation> whole(Library library) throws IOException {
        List<ShownAnnotation> all = of(library.annotations().annotated(), library);
        all.addAll(library.annotations().homeless());
        return all;
    }

    /// Of a work with several versions those of its first.
    private static List<ShownAnnotation> of(Collection<DocumentId> documents, Library library)
            throws IOException {
        List<ShownAnnotation> all = new ArrayList<>();
        for (DocumentId document : documents) {
            for (ShownAnnotation each : library.annotations().ofWork(document)) {
                if (all.stream().noneMatch(known -> known.id().equals(each.id())
                        && known.document().equals(each.document()))) {
                    all.add(each);
                }
            }
        }
        return all;
    }

    private static void print(List<ShownAnnotation> all, Library library, CommandContext desk)
            throws IOException {
        DocumentId last = null;
        for (ShownAnnotation each : all) {
            if (!each.document().equals(last)) {
                desk.out().print((last == null ? "" : "\n") + title(each.document(), library) + "\n");
                last = each.document();
            }
            desk.out().print(lines(each));
        }
    }

    private static String title(DocumentId document, Library library) throws IOException {
        try (LibraryContents contents = library.contents()) {
            return contents.summaries(List.of(document)).stream().findFirst()
                    .map(summary -> SafeText.line(summary.metadata().title()) + "  " + document)
                    .orElse(document + ", which is not in the library now");
        }
    }

    private static String lines(ShownAnnotation annotation) {
        String page = annotation.page() == null ? "" : "p. " + annotation.page() + "  ";
        String quote = annotation.quote().isEmpty() ? "" : "“" + SafeText.line(annotation.quote()) + "”";
        String marks = (annotation.by() == ShownAnnotation.Maker.ZOTERO ? "  (Zotero)" : "")
                + (annotation.isFound() ? "" : "  (no longer found in the text)");
        String note = annotation.note().isBlank() ? "" : "    " + SafeText.line(annotation.note()) + "\n";
        return "  " + (page + quote + marks).strip() + "\n" + note;
    }
}
