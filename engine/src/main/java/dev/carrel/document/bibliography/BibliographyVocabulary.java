package dev.carrel.document.bibliography;

import java.util.Locale;

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
}
