package dev.carrel.document.bibliography;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The number of a preprint at arXiv, in small letters, without its version. Ids of before 2007 are unique without the part
/// of their archive: `math.GT/0309136` is `math/0309136`.
public record ArxivId(String value) implements Identifier {
    /// Two digits of the year and two of the month open either form.
    private static final String NUMBER = "(\\d{2}(?:0[1-9]|1[0-2])\\.\\d{4,5}"
            + "|[a-z-]{2,10}(?:\\.[a-z]{2})?/\\d{2}(?:0[1-9]|1[0-2])\\d{3})";
    private static final Pattern ADDRESS = Pattern.compile("(?i)arxiv\\.org/(?:abs|pdf|html)/" + NUMBER);
    private static final Pattern PRINTED = Pattern
            .compile("(?i)arxiv[:.\\s/]*(?:org/)?(?:abs/|pdf/)?\\s*" + NUMBER);

    static final IdentifierForm FORM = new IdentifierForm(
            "(?:arxiv preprint|arxiv\\s*:?|(?:https?://)?(?:[a-z]+\\.)?arxiv\\.org/(?:abs|pdf|html)/"
                    + "|(?:(?:https?://)?(?:dx\\.)?doi\\.org/)?10\\.48550/arxiv\\.|abs/)",
            NUMBER + "(?:v\\d{1,3})?(?:\\.pdf)?(?:\\s*\\[[\\w.-]+\\])?",
            number -> Optional.of(new ArxivId(number)));

    public ArxivId {
        value = value.toLowerCase(Locale.ROOT).replaceFirst("\\.[a-z]{2}/", "/");
    }

    /// The preprint that an address leads to.
    static Optional<ArxivId> at(String url) {
        return first(ADDRESS.matcher(url));
    }

    /// The first id in running text that says to be one.
    public static Optional<ArxivId> printed(String text) {
        return first(PRINTED.matcher(text));
    }

    private static Optional<ArxivId> first(Matcher found) {
        return found.find() ? Optional.of(new ArxivId(found.group(1))) : Optional.empty();
    }

    /// The DOI that arXiv registers the preprint as.
    public Doi doi() {
        return new Doi("10.48550/arxiv." + value);
    }
}
