package dev.carrel.read.tex;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// LaTeX that stands in text which is none, such as a title in Zotero: formulas between dollar signs, commands, accents.
/// All else stays as it is, braces and money too.
public final class TexInText {
    private static final Pattern LATEX = Pattern.compile("""
            \\$(?!\\s)[^$\\n]{1,200}(?<!\\s)\\$(?!\\d)\
            |\\\\\\([^\\n]{1,200}?\\\\\\)\
            |\\{\\\\[a-zA-Z]+\\}\
            |\\\\(?:text|math|emph|cal)[a-z]*\\{[^{}]{1,200}\\}\
            |\\{\\\\["'`^~=.]\\p{L}\\}|\\\\["'`^~=.]\\{\\p{L}\\}""");

    private TexInText() {}

    /// The text as people read it.
    public static String shown(String text) {
        return text.indexOf('$') < 0 && text.indexOf('\\') < 0
                ? text
                : LATEX.matcher(text)
                        .replaceAll(found -> Matcher.quoteReplacement(TexText.of(found.group())));
    }
}
