package dev.carrel.index.lucene.store;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.Omission;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.stored.DocumentForm;
import dev.carrel.index.Coverage;
import org.apache.lucene.util.BytesRef;

/// The coverage of a document, as one column value: the documents themselves need not be opened to tell.
final class StoredCoverage {
    private static final String SEPARATOR = "\u0000";
    /// How many parts come before those about pages.
    private static final int HEAD = 2;

    private StoredCoverage() {}

    static BytesRef write(Coverage coverage) {
        List<String> parts = new ArrayList<>();
        parts.add(String.valueOf(coverage.pages()));
        parts.add(coverage.omissions().stream().map(StoredCoverage::text).collect(Collectors.joining(" ")));
        for (UnreadablePage page : coverage.unreadable()) {
            parts.add(page.page() == null ? "" : page.page().toString());
            parts.add(DocumentForm.text(page.reason()));
        }
        // A column takes 32,766 bytes; the last of thousands of bad pages can be left out of the overview.
        String text = String.join(SEPARATOR,
                parts.subList(0, Math.min(parts.size(), HEAD + 2 * mostPages(parts))));
        return new BytesRef(text);
    }

    private static int mostPages(List<String> parts) {
        int bytes = 0;
        for (int i = HEAD; i < parts.size(); i += 2) {
            bytes += bytes(parts.get(i)) + bytes(parts.get(i + 1)) + 2;
            if (bytes > 30_000) {
                return (i - HEAD) / 2;
            }
        }
        return parts.size();
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    /// How many passages a document has, and how many of them have vectors or wait for them.
    record Vectors(int passages, int embedded, int waiting) {}

    static Coverage read(BytesRef column, Origin origin, Vectors vectors) {
        String[] parts = column.utf8ToString().split(SEPARATOR, -1);
        List<UnreadablePage> unreadable = new ArrayList<>();
        for (int i = HEAD; i + 1 < parts.length; i += 2) {
            unreadable.add(new UnreadablePage(parts[i].isEmpty() ? null : Integer.valueOf(parts[i]),
                    DocumentForm.reason(parts[i + 1])));
        }
        return new Coverage(origin, Integer.parseInt(parts[0]), unreadable, vectors.passages(),
                vectors.embedded(), vectors.waiting(), omissions(parts[1]));
    }

    private static String text(Omission omission) {
        return omission.reason().name() + ":" + omission.characters() + ":" + omission.share();
    }

    private static List<Omission> omissions(String text) {
        return text.isEmpty() ? List.of() : Stream.of(text.split(" ")).map(StoredCoverage::omission).toList();
    }

    private static Omission omission(String text) {
        String[] parts = text.split(":");
        return new Omission(Omission.Reason.valueOf(parts[0]), Integer.parseInt(parts[1]),
                Double.parseDouble(parts[2]));
    }
}
