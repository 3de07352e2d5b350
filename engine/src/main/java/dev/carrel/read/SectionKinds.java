package dev.carrel.read;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

import dev.carrel.document.SectionKind;

/// What the headings of papers mean.
public final class SectionKinds {
    private static final Pattern NUMBERING = Pattern.compile(
            "^(section|chapter|part)?\\s*((\\d+|[IVX]+|[A-Z])([.:)]\\s*|\\s+)(\\d+([.:)]\\s*|\\s+))*|\\d+(\\.\\d+)+\\.?\\s+)(?=\\S)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern JOINTS = Pattern.compile("\\s*(,|&|/|\\+|:|\\band\\b|\\bor\\b)\\s*");
    private static final int LONGEST = 100;
    private static final Set<String> SUMMARY = Set.of("abstract", "summary", "executive summary", "synopsis");
    private static final Set<String> METHODS = Set.of("introduction", "background", "related work",
            "previous work", "prior work", "literature review", "review of literature",
            "review of the literature",
            "method", "methodology", "material", "data collection", "research design", "study design",
            "experimental setup", "experimental design", "participant", "procedure", "statistical analysis",
            "data analysis", "patient");
    private static final Set<String> FINDINGS = Set.of("result", "finding", "evaluation", "experiment",
            "discussion",
            "conclusion", "implication", "limitation", "general discussion", "concluding remark",
            "experimental result", "future work", "main result");
    private static final Pattern TELLING_METHODS = Pattern
            .compile("\\b(introduction|background|methods|methodology"
                    + "|materials|related work|literature|statement of need|motivation|implementation|procedures?"
                    + "|experimental (section|details|part)|study (design|area|site|population)s?|data (collection|sources?|sets?)"
                    + "|participants|patients|statistical analys[ie]s)\\b");
    private static final Pattern TELLING_FINDINGS = Pattern
            .compile("\\b(results|findings|discussion|conclusions?"
                    + "|concluding|limitations|implications|future (work|directions?))\\b");
    private static final Set<String> REFERENCES = Set.of("references", "reference", "bibliography",
            "works cited",
            "literature cited", "citations", "cited literature", "reference list", "list of references",
            "references cited");

    private SectionKinds() {}

    /// The kind that a heading names, if it names one.
    public static Optional<SectionKind> of(String heading) {
        String plain = plain(heading);
        if (SUMMARY.contains(plain)) {
            return Optional.of(SectionKind.SUMMARY);
        }
        return List.of(JOINTS.split(plain)).stream().map(SectionKinds::ofPart).flatMap(Optional::stream)
                .findFirst().or(() -> ofWords(plain));
    }

    /// Whether a line can be nothing but one of the headings that papers have.
    public static boolean isHeadingOfPapers(String line) {
        String plain = plain(line);
        return SUMMARY.contains(plain) || isReferences(line)
                || plain.matches("(supplementary )?appendi(x|ces)( [a-z\\d]{1,2})?([.:] .*)?")
                || List.of(JOINTS.split(plain)).stream().allMatch(part -> ofPart(part).isPresent());
    }

    /// Whether the list of cited works starts here.
    public static boolean isReferences(String heading) {
        String plain = plain(heading);
        return REFERENCES.contains(plain) || plain.equals("references and notes")
                || plain.equals("notes and references");
    }

    /// Whether content starts again after the list of cited works.
    public static boolean isAppendix(String heading) {
        String lower = heading.toLowerCase(Locale.ROOT);
        return lower.contains("appendix") || lower.contains("appendices") || lower.startsWith("supplement");
    }

    /// The heading without numbering and punctuation, in lower case.
    static String plain(String heading) {
        if (heading.length() > LONGEST) {
            return "";
        }
        String bare = NUMBERING.matcher(heading.strip()).replaceFirst("");
        return bare.toLowerCase(Locale.ROOT).replaceAll("[\\s*_]+", " ").replaceAll("[.:]+$", "").strip();
    }

    /// Longer headings name their kind by a word that is used for nothing else.
    private static Optional<SectionKind> ofWords(String plain) {
        if (TELLING_FINDINGS.matcher(plain).find()) {
            return Optional.of(SectionKind.FINDINGS);
        }
        return TELLING_METHODS.matcher(plain).find() ? Optional.of(SectionKind.METHODS) : Optional.empty();
    }

    private static Optional<SectionKind> ofPart(String part) {
        String word = part.replaceAll("^(our|the|experimental|research|study|empirical|main) ", "").strip();
        return kind(part).or(() -> kind(word));
    }

    private static Optional<SectionKind> kind(String words) {
        String singular = words.endsWith("s") ? words.substring(0, words.length() - 1) : words;
        if (METHODS.contains(words) || METHODS.contains(singular)) {
            return Optional.of(SectionKind.METHODS);
        }
        boolean findings = FINDINGS.contains(words) || FINDINGS.contains(singular);
        return findings ? Optional.of(SectionKind.FINDINGS) : Optional.empty();
    }
}
