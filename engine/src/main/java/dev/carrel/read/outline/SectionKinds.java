package dev.carrel.read.outline;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

import dev.carrel.document.DocumentPart;
import dev.carrel.document.PaperHeading;
import dev.carrel.document.SectionKind;

/// The kinds of sections that the headings of papers open.
public final class SectionKinds {
    private static final Set<String> SUMMARY = Set.of("abstract", "summary", "executive summary", "synopsis");
    private static final Set<String> REFERENCES = Set.of("references", "reference", "bibliography",
            "works cited",
            "literature cited", "citations", "cited literature", "reference list", "list of references",
            "references cited");

    private SectionKinds() {}

    /// The kind that a heading names, if it names one.
    public static Optional<SectionKind> of(String heading) {
        String plain = PaperHeading.plain(heading);
        if (SUMMARY.contains(plain)) {
            return Optional.of(SectionKind.SUMMARY);
        }
        return PaperHeading.parts(heading).stream().map(DocumentPart::kind).findFirst();
    }

    /// Whether a line can be nothing but one of the headings that papers have.
    public static boolean isHeadingOfPapers(String line) {
        String plain = PaperHeading.plain(line);
        return SUMMARY.contains(plain) || isReferences(line)
                || plain.matches("(supplementary )?appendi(x|ces)( [a-z\\d]{1,2})?([.:] .*)?")
                || PaperHeading.isWhole(line);
    }

    /// Whether the list of cited works starts here.
    public static boolean isReferences(String heading) {
        String plain = PaperHeading.plain(heading);
        return REFERENCES.contains(plain) || plain.equals("references and notes")
                || plain.equals("notes and references");
    }

    /// Whether content starts again after the list of cited works.
    public static boolean isAppendix(String heading) {
        String lower = heading.toLowerCase(Locale.ROOT);
        return lower.contains("appendix") || lower.contains("appendices") || lower.startsWith("supplement");
    }
}
