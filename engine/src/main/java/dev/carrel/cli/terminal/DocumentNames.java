package dev.carrel.cli.terminal;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.library.LibraryContents;

/// The names that people have for documents: a file by its path; one of many in a file or a database, such as a Zotero item, by its
/// title.
public final class DocumentNames {
    private final Map<DocumentId, String> titles = new HashMap<>();

    private DocumentNames() {}

    /// The names of some documents and of what could not be read; titles are looked up only where they are needed.
    public static DocumentNames of(Collection<Origin> origins, LibraryContents contents) throws IOException {
        DocumentNames names = new DocumentNames();
        List<DocumentId> entries = origins.stream().filter(origin -> !isFile(origin)).map(Origin::id)
                .toList();
        contents.summaries(entries)
                .forEach(found -> names.titles.put(found.origin().id(), found.metadata().title()));
        return names;
    }

    private static boolean isFile(Origin origin) {
        return origin.path().endsWith(origin.key());
    }

    String of(Origin origin) {
        String title = titles.getOrDefault(origin.id(), "");
        return SafeText.line(isFile(origin)
                ? origin.path()
                : title.isBlank() ? origin.path() + " " + origin.key() : title);
    }
}
