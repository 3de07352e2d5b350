package dev.carrel.library.export;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.read.CleanText;

/// Text as the value of a BibTeX field: what TeX would take for a command is escaped, braces always balance (BibTeX
/// counts them even after a backslash), accents stay as they are, in UTF-8.
final class BibtexText {
    private static final Pattern PARAGRAPHS = Pattern.compile("\\n\\s*\\n");
    private static final Pattern INNER_CAPITAL = Pattern.compile(".*[^\\s\\-–—/(\\[“\"'‘]\\p{Lu}.*");
    private static final Pattern OUTSIDE_OF_KEYS = Pattern.compile("[\\s,={}\"#%~\\\\'()@^&$]+");
    /// Signs of which two in a row are a third one to TeX.
    private static final String DOUBLED = "-`',<>";

    private BibtexText() {}

    /// On one line.
    static String line(String text) {
        return escaped(CleanText.line(text));
    }

    /// On one line; words with capitals inside, such as `DNA`, are kept from being made small by styles.
    static String title(String text) {
        return Arrays.stream(CleanText.line(text).split(" "))
                .map(word -> INNER_CAPITAL.matcher(word).matches()
                        ? "{" + escaped(word) + "}"
                        : escaped(word))
                .collect(Collectors.joining(" "));
    }

    /// Paragraphs parted by blank lines.
    static String paragraphs(String text) {
        return PARAGRAPHS.splitAsStream(CleanText.clean(text)).map(BibtexText::line)
                .filter(line -> !line.isEmpty()).collect(Collectors.joining("\n\n"));
    }

    /// Addresses and identifiers are not typeset but used: no escapes, only what would end the field is encoded.
    static String verbatim(String address) {
        return CleanText.line(address).replace("{", "%7B").replace("}", "%7D").replace("\\", "%5C")
                .replace(" ", "%20");
    }

    /// A value as BibTeX has it somewhere else, which some programs let hold braces that BibTeX would count.
    static String balanced(String value) {
        String whole = isBalanced(value)
                ? value
                : value.replace("\\{", "\\textbraceleft{}").replace("\\}", "\\textbraceright{}");
        String closed = isBalanced(whole) ? whole : whole.replaceAll("[{}]", "");
        // Many a program takes a backslash before the closing brace for an escape.
        return closed.endsWith("\\") ? closed + " " : closed;
    }

    private static boolean isBalanced(String value) {
        int depth = 0;
        for (int i = 0; i < value.length() && depth >= 0; i++) {
            depth += value.charAt(i) == '{' ? 1 : value.charAt(i) == '}' ? -1 : 0;
        }
        return depth == 0;
    }

    /// A key that some BibTeX file has: other documents cite it, so it stays as it is.
    static String writtenKey(String key) {
        String safe = key.replaceAll("[,={}\\n]+", "").strip();
        return safe.isEmpty() ? "key" : safe;
    }

    /// A key without what would end it.
    static String key(String key) {
        String safe = OUTSIDE_OF_KEYS.matcher(key).replaceAll("");
        return safe.isEmpty() ? "key" : safe;
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        int before = 0;
        for (int c : text.codePoints().toArray()) {
            boolean joined = (c == before && DOUBLED.indexOf(c) >= 0)
                    || (c == '`' && (before == '?' || before == '!'));
            escaped.append(joined ? "{}" : "").append(escaped(c));
            before = c;
        }
        return escaped.toString();
    }

    private static String escaped(int c) {
        return switch (c) {
            case '\\' -> "\\textbackslash{}";
            case '{' -> "\\textbraceleft{}";
            case '}' -> "\\textbraceright{}";
            case '~' -> "\\textasciitilde{}";
            case '^' -> "\\textasciicircum{}";
            case '%', '&', '_', '#', '$' -> "\\" + (char) c;
            default -> Character.toString(c);
        };
    }
}
