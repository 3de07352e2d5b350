package dev.carrel.document.bibliography;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The words that a bibliographic format has for types, fields and roles.
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

    /// Its words in a row of a table that has a column for each vocabulary; empty if it has none.
    List<String> words(String bibtex, String csl, String ris, String zotero) {
        String own = switch (this) {
            case BIBTEX -> bibtex;
            case CSL -> csl;
            case RIS -> ris;
            case ZOTERO -> zotero;
        };
        return Stream.of(own.split(" ")).filter(word -> !word.isEmpty()).toList();
    }
}
