package dev.carrel.web.api;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.document.DocumentId;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.NamedWork;
import dev.carrel.web.route.Refused;

/// Finds documents and works by what callers call them, see [LibraryContents#work].
public final class DocumentLookup {
    private DocumentLookup() {}

    /// @throws Refused if there is none
    public static List<NamedWork> works(List<String> names, Library library) throws IOException {
        try (LibraryContents contents = library.contents()) {
            return contents.works(names, (_, failure) -> absent(failure));
        }
    }

    private static NamedWork work(String name, LibraryContents contents) throws IOException {
        return contents.works(List.of(name), (_, failure) -> absent(failure)).getFirst();
    }

    /// The one document that goes by a name.
    static DocumentId document(String name, Library library) throws IOException {
        try (LibraryContents contents = library.contents()) {
            Optional<DocumentId> found = contents.document(name);
            return found.isPresent() ? found.get() : work(name, contents).fullest();
        }
    }

    static IndexEntry entry(String name, LibraryContents contents) throws IOException {
        return contents.read(work(name, contents));
    }

    /// Without its text, which takes long to fetch of a book.
    static DocumentSummary described(String name, LibraryContents contents) throws IOException {
        return contents.summaries(List.of(work(name, contents).fullest())).stream().findFirst()
                .orElseThrow(DocumentLookup::unknown);
    }

    private static Refused absent(Optional<Failure> told) {
        return told.map(failure -> Refused.notFound(
                "This document could not be read: " + ReasonText.of(failure.reason()) + ".",
                "It is tried again when its file changes."))
                .orElseGet(DocumentLookup::unknown);
    }

    private static Refused unknown() {
        return Refused.notFound("There is no such document in the library.",
                "Take an id from the results of a search.");
    }
}
