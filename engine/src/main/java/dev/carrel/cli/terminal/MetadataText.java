package dev.carrel.cli.terminal;

import java.util.List;

import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.document.Metadata;

/// The title, authors and year of a document, as lists in a terminal show them.
public final class MetadataText {
    private static final int NAMED = 3;

    private MetadataText() {}

    public static String title(Metadata metadata) {
        String title = SafeText.line(metadata.title()).strip();
        return title.isEmpty() ? "(no title)" : title;
    }

    /// The first of some names.
    public static String names(List<String> people) {
        return String.join(", ", people.subList(0, Math.min(NAMED, people.size())))
                + (people.size() > NAMED ? " et al." : "");
    }

    /// `Jane Smith, Li Wei · 2021`
    static String byline(Metadata metadata) {
        String names = names(metadata.authors());
        String year = metadata.year() == null ? "" : metadata.year().toString();
        return names.isEmpty() || year.isEmpty() ? names + year : names + " · " + year;
    }
}
