package dev.carrel.document.bibliography;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The words that a bibliographic format has for types, fields and roles. Tables have a column for each, in this order.
public enum BibliographyVocabulary {
    /// BibTeX's and BibLaTeX's, which share most of them. Small letters.
    BIBTEX,
    /// Those of CSL-JSON, version 1.0.2.
    CSL,
    /// RIS's tags.
    RIS,
    /// Those of Zotero's item types, fields and creator types.
    ZOTERO;

    /// The word used in JSON and in the index.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Its words in a row of such a table; empty if it has none.
    List<String> words(List<String> row) {
        return Stream.of(row.get(ordinal()).split(" ")).filter(word -> !word.isEmpty()).toList();
    }
}
