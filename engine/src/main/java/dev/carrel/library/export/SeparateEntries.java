package dev.carrel.library.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.DocumentSummary;
import org.jspecify.annotations.Nullable;

/// The entries that a work is written as: one, unless a bibliography itself has it under several keys, as those of the
/// versions of a program, or entries of any bibliographies contradict each other, as the article and the talk. Somebody may cite each
/// of them and nothing of one may end in another, so each is written, unless their DOI says that they are one.
final class SeparateEntries {
    /// The ending of a key that another entry of the file has as well.
    static final Pattern COPY = Pattern.compile(" \\(\\d+\\)$");
    private static final Pattern UNSPOKEN = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final int MONTH = 3;
    /// Fields about the entry and not the work: two of them contradict each other in nothing.
    private static final Set<String> OF_ENTRIES = Set.of("id", "ID", "citation-key", "citationKey", "ids",
            "custom", "groups", "timestamp", "owner", "file", "date-added", "date-modified", "creationdate",
            "modificationdate");

    private SeparateEntries() {}

    static List<CuratedWork> of(CuratedWork work) {
        List<List<DocumentSummary>> entries = new ArrayList<>();
        for (DocumentSummary version : work.versions()) {
            entries.stream().filter(entry -> entry.stream().noneMatch(other -> areApart(version, other)))
                    .findFirst().orElseGet(() -> another(entries)).add(version);
        }
        return entries.stream().map(CuratedWork::new).toList();
    }

    private static List<DocumentSummary> another(List<List<DocumentSummary>> entries) {
        entries.add(new ArrayList<>());
        return entries.getLast();
    }

    private static boolean areApart(DocumentSummary one, DocumentSummary other) {
        Metadata first = one.metadata();
        Metadata second = other.metadata();
        boolean sameDoi = first.doi() != null && first.doi().value().equalsIgnoreCase(Doi.text(second.doi()));
        return !sameDoi && (contradict(first.entry(), second.entry())
                || (isItem(first) && isItem(second) && areTitledApart(first, second))
                || (bibliography(one).isPresent() && bibliography(one).equals(bibliography(other))
                        && !String.valueOf(first.citekey()).equals(second.citekey())));
    }

    private static boolean contradict(@Nullable BibliographyEntry one, @Nullable BibliographyEntry other) {
        return one != null && other != null && one.vocabulary() == other.vocabulary()
                && one.vocabulary() != BibliographyVocabulary.ZOTERO
                && (!one.type().equalsIgnoreCase(other.type()) || one.fields().stream().map(EntryField::name)
                        .anyMatch(name -> !OF_ENTRIES.contains(name)
                                && differ(plain(one, name), plain(other, name))));
    }

    private static boolean isItem(Metadata metadata) {
        return metadata.entry() != null && metadata.entry().vocabulary() == BibliographyVocabulary.ZOTERO;
    }

    /// Whether neither title is part of the other: then items of Zotero are one work by their texts alone, as pages are that hold
    /// the same example, and what one of them says is nothing of the other.
    private static boolean areTitledApart(Metadata first, Metadata second) {
        String one = spoken(first.title());
        String other = spoken(second.title());
        return !one.contains(other) && !other.contains(one);
    }

    private static boolean differ(Set<String> texts, Set<String> others) {
        return !texts.isEmpty() && !others.isEmpty() && !texts.equals(others);
    }

    private static Set<String> plain(BibliographyEntry entry, String name) {
        return entry.fields().stream().filter(field -> field.name().equals(name)).map(SeparateEntries::plain)
                .filter(text -> !text.isEmpty()).collect(Collectors.toSet());
    }

    /// Letters and digits: how a text is set contradicts nothing, nor whether a month is cut short.
    private static String plain(EntryField field) {
        String text = spoken(field.text());
        return field.name().equals("month") && text.length() > MONTH ? text.substring(0, MONTH) : text;
    }

    private static String spoken(String text) {
        return UNSPOKEN.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("");
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
