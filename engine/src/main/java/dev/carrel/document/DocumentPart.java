package dev.carrel.document;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.Worded;

/// The part of a text that a passage stands in, as its headings say: what people filter by. Finer than [SectionKind],
/// of which an introduction is *methods* and a conclusion *findings*. Its word is used in queries (`section:introduction`).
public enum DocumentPart implements Worded {
    SUMMARY("Abstract", SectionKind.SUMMARY), INTRODUCTION("Introduction", SectionKind.METHODS),
    METHODS("Methods", SectionKind.METHODS), RESULTS("Results", SectionKind.FINDINGS),
    DISCUSSION("Discussion", SectionKind.FINDINGS), CONCLUSION("Conclusion", SectionKind.FINDINGS),
    CONTENT("Content", SectionKind.CONTENT), FIGURE("Figure", SectionKind.FIGURE),
    NOTE("Note", SectionKind.NOTE);

    private final String label;
    private final SectionKind kind;

    DocumentPart(String label, SectionKind kind) {
        this.label = label;
        this.kind = kind;
    }

    /// The name that people are shown.
    public String label() {
        return label;
    }

    public SectionKind kind() {
        return kind;
    }

    public static Optional<DocumentPart> named(String word) {
        return Arrays.stream(values())
                .filter(part -> part.word().equalsIgnoreCase(word) || part.label.equalsIgnoreCase(word))
                .findFirst();
    }

    /// All parts that a kind of section has.
    public static List<DocumentPart> of(SectionKind kind) {
        return Arrays.stream(values()).filter(part -> part.kind == kind).toList();
    }

    /// The parts that a section belongs to: several for *Results and discussion*. The innermost heading that tells decides; where none
    /// does, the kind has to do. What a paper opens with, without a heading, is its introduction.
    ///
    /// @param heading the path from the outermost heading to its own
    static List<DocumentPart> of(SectionKind kind, List<String> heading) {
        return switch (kind) {
            case METHODS -> told(kind, heading).orElse(List.of(heading.isEmpty() ? INTRODUCTION : METHODS));
            case FINDINGS -> told(kind, heading).orElse(List.of(RESULTS));
            case SUMMARY, CONTENT, FIGURE, NOTE -> of(kind);
        };
    }

    private static Optional<List<DocumentPart>> told(SectionKind kind, List<String> heading) {
        return heading.reversed().stream().map(PaperHeading::parts)
                .filter(parts -> parts.stream().anyMatch(part -> part.kind == kind)).findFirst();
    }
}
