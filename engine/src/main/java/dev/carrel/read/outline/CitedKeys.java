package dev.carrel.read.outline;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The keys by which a text cites works whose list stands elsewhere, in a bibliography: a reference manager's item or an entry goes by
/// the same key.
public final class CitedKeys {
    private static final Pattern BRACKETS = Pattern.compile("\\[[^\\[\\]\n]{2,400}\\](?![(\\[:])");
    private static final Pattern AT = Pattern
            .compile(
                    "(?<![\\p{L}\\p{N}])@([\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_:.#$%&+?<>~/-]{0,80}[\\p{L}\\p{N}_])?)");
    private static final Pattern CITE = Pattern
            .compile("\\\\(?i:paren|text|auto|foot|smart|super|full)?(?i:cite)"
                    + "(?:p|t|s|alp|alt|author|year|yearpar)?\\*?(?:\\[[^\\]\n]{0,200}\\]){0,2}\\{([^{}]{1,1000})\\}");

    private CitedKeys() {}

    /// `[@smith2019; see @lee2020, p. 3]`; what is a link names no work.
    public static List<String> inMarkdown(String text) {
        return BRACKETS.matcher(text).results()
                .flatMap(brackets -> AT.matcher(brackets.group()).results().map(key -> key.group(1)))
                .distinct().toList();
    }

    /// `\citep[p. 3]{smith2019,lee2020}`; none if the list stands in the text itself.
    public static List<String> inLatex(String text) {
        return text.contains("\\bibitem")
                ? List.of()
                : CITE.matcher(text).results().flatMap(cite -> Stream.of(cite.group(1).split(",")))
                        .map(String::strip)
                        .filter(key -> !key.isEmpty()).distinct().toList();
    }
}
