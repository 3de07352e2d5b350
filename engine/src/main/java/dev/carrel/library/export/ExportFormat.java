package dev.carrel.library.export;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.base.Worded;
import dev.carrel.library.export.citeproc.StyledReferences;

/// A format that documents can be taken elsewhere in.
public enum ExportFormat implements Worded {
    BIBTEX("application/x-bibtex", "bib bibtex"),
    RIS("application/x-research-info-systems", "ris"),
    CSL_JSON("application/vnd.citationstyles.csl+json", "json"),
    CSV("text/csv", "csv"),
    MARKDOWN("text/markdown", "md markdown"),
    TEXT("text/plain", "txt"),
    HTML("text/html", "html htm"),
    ANNOTATIONS("text/markdown", "annotations.md");

    private final String mediaType;
    private final String endings;

    ExportFormat(String mediaType, String endings) {
        this.mediaType = mediaType;
        this.endings = endings;
    }

    /// Whether a citation style says what it looks like.
    public boolean isStyled() { return this == TEXT || this == HTML; }

    public String mediaType() {
        return mediaType;
    }

    /// How the name of a file in this format ends.
    public String ending() {
        return endings().getFirst();
    }

    private List<String> endings() {
        return List.of(endings.split(" "));
    }

    /// @throws UserError if there is no such format
    public static ExportFormat named(String word) {
        return Arrays.stream(values()).filter(format -> format.word().equalsIgnoreCase(word)).findFirst()
                .orElseThrow(() -> UserError.usage("There is no format " + word + " to export to.",
                        "Use one of " + String.join(", ", Worded.words(values())) + "."));
    }

    /// The format that a file's name promises.
    public static Optional<ExportFormat> ofFile(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Arrays.stream(values()).filter(format -> format.endings().contains(ending)).findFirst();
    }

    EntryWriter writer(Export.Means means) {
        return switch (this) {
            case BIBTEX -> new BibtexWriter();
            case RIS -> new RisWriter();
            case CSL_JSON -> new CslWriter();
            case CSV -> new CsvWriter();
            case MARKDOWN -> new MarkdownWriter();
            case TEXT -> new CslWriter.Styled(means.style(), StyledReferences.Form.TEXT);
            case HTML -> new CslWriter.Styled(means.style(), StyledReferences.Form.HTML);
            case ANNOTATIONS -> new AnnotationsWriter(means.annotations());
        };
    }
}
