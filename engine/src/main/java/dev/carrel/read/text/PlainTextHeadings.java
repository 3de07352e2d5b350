package dev.carrel.read.text;

import java.util.regex.Pattern;

import dev.carrel.read.outline.LineCursor;
import dev.carrel.read.outline.SectionKinds;

/// Headings of plain text: underlined, or alone on a line between blank ones and numbered, in capitals, or one of those
/// that every paper has, which need no blank line below them.
final class PlainTextHeadings {
    private static final int LONGEST = 80;
    private static final Pattern RULER = Pattern.compile("\\s*([=\\-~*_#^+])\\1{2,}\\s*");
    private static final Pattern NUMBERED = Pattern
            .compile("(\\d{1,2}(\\.\\d{1,2}){0,3}\\.?|[IVX]{1,5}\\.)\\s+\\p{Lu}.*[^.,;:!?]");
    private static final Pattern SUBSECTION = Pattern.compile("\\d+\\.\\d+.*");

    private PlainTextHeadings() {}

    static boolean isRuler(String line) {
        return RULER.matcher(line).matches();
    }

    static boolean isUnderlined(LineCursor lines) {
        String below = lines.peek(1).strip();
        String text = lines.peek().strip();
        return !text.isEmpty() && text.length() <= LONGEST && below.matches("(=+|-+|~+|\\^+)")
                && below.length() > 2
                && below.length() >= text.length() - 3 && below.length() <= text.length() + 3;
    }

    static boolean standsAlone(LineCursor lines) {
        String line = lines.peek().strip();
        return lines.peek(1).isBlank() && line.length() <= LONGEST && LineCursor.indent(lines.peek()) < 4
                && (NUMBERED.matcher(line).matches() || isInCapitals(line) || isKnown(line));
    }

    /// `2 Methods` with the text of the section right below it.
    static boolean opensParagraph(LineCursor lines) {
        String line = lines.peek().strip();
        return line.length() <= LONGEST && LineCursor.indent(lines.peek()) < 4
                && line.matches(
                        "(\\d{1,2}(\\.\\d{1,2}){0,3}\\.?\\s+|[IVX]{1,5}\\.\\s+)?\\p{Lu}[\\p{L} &:.\\d]*")
                && SectionKinds.isHeadingOfPapers(line) && !lines.peek(1).matches("\\s*\\p{Ll}.*");
    }

    static int level(String line) {
        return SUBSECTION.matcher(line.strip()).matches() ? 2 : 1;
    }

    private static boolean isInCapitals(String line) {
        long letters = line.chars().filter(Character::isLetter).count();
        return letters > 3 && line.chars().noneMatch(Character::isLowerCase) && !line.matches(".*[.,;!?]")
                && letters * 2 > line.length();
    }

    private static boolean isKnown(String line) {
        return line.matches("\\p{Lu}[\\p{L} &]*:?")
                && (SectionKinds.of(line).isPresent() || SectionKinds.isHeadingOfPapers(line));
    }
}
