package dev.carrel.document.bibliography;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The number of a work in a register of works, in the one form that all its spellings have in common: an ISBN has 13
/// digits, an arXiv id no version. DOIs are not among them.
public record Identifier(Scheme scheme, String value) {
    /// Whose number it is. The first pattern is what may tell so before the number, the second the number itself.
    public enum Scheme {
        ARXIV("(?:arxiv preprint|arxiv\\s*:?|(?:https?://)?(?:[a-z]+\\.)?arxiv\\.org/(?:abs|pdf|html)/"
                + "|(?:(?:https?://)?(?:dx\\.)?doi\\.org/)?10\\.48550/arxiv\\.|abs/)",
                ArxivId.NUMBER + "(?:v\\d{1,3})?(?:\\.pdf)?(?:\\s*\\[[\\w.-]+\\])?"),
        ISBN("(?:urn:)?(?:e-?)?isbn(?:[- ]?1[03](?!\\d))?\\s*:?",
                "(\\d[\\d\\s\\p{Pd}]{8,17}[\\dx])(?:\\s*\\(.*\\))?"),
        PMCID("(?:pmcid\\s*:?|(?:https?://)?(?:[a-z]+\\.)*ncbi\\.nlm\\.nih\\.gov/(?:pmc/)?articles/)",
                "(pmc\\d{2,9})(?:\\.\\d+)?/?"),
        PMID("(?:pmid\\s*:?|(?:https?://)?(?:www\\.)?(?:pubmed\\.ncbi\\.nlm\\.nih\\.gov|ncbi\\.nlm\\.nih\\.gov/pubmed)/)",
                "(\\d{1,8})/?");

        private final Pattern labelled;
        private final Pattern bare;

        Scheme(String label, String number) {
            this.labelled = Pattern.compile("(?iU)(?:" + label + "\\s*)+" + number);
            this.bare = Pattern.compile("(?iU)" + number);
        }

        /// The number that a text is, whether or not it says whose.
        Optional<Identifier> in(String text) {
            Matcher found = bare.matcher(text.strip());
            return labelledIn(text).or(() -> found.matches() ? identifier(found.group(1)) : Optional.empty());
        }

        /// The number that a text is and says to be one of this scheme.
        Optional<Identifier> labelledIn(String text) {
            Matcher found = labelled.matcher(text.strip());
            return found.matches() ? identifier(found.group(1)) : Optional.empty();
        }

        private Optional<Identifier> identifier(String number) {
            String value = number.toLowerCase(Locale.ROOT);
            return (switch (this) {
                case ARXIV -> Optional.of(new ArxivId(value).value());
                case ISBN -> Isbn.thirteen(value);
                case PMCID, PMID -> Optional.of(value);
            }).map(normal -> new Identifier(this, normal));
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// The identifier that a text is as a whole, such as one that somebody typed. A number that does not say whose it is
    /// is taken for what its form allows, and for PubMed's if it has six to eight digits.
    public static Optional<Identifier> of(String text) {
        return labelled(text).or(() -> Arrays.stream(Scheme.values())
                .filter(scheme -> scheme != Scheme.PMID || text.strip().matches("[0-9]{6,8}"))
                .flatMap(scheme -> scheme.in(text).stream()).findFirst());
    }

    /// The identifier that a text is and says to be: `PMID: 17327454`, `arXiv preprint arXiv:1706.03762v5`.
    public static Optional<Identifier> labelled(String text) {
        return Arrays.stream(Scheme.values()).flatMap(scheme -> scheme.labelledIn(text).stream()).findFirst();
    }

    /// The name that it is looked up by: `isbn:9780201134476`, `pmid:17327454`, `arxiv:1706.03762`.
    public String name() {
        return scheme.word() + ":" + value;
    }
}
