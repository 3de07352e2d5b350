package dev.carrel.read;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A way of writing documents down, with the file name extensions that promise it.
public enum Format {
    MARKDOWN("md mdx markdown mkd qmd"),
    NOTEBOOK("ipynb"),
    RESTRUCTUREDTEXT("rst rest"),
    ASCIIDOC("adoc asciidoc asc"),
    LATEX("tex latex"),
    TEXT("txt text"),
    HTML("html htm xhtml"),
    PDF("pdf");

    private final String extensions;

    Format(String extensions) {
        this.extensions = extensions;
    }

    /// True if a reader may loop for ever on it or fill the memory, so that it is better read apart.
    public boolean isRisky() {
        return switch (this) {
            case MARKDOWN, NOTEBOOK, RESTRUCTUREDTEXT, ASCIIDOC, LATEX, TEXT, HTML -> false;
            case PDF -> true;
        };
    }

    /// What the extension promises; without its dot, in any case.
    public static Optional<Format> ofExtension(String extension) {
        String lower = extension.toLowerCase(Locale.ROOT);
        return Arrays.stream(values()).filter(format -> List.of(format.extensions.split(" ")).contains(lower))
                .findFirst();
    }
}
