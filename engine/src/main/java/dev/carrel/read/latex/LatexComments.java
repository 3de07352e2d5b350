package dev.carrel.read.latex;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Removes comments, except where a percent sign is text.
final class LatexComments {
    private static final Pattern COMMENT = Pattern.compile("(?<!\\\\)((?:\\\\\\\\)*)%.*$");
    private static final Pattern VERBATIM = Pattern
            .compile(".*\\\\(begin|end)\\{(verbatim|lstlisting|minted)\\*?\\}.*");

    private LatexComments() {}

    static String removed(String source) {
        List<String> lines = new ArrayList<>();
        boolean verbatim = false;
        for (String line : source.lines().toList()) {
            if (VERBATIM.matcher(line).matches()) {
                verbatim = line.contains("\\begin") && !line.contains("\\end{");
                lines.add(line);
            } else if (verbatim) {
                lines.add(line);
            } else if (!line.strip().startsWith("%")) {
                lines.add(COMMENT.matcher(line).replaceFirst("$1"));
            }
        }
        return String.join("\n", lines) + "\n";
    }
}
