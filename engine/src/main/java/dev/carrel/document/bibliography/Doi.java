package dev.carrel.document.bibliography;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/// A Digital Object Identifier (ISO 26324) as it was written, without what programs and people put around it.
public record Doi(String value) {
    /// Before the slash, as a piece of a regular expression.
    public static final String REGISTRANT = "10\\.\\d{4,9}";
    /// As a field holds it, where anything but white space may follow: old ones have pointed brackets in them.
    private static final Pattern WRITTEN = Pattern.compile(REGISTRANT + "/\\S+");
    /// In running text, where brackets and quotation marks belong to the text. A line may have ended behind its dot or slash.
    private static final Pattern PRINTED = Pattern.compile("\\b10\\. ?\\d{4,9}/ ?[^\\s\"<>{}|\\\\^`]+");
    private static final Pattern AROUND = Pattern
            .compile("(?i)^(?:https?://(?:dx\\.|www\\.)?doi\\.org/|doi:)\\s*");
    /// A query or an address that is nothing but a DOI.
    private static final Pattern WHOLE = Pattern.compile(
            "(?:https?://\\S+?[/=]|(?:dx\\.|www\\.)?doi\\.org/|doi:?\\s*)?(" + REGISTRANT
                    + "/\\S*[^\\s.,;])[.,;]*");
    /// As the resolver's address has it where a program made it.
    private static final Pattern ENCODED_SLASH = Pattern.compile("(?<=\\b" + REGISTRANT + ")%2[Ff]");
    /// In a file's name, which cannot hold a slash.
    private static final Pattern IN_NAME = Pattern
            .compile("(?i)(?<![\\d.])" + REGISTRANT + "[/_-]([\\w.()-]+?)(?=\\.pdf$|$)");
    /// Publishers' addresses go on behind the DOI.
    private static final Pattern PATH_BEHIND = Pattern
            .compile("(?:/(?:full|e?pdf|abstract|meta|html)|\\.pdf|[?#&].*|/)+$");
    /// The number of a preprint's revision, at arXiv, bioRxiv and others.
    private static final Pattern REVISION = Pattern
            .compile("(?<=^10\\.(?:48550|1101|2139|31234|26434)/\\S{4,60})v\\d+$");

    /// A DOI that was parsed before and kept as text; null if there was none.
    public static @Nullable Doi known(@Nullable String value) {
        return value == null || value.isBlank() ? null : new Doi(value);
    }

    /// A DOI as text; null if there is none.
    public static @Nullable String text(@Nullable Doi doi) {
        return doi == null ? null : doi.value();
    }

    /// The DOI in a field that holds one, whatever stands around it.
    public static Optional<Doi> in(@Nullable String field) {
        Matcher found = WRITTEN.matcher(field == null ? "" : field);
        return found.find()
                ? Optional.of(new Doi(found.group().replaceFirst("[.,;}>]+$", "")))
                : Optional.empty();
    }

    /// The first DOI in running text.
    public static Optional<Doi> printed(String text) {
        Matcher found = PRINTED.matcher(text);
        return found.find()
                ? Optional.of(new Doi(trimmed(found.group().replace(" ", ""))))
                : Optional.empty();
    }

    /// The DOI that a file is called by, with another sign for the slash.
    public static Optional<Doi> inName(String file) {
        Matcher found = IN_NAME.matcher(file);
        return found.find()
                ? Optional.of(new Doi(found.group().replaceFirst("[/_-]", "/")))
                : Optional.empty();
    }

    /// Finds the DOIs in running text, with what follows them.
    public static Matcher matcher(String text) {
        return PRINTED.matcher(text);
    }

    /// A DOI without the punctuation behind it, and without a parenthesis that it did not open.
    public static String trimmed(String printed) {
        String doi = printed.replaceFirst("[.,;:'’”\\]]+$", "");
        return doi.endsWith(")") && count(doi, ')') > count(doi, '(')
                ? trimmed(doi.substring(0, doi.length() - 1))
                : doi;
    }

    private static long count(String text, char sign) {
        return text.chars().filter(c -> c == sign).count();
    }

    /// A text without the resolver's address or the label before a DOI.
    public static String bare(String text) {
        return AROUND.matcher(text.strip()).replaceFirst("");
    }

    /// The DOIs that a typed text can mean: with the end that an address has behind it, and without.
    public static List<Doi> readings(String typed) {
        Matcher found = WHOLE
                .matcher(ENCODED_SLASH.matcher(typed).replaceFirst("/").toLowerCase(Locale.ROOT));
        return found.matches()
                ? Stream.of(found.group(1), PATH_BEHIND.matcher(found.group(1)).replaceFirst("")).distinct()
                        .map(Doi::new).toList()
                : List.of();
    }

    /// The DOI under which a document is registered, told by itself or by where the document comes from.
    public static Optional<Doi> of(@Nullable Doi told, @Nullable String url) {
        if (told != null || url == null) {
            return Optional.ofNullable(told);
        }
        return ArxivId.at(url).map(ArxivId::doi)
                .or(() -> url.contains("doi.org/") ? in(url) : Optional.empty());
    }

    /// The form in which two spellings are equal: small letters, no number of a preprint's revision.
    public String normal() {
        return REVISION.matcher(value.toLowerCase(Locale.ROOT)).replaceFirst("");
    }

    @Override
    public String toString() {
        return value;
    }
}
