package dev.carrel.document;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The headings that papers have, and the parts that they open.
public final class PaperHeading {
    private static final Pattern NUMBERING = Pattern.compile(
            "^(section|chapter|part)?\\s*((\\d+|[IVX]+|[A-Z])([.:)]\\s*|\\s+)(\\d+([.:)]\\s*|\\s+))*|\\d+(\\.\\d+)+\\.?\\s+)(?=\\S)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern JOINTS = Pattern.compile("\\s*(,|&|/|\\+|:|\\band\\b|\\bor\\b)\\s*");
    private static final int LONGEST = 100;

    /// Headings that are nothing else, in the singular.
    private static final Map<DocumentPart, Set<String>> WHOLE = Map.of(
            DocumentPart.INTRODUCTION, Set.of("introduction", "background", "related work", "previous work",
                    "prior work", "literature review", "review of literature", "review of the literature"),
            DocumentPart.METHODS,
            Set.of("method", "methodology", "material", "data collection", "research design",
                    "study design", "experimental setup", "experimental design", "participant", "procedure",
                    "statistical analysis", "data analysis", "patient"),
            DocumentPart.RESULTS,
            Set.of("result", "finding", "evaluation", "experiment", "experimental result",
                    "main result"),
            DocumentPart.DISCUSSION, Set.of("discussion", "implication", "limitation", "general discussion"),
            DocumentPart.CONCLUSION, Set.of("conclusion", "concluding remark", "future work"));

    /// Words that longer headings use for nothing else.
    private static final Map<DocumentPart, Pattern> TELLING = Map.of(
            DocumentPart.INTRODUCTION,
            words("introduction|background|related work|literature|statement of need"
                    + "|motivation|state of the art"),
            DocumentPart.METHODS, words("methods?|methodology|materials|implementation|procedures?"
                    + "|experimental (section|details|part)|study (design|area|site|population)s?"
                    + "|data (collection|sources?|sets?)|participants|patients|statistical analys[ie]s"),
            DocumentPart.RESULTS, words("results|findings|evaluation"),
            DocumentPart.DISCUSSION, words("discussion|limitations|implications"),
            DocumentPart.CONCLUSION, words("conclusions?|concluding|future (work|directions?)"));

    /// Headings of the parts behind a paper's last words on its subject.
    private static final Pattern BACK_MATTER = Pattern.compile("^(acknowledg|author contribution"
            + "|authors. contribution|funding|conflicts? of interest|competing|supplementa|supporting information"
            + "|additional information|data availability|ethics|abbreviations|publisher|how to cite"
            + "|about the author|author information)");

    private PaperHeading() {}

    /// Whether it opens thanks, declarations or notices, which are about the paper and not about its subject.
    public static boolean isBackMatter(String heading) {
        return BACK_MATTER.matcher(plain(heading)).find();
    }

    /// The parts of a paper that a heading names, in its order; empty if it names none.
    public static List<DocumentPart> parts(String heading) {
        String plain = plain(heading);
        List<DocumentPart> whole = pieces(plain).stream().map(PaperHeading::whole).flatMap(Optional::stream)
                .distinct().toList();
        return whole.isEmpty() ? told(plain) : whole;
    }

    /// Whether each word or term of a heading is one that papers have.
    public static boolean isWhole(String heading) {
        return pieces(plain(heading)).stream().allMatch(piece -> whole(piece).isPresent());
    }

    /// The heading without numbering and punctuation, in lower case.
    public static String plain(String heading) {
        if (heading.length() > LONGEST) {
            return "";
        }
        String bare = NUMBERING.matcher(heading.strip()).replaceFirst("");
        return bare.toLowerCase(Locale.ROOT).replaceAll("[\\s*_]+", " ").replaceAll("[.:]+$", "").strip();
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(" + alternatives + ")\\b");
    }

    private static List<String> pieces(String plain) {
        return List.of(JOINTS.split(plain));
    }

    private static Optional<DocumentPart> whole(String piece) {
        String word = piece.replaceAll("^(our|the|experimental|research|study|empirical|main) ", "").strip();
        return among(piece).or(() -> among(word));
    }

    private static Optional<DocumentPart> among(String words) {
        String singular = words.endsWith("s") ? words.substring(0, words.length() - 1) : words;
        return WHOLE.entrySet().stream()
                .filter(part -> part.getValue().contains(words) || part.getValue().contains(singular))
                .map(Map.Entry::getKey).findFirst();
    }

    /// Findings are told of methods, never the other way round: *discussion of the methods* is discussion.
    private static List<DocumentPart> told(String plain) {
        List<DocumentPart> findings = told(plain, DocumentPart.of(SectionKind.FINDINGS));
        return findings.isEmpty() ? told(plain, DocumentPart.of(SectionKind.METHODS)) : findings;
    }

    private static List<DocumentPart> told(String plain, List<DocumentPart> parts) {
        return pieces(plain).stream().map(piece -> first(piece, parts)).flatMap(Optional::stream).distinct()
                .toList();
    }

    /// The part whose word comes first: *discussion of results* is discussion.
    private static Optional<DocumentPart> first(String piece, List<DocumentPart> parts) {
        return parts.stream().filter(part -> start(piece, part) >= 0)
                .min(Comparator.comparingInt(part -> start(piece, part)));
    }

    private static int start(String piece, DocumentPart part) {
        Matcher word = Objects.requireNonNull(TELLING.get(part)).matcher(piece);
        return word.find() ? word.start() : -1;
    }
}
