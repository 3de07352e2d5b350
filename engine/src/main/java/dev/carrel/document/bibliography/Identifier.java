package dev.carrel.document.bibliography;

import java.util.List;
import java.util.Optional;

/// The number of a work in a register of works, in the one form that all its spellings have in common. DOIs are not among
/// them.
public sealed interface Identifier permits ArxivId, Isbn, Pmcid, Pmid {
    /// The identifier that a text is as a whole, such as one that somebody typed. A number that does not say whose it is
    /// is taken for what its form allows, and for PubMed's if it has six to eight digits.
    static Optional<Identifier> of(String text) {
        return labelled(text).or(() -> forms()
                .stream().filter(form -> form != Pmid.FORM || text.strip().matches("[0-9]{6,8}"))
                .flatMap(form -> form.in(text).stream()).findFirst());
    }

    /// The identifier that a text is and says to be: `PMID: 17327454`, `arXiv preprint arXiv:1706.03762v5`.
    static Optional<Identifier> labelled(String text) {
        return forms().stream().flatMap(form -> form.labelledIn(text).stream()).findFirst();
    }

    private static List<IdentifierForm> forms() {
        return List.of(ArxivId.FORM, Isbn.FORM, Pmcid.FORM, Pmid.FORM);
    }

    String value();

    /// The name that it is looked up by: `isbn:9780201134476`, `pmid:17327454`, `arxiv:1706.03762`.
    default String name() {
        return switch (this) {
            case ArxivId _ -> "arxiv:";
            case Isbn _ -> "isbn:";
            case Pmcid _ -> "pmcid:";
            case Pmid _ -> "pmid:";
        } + value();
    }
}
