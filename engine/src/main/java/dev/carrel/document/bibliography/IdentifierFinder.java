package dev.carrel.document.bibliography;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/// Finds the identifiers of a work in what is told about it: in fields of their own, and wherever else programs put them
/// so that they say what they are (`journal = {arXiv preprint arXiv:1706.03762}`, `PMID: 17327454` in a note).
public final class IdentifierFinder {
    /// The fields that hold nothing else, in any vocabulary; their numbers need not say what they are.
    private static final Map<String, IdentifierForm> FIELDS = Map.ofEntries(Map.entry("isbn", Isbn.FORM),
            Map.entry("ISBN", Isbn.FORM), Map.entry("SN", Isbn.FORM), Map.entry("pmid", Pmid.FORM),
            Map.entry("PMID", Pmid.FORM), Map.entry("pmcid", Pmcid.FORM), Map.entry("pmc", Pmcid.FORM),
            Map.entry("PMCID", Pmcid.FORM), Map.entry("C2", Pmcid.FORM), Map.entry("arxivid", ArxivId.FORM),
            Map.entry("arxiv", ArxivId.FORM), Map.entry("eprint", ArxivId.FORM));
    /// Fields that speak of other works too.
    private static final Set<String> PROSE = Set.of("title", "TI", "T1", "abstract", "abstractNote", "AB",
            "N2",
            "references", "cites", "related");
    private static final Pattern PIECES = Pattern.compile("\\s*[\n;,|]\\s*");
    private static final Pattern SPACED = Pattern.compile("[\\s,;/]+(?=(?:97[89]|\\d))");

    private IdentifierFinder() {}

    /// Each once, in the order in which they are told.
    ///
    /// @param addresses a DOI, or where the work can be looked at
    public static Collection<Identifier> of(Stream<String> addresses, @Nullable BibliographyEntry entry) {
        Set<Identifier> found = new LinkedHashSet<>();
        addresses.forEach(address -> Identifier.labelled(address).ifPresent(found::add));
        if (entry != null) {
            entry.fields().forEach(field -> found.addAll(in(entry, field)));
        }
        return found;
    }

    private static Collection<Identifier> in(BibliographyEntry entry, EntryField field) {
        Set<Identifier> found = new LinkedHashSet<>();
        if (!PROSE.contains(field.name())) {
            PIECES.splitAsStream(field.text())
                    .forEach(piece -> Identifier.labelled(piece).ifPresent(found::add));
        }
        form(entry, field.name()).ifPresent(form -> Stream.concat(PIECES.splitAsStream(field.text()),
                SPACED.splitAsStream(field.text())).forEach(piece -> form.in(piece).ifPresent(found::add)));
        return found;
    }

    /// An eprint is arXiv's unless its type says otherwise.
    private static Optional<IdentifierForm> form(BibliographyEntry entry, String field) {
        boolean pubmed = field.equals("eprint")
                && entry.text("eprinttype").filter("pubmed"::equalsIgnoreCase).isPresent();
        return pubmed ? Optional.of(Pmid.FORM) : Optional.ofNullable(FIELDS.get(field));
    }
}
