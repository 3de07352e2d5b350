package dev.carrel.document.bibliography;

import java.util.Optional;

/// The number of a work in PubMed.
public record Pmid(String value) implements Identifier {
    static final IdentifierForm FORM = new IdentifierForm(
            "(?:pmid\\s*:?|(?:https?://)?(?:www\\.)?(?:pubmed\\.ncbi\\.nlm\\.nih\\.gov|ncbi\\.nlm\\.nih\\.gov/pubmed)/)",
            "(\\d{1,8})/?", digits -> Optional.of(new Pmid(digits)));
}
