package dev.carrel.document.bibliography;

import java.util.Locale;
import java.util.Optional;

/// The number of a paper in PubMed Central, in small letters.
public record Pmcid(String value) implements Identifier {
    static final IdentifierForm FORM = new IdentifierForm(
            "(?:pmcid\\s*:?|(?:https?://)?(?:[a-z]+\\.)*ncbi\\.nlm\\.nih\\.gov/(?:pmc/)?articles/)",
            "(pmc\\d{2,9})(?:\\.\\d+)?/?",
            written -> Optional.of(new Pmcid(written.toLowerCase(Locale.ROOT))));
}
