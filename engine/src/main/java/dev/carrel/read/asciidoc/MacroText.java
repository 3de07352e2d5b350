package dev.carrel.read.asciidoc;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reduces inline macros and formatting of AsciiDoc to words.
final class MacroText {
    /// The text between the signs of a macro. Its length is bounded, so that a page of opening signs is not read to its end
    /// from each of them.
    private static final String INSIDE = "{0,500}+";
    private static final Pattern MARKUP = Pattern
            .compile(("<<(?!<)(?<target>[^,>]INSIDE)(?:,\\s{0,9}(?<cross>[^>]INSIDE))?>>"
                    + "|\\b(?:link|mailto|xref|https?|ftp):(?<address>[^\\s\\[]INSIDE)\\[(?<label>[^\\]]INSIDE)\\]"
                    + "|\\b(?:footnote|kbd|btn|menu|icon|image|stem|latexmath|pass|indexterm2|term):[^\\s\\[]INSIDE\\[(?<inside>[^\\]]INSIDE)\\]"
                    + "|\\[\\[(?!\\[)[^\\]]INSIDE\\]\\]|\\(\\(\\((?!\\()[^)]INSIDE\\)\\)\\)"
                    + "|\\[[.#][^\\]]INSIDE\\](?=[#*_`])"
                    + "|`\\+(?<literal>[^`]{1,500}?)\\+`"
                    + "|(?<mark>\\*\\*|__|``|##|(?<![\\w*_`#])[*_`#])(?=\\S)(?<words>[^\\n]{0,300}?\\S)\\k<mark>(?![\\w])")
                    .replace("INSIDE", INSIDE));
    private static final int ROUNDS = 3;

    private MacroText() {}

    /// Formatting may stand inside formatting, three deep at most.
    static String of(String text) {
        String words = text;
        for (int round = 0; round < ROUNDS; round++) {
            words = MARKUP.matcher(words)
                    .replaceAll(found -> Matcher.quoteReplacement(words((Matcher) found)));
        }
        return words.replaceAll(" \\+$", "").replace("{nbsp}", " ");
    }

    private static String words(Matcher found) {
        for (String group : new String[]{"cross", "target", "inside", "literal", "words"}) {
            if (found.group(group) != null) {
                return found.group(group);
            }
        }
        String label = found.group("label");
        return label == null
                ? ""
                : label.isBlank() ? found.group("address") : label.replaceAll(",\\s*\\w+=.*|\\^$", "");
    }
}
