package dev.carrel.read.latex;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Tables as text: a row a line, cells parted by bars.
final class Tabular {
    private static final Pattern ENVIRONMENT = Pattern.compile(
            "\\\\begin\\{(tabular[x*]?|longtable)\\}(.*?)\\\\end\\{\\1\\}",
            Pattern.DOTALL);
    private static final Pattern RULES = Pattern
            .compile("\\\\(hline|toprule|midrule|bottomrule|(cmidrule|cline)(\\([^)]*\\))?\\{[^}]*\\})");

    private Tabular() {}

    /// All tables inside of something else.
    static List<String> in(String body) {
        List<String> tables = new ArrayList<>();
        Matcher environment = ENVIRONMENT.matcher(body);
        while (environment.find()) {
            tables.add(text(environment.group(2)));
        }
        return tables;
    }

    /// The body of an environment, which starts with the layout of its columns.
    static String text(String body) {
        String rows = RULES.matcher(body.substring(LatexBraces.afterArguments(body, 0))).replaceAll("");
        return Stream.of(rows.split("\\\\\\\\(\\[[^\\]]*\\])?|\\\\tabularnewline")).map(Tabular::row)
                .filter(row -> !row.isBlank()).collect(Collectors.joining("\n"));
    }

    private static String row(String row) {
        return Stream.of(row.split("(?<!\\\\)&")).map(LatexText::of).map(cell -> cell.replace('\n', ' '))
                .collect(Collectors.joining(" | "));
    }
}
