package dev.carrel.index.lucene.store;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.EntryField;

/// The words of a bibliography's entry that people search for: where the work was published, by whom, in which series,
/// and everybody who is named. What stands in the index anyway, or was written for programs, is left out.
final class BibliographicWords {
    /// Longer texts, such as notes, are part of the document itself.
    private static final int LONGEST = 200;

    private static final Set<String> ELSEWHERE = Set.of("title", "TI", "T1", "abstract", "abstractNote", "AB",
            "N2", "keywords", "keyword", "KW", "tags", "mendeley-tags", "year", "PY", "Y1", "date", "issued");
    private static final Set<String> OF_PROGRAMS = Set.of("file", "groups", "owner", "timestamp",
            "date-added", "date-modified", "langid", "language", "LA", "LB", "id", "ID", "key",
            "citation-key", "citationKey", "crossref", "xdata", "xref", "entryset", "options", "sortkey",
            "libraryCatalog", "accessDate", "accessed", "urldate", "Y2", "DA", "month", "DB", "DP", "UR",
            "custom", "creationdate", "modificationdate", "comment", "extra");
    /// Paths, addresses and encoded data are single words that nobody types.
    private static final Pattern MACHINE = Pattern.compile("(?i)\\S{40,}|\\S*(?:://|\\\\)\\S*|bdsk-.*");

    private BibliographicWords() {}

    /// @param people who are searched for anyway
    static List<String> of(BibliographyEntry entry, List<String> people) {
        Stream<String> others = entry.creators().stream().map(creator -> creator.name().natural())
                .filter(name -> !people.contains(name));
        return Stream.concat(entry.fields().stream().filter(field -> isSearched(field, entry))
                .map(EntryField::text), others).distinct().toList();
    }

    private static boolean isSearched(EntryField field, BibliographyEntry entry) {
        return !ELSEWHERE.contains(field.name()) && !OF_PROGRAMS.contains(field.name())
                && !field.text().isBlank() && field.text().length() <= LONGEST
                && !MACHINE.matcher(field.text()).matches() && !MACHINE.matcher(field.name()).matches()
                && entry.creators().stream().noneMatch(creator -> creator.role().equals(field.name()));
    }
}
