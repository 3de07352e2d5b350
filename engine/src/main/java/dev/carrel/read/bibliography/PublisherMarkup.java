package dev.carrel.read.bibliography;

import java.util.regex.Pattern;

import dev.carrel.read.CleanText;

/// Takes out the tags that publishers leave in titles and abstracts.
public final class PublisherMarkup {
    private static final Pattern TAG = Pattern.compile(
            "(?i)</?(?:i|b|u|em|strong|sub|sup|sc|span|font|italic|bold|a|(?:jats|mml|html):[a-z-]+)"
                    + "(?:\\s[^<>]*)?/?>");
    /// Where a paragraph begins or ends, and where only a line does.
    private static final Pattern BLOCK = Pattern.compile(
            "(?i)</?(?:(?:jats|html):)?(?:p|div|title|sec|ul|ol|list|h\\d)(?:\\s[^<>]*)?/?>");
    private static final Pattern LINE = Pattern.compile(
            "(?i)</?(?:(?:jats|html):)?(?:br|break|li|list-item)(?:\\s[^<>]*)?/?>");
    private static final Pattern LINES = Pattern.compile("[ \t]*\n[ \t]*");

    private PublisherMarkup() {}

    /// Cleaned, on one line.
    static String line(String text) {
        return CleanText.line(without(text));
    }

    /// Cleaned; blank lines part paragraphs, other line ends are white space.
    public static String text(String text) {
        String marked = without(CleanText.clean(text));
        StringBuilder paragraphs = new StringBuilder();
        for (String paragraph : LINES.matcher(marked).replaceAll("\n").strip().split("\n{2,}")) {
            String line = CleanText.line(paragraph);
            paragraphs.append(paragraphs.isEmpty() || line.isEmpty() ? "" : "\n\n").append(line);
        }
        return paragraphs.toString();
    }

    private static String withoutTags(String text) {
        String blocks = BLOCK.matcher(text).replaceAll("\n\n");
        return TAG.matcher(LINE.matcher(blocks).replaceAll("\n")).replaceAll("");
    }

    private static String without(String text) {
        String plain = text.indexOf('<') < 0 ? text : withoutTags(text);
        return plain.indexOf('&') < 0
                ? plain
                : plain.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"")
                        .replace("&#39;", "'").replace("&apos;", "'").replace("&nbsp;", " ")
                        .replace("&amp;", "&");
    }
}
