package dev.carrel.document.bibliography;

import dev.carrel.base.Worded;

/// The words that a bibliographic format has for types, fields and roles.
public enum BibliographyVocabulary implements Worded {
    /// BibTeX's and BibLaTeX's, which share most of them. Small letters.
    BIBTEX,
    /// Those of CSL-JSON, version 1.0.2.
    CSL,
    /// RIS's tags.
    RIS,
    /// Those of Zotero's item types, fields and creator types.
    ZOTERO
}
