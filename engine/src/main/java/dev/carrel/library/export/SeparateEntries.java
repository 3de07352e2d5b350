package dev.carrel.library.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.DocumentSummary;
import org.jspecify.annotations.Nullable;

/// The entries that a work is written as: one, unless a bibliography itself has it under several keys, as those of the
/// versions of a program, or under one key as different things, as the article and the talk. Somebody may cite each of them, so each
/// is written, unless their DOI says that they are one.
final class SeparateEntries {
    /// The ending of a key that another entry of the file has as well.
    static final Pattern COPY = Pattern.compile(" \\(\\d+\\)$");

    private SeparateEntries() {}

    static List<CuratedWork> of(CuratedWork work) {
        List<DocumentSummary> together = new ArrayList<>();
        List<CuratedWork> entries = new ArrayList<>();
        for (DocumentSummary version : work.versions()) {
            if (together.stream().anyMatch(other -> areApart(version, other))) {
                entries.add(new CuratedWork(List.of(version)));
            } else {
                together.add(version);
            }
        }
        entries.addFirst(new CuratedWork(together));
        return entries;
    }

    private static boolean areApart(DocumentSummary one, DocumentSummary other) {
        Metadata first = one.metadata();
        Metadata second = other.metadata();
        boolean sameDoi = first.doi() != null && first.doi().value().equalsIgnoreCase(Doi.text(second.doi()));
        return !sameDoi && bibliography(one).isPresent() && bibliography(one).equals(bibliography(other))
                && (!String.valueOf(first.citekey()).equals(second.citekey())
                        || contradict(first.entry(), second.entry()));
    }

    private static boolean contradict(@Nullable BibliographyEntry one, @Nullable BibliographyEntry other) {
        return one != null && other != null && (!one.type().equalsIgnoreCase(other.type())
                || one.fields().stream().anyMatch(field -> !field.text().isBlank()
                        && other.text(field.name()).filter(text -> !text.equals(field.text())).isPresent()));
    }

    /// The source and file whose entry a document is: what its key has before the entry's own.
    private static Optional<String> bibliography(DocumentSummary version) {
        String citekey = version.metadata().citekey();
        String key = COPY.matcher(version.origin().key()).replaceFirst("");
        return version.metadata().entry() == null || version.metadata().zotero() != null || citekey == null
                || !key.endsWith(citekey)
                        ? Optional.empty()
                        : Optional.of(version.origin().source() + " "
                                + key.substring(0, key.length() - citekey.length()));
    }
}
