package dev.carrel.read.bibliography;

import java.util.regex.Pattern;

import dev.carrel.read.CleanText;

/// Takes out the tags that publishers leave in titles and abstracts.
final class Markup {
    private static final Pattern TAG = Pattern.compile(
            "(?i)</?(?:i|b|u|em|strong|sub|sup|sc|span|p|br|div|font|italic|bold|title|sec|ul|ol|li|h\\d|a"
                    + "|(?:jats|mml|html):[a-z-]+)(?:\\s[^<>]*)?/?>");
    private static final Pattern BLOCK_END = Pattern
            .compile("(?i)</(?:p|jats:p|div|jats:title|h\\d)>|<br\\s*/?>\\s*<br\\s*/?>");
    private static final Pattern LINES = Pattern.compile("[ \t]*\n[ \t]*");

    private Markup() {}

    /// Cleaned, on one line.
    static String line(String text) {
        return CleanText.line(without(text));
    }

    /// Cleaned; blank lines part paragraphs, other line ends are white space.
    static String text(String text) {
        String marked = without(BLOCK_END.matcher(CleanText.clean(text)).replaceAll("\n\n"));
        StringBuilder paragraphs = new StringBuilder();
        for (String paragraph : LINES.matcher(marked).replaceAll("\n").strip().split("\n{2,}")) {
            String line = CleanText.line(paragraph);
            paragraphs.append(paragraphs.isEmpty() || line.isEmpty() ? "" : "\n\n").append(line);
        }
        return paragraphs.toString();
    }

    private static String without(String text) {
        String plain = text.indexOf('<') < 0 ? text : TAG.matcher(text).replaceAll("");
        return plain.indexOf('&') < 0
                ? plain
                : plain.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"")
                        .replace("&#39;", "'").replace("&apos;", "'").replace("&nbsp;", " ")
                        .replace("&amp;", "&");
    }
}
