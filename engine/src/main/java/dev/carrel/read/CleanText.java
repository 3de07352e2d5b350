package dev.carrel.read;

import java.io.IOException;
import java.util.regex.Pattern;

import dev.carrel.document.reason.Reason;
import dev.carrel.document.text.HiddenCharacters;

/// The one place where characters that are no text are taken out of what readers found: control characters except tab
/// and line feed, lone surrogates, byte order marks, soft hyphens, and [HiddenCharacters]. Line ends become line feeds, hard spaces spaces.
public final class CleanText {
    private static final Pattern LINE_END = Pattern.compile("\r\n?|\u0085|\u2028|\u2029");
    private static final Pattern SPACES = Pattern.compile("\\s+");

    private static final int SOFT_HYPHEN = 0xAD;

    private CleanText() {}

    /// The input's text with its line ends unified; an input without any is refused.
    public static String of(Input input) throws IOException {
        String text = withLineFeeds(input.text());
        if (clean(text).isBlank()) {
            throw new UnreadableException(new Reason.Empty());
        }
        return text;
    }

    /// The text with its line ends unified and nothing else changed, so that its lines can be counted.
    public static String withLineFeeds(String text) {
        return LINE_END.matcher(text).replaceAll("\n");
    }

    public static String clean(String text) {
        return text.codePoints().allMatch(CleanText::isPlain) && !HiddenCharacters.areIn(text)
                ? text
                : rebuild(LINE_END.matcher(HiddenCharacters.without(text)).replaceAll("\n"));
    }

    /// For what is written out again as it came: only what no file may hold is taken out, soft hyphens and hard spaces stay.
    public static String printable(String text) {
        return LINE_END.matcher(text).replaceAll("\n").codePoints()
                .filter(c -> c == SOFT_HYPHEN || isText(c))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /// Cleaned and on one line.
    public static String line(String text) {
        return SPACES.matcher(clean(text)).replaceAll(" ").strip();
    }

    private static String rebuild(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        text.codePoints().filter(CleanText::isText).map(c -> isHardSpace(c) ? ' ' : c)
                .forEach(clean::appendCodePoint);
        return clean.toString();
    }

    private static boolean isPlain(int codePoint) {
        return isText(codePoint) && !isHardSpace(codePoint) && codePoint != 0x2028 && codePoint != 0x2029;
    }

    private static boolean isHardSpace(int codePoint) {
        return codePoint == 0xA0 || codePoint == 0x202F || codePoint == 0x2007;
    }

    private static boolean isText(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL -> codePoint == '\n' || codePoint == '\t';
            case Character.SURROGATE -> false;
            default -> codePoint != 0xFEFF && codePoint != SOFT_HYPHEN;
        };
    }
}
