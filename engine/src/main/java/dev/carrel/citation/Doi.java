package dev.carrel.citation;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/// The form in which two spellings of a DOI are equal: small letters, no prefix, no number of a preprint's revision.
final class Doi {
    private static final Pattern DOI = Pattern.compile("10\\.\\d{4,9}/\\S+");
    private static final Pattern ARXIV = Pattern
            .compile("arxiv\\.org/(?:abs|pdf|html)/(\\d{4}\\.\\d{4,5}|[a-z.-]+/\\d{7})");
    private static final Pattern REVISION = Pattern
            .compile("(?<=^10\\.(?:48550|1101|2139|31234|26434)/\\S{4,60})v\\d+$");

    private Doi() {}

    static Optional<String> of(@Nullable String written) {
        if (written == null) {
            return Optional.empty();
        }
        Matcher doi = DOI.matcher(written.toLowerCase(Locale.ROOT));
        return doi.find()
                ? Optional.of(REVISION.matcher(doi.group().replaceFirst("[.,;]+$", "")).replaceFirst(""))
                : Optional.empty();
    }

    /// What a document is registered as, told by its DOI or by where it comes from.
    static Optional<String> of(@Nullable String written, @Nullable String url) {
        Optional<String> told = of(written);
        if (told.isPresent() || url == null) {
            return told;
        }
        Matcher arxiv = ARXIV.matcher(url.toLowerCase(Locale.ROOT));
        return arxiv.find()
                ? Optional.of("10.48550/arxiv." + arxiv.group(1))
                : url.contains("doi.org/") ? of(url) : Optional.empty();
    }
}
