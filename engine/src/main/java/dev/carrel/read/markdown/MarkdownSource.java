package dev.carrel.read.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/// Takes out of a Markdown text what dialects put around the words, outside of code: MDX imports, exports and
/// expressions, the fences of Docusaurus and MyST admonitions (their titles and text stay), MkDocs admonitions, MyST
/// targets and roles, template tags.
final class MarkdownSource {
    private static final Pattern FENCE = Pattern
            .compile("^\\s{0,3}(?:[-*+] +|\\d+[.)] +)?(`{3,}|~{3,})(.*)$");
    private static final Pattern COLONS = Pattern
            .compile("^\\s*:{3,}\\s*(?:\\{?[\\w:.-]+\\}?)?\\s*(?:\\[(.*)\\]|(.*))$");
    private static final Pattern MKDOCS = Pattern
            .compile("^(\\s*)(?:!!!|\\?\\?\\?\\+?|===)\\s+(?:[\\w -]+?)?\\s*(?:\"(.*)\")?$");
    private static final Pattern NOISE = Pattern.compile(
            "^\\s*(import\\s.*\\sfrom\\s+['\"].*['\"];?|import\\s+['\"][^'\"]+['\"];?|\\{[%#].*[%#]\\}|\\{\\{[<%].*[>%]\\}\\}"
                    + "|\\([\\w.:-]+\\)=|\\{/\\*.*\\*/\\}|\\[\\[?_?TOC_?\\]?\\]|%(\\s.*)?|\\^{3,}|\\+{3,})\\s*$");
    private static final Pattern EXPORT = Pattern
            .compile("^export\\s+(const|let|var|default|function|async)\\b.*");
    private static final Pattern OPTION = Pattern.compile("^\\s*:[\\w-]+:(\\s.*)?$");
    private static final Pattern ROLE = Pattern.compile("\\{[a-z][\\w:+.-]*\\}(?=`)");
    private static final Pattern ICON = Pattern.compile("\\{(octicon|fas|fab|far|material-\\w+)\\}`[^`]*`");
    private static final Pattern ANCHOR = Pattern.compile("^(#{1,6} .*?)\\s*\\{[#.:][^}]*\\}\\s*$");
    private static final Pattern JSX_VALUE = Pattern
            .compile("(<[A-Z][^<>]*?=)\\{(?:[^{}]++|\\{(?:[^{}]++|\\{[^{}]*+\\})*+\\})*+\\}");

    private static final Pattern JSX_START = Pattern.compile("^\\s*<[A-Z][\\w.]*(\\s[^>]*)?$");
    private static final Pattern BLOCK_START = Pattern.compile("\\s*([|#>*+-]|\\d+[.)])");
    private static final int MAX_RUN = 20_000;
    private static final int MAX_VALUES = 20;
    private static final int MAX_TAG = 2000;

    private final List<String> out = new ArrayList<>();
    private final StringBuilder tag = new StringBuilder();
    private String fence = "";
    private boolean inExport;
    private boolean inOptions;
    private int admonition = -1;
    private int run;

    private MarkdownSource() {}

    static String plain(String text) {
        MarkdownSource source = new MarkdownSource();
        text.lines().forEach(source::line);
        source.text(source.tag.toString());
        return String.join("\n", source.out) + "\n";
    }

    private void line(String line) {
        String dedented = dedented(line);
        Matcher opening = FENCE.matcher(dedented);
        if (!fence.isEmpty()) {
            out.add(dedented);
            fence = closes(dedented) ? "" : fence;
        } else if (opening.matches()) {
            fence = opening.group(1);
            out.add(dedented);
        } else {
            words(dedented);
        }
    }

    private boolean closes(String line) {
        String bare = line.strip();
        return bare.startsWith(fence) && bare.chars().allMatch(c -> c == fence.charAt(0));
    }

    /// A JSX tag over several lines is put on one, where CommonMark knows it for a tag.
    private void words(String line) {
        if (tag.isEmpty() && !JSX_START.matcher(line).matches()) {
            text(line);
            return;
        }
        tag.append(tag.isEmpty() ? "" : " ").append(line.strip());
        boolean closed = line.strip().endsWith(">") && !line.strip().endsWith("=>");
        if (closed || line.isBlank() || tag.length() > MAX_TAG) {
            text(tag.toString());
            tag.setLength(0);
        }
    }

    private void text(String line) {
        inExport = (inExport || EXPORT.matcher(line).matches()) && !line.isBlank();
        inOptions = inOptions && OPTION.matcher(line).matches();
        if (inExport || inOptions || NOISE.matcher(line).matches()) {
            out.add("");
            return;
        }
        Matcher colons = COLONS.matcher(line);
        Matcher mkdocs = MKDOCS.matcher(line);
        if (line.strip().startsWith(":::") && colons.matches()) {
            inOptions = true;
            title(colons.group(1) == null ? colons.group(2) : colons.group(1));
        } else if (mkdocs.matches() && (line.contains("\"") || !line.strip().startsWith("="))) {
            admonition = mkdocs.group(1).length() + 4;
            title(mkdocs.group(2));
        } else {
            keep(inline(line));
        }
    }

    /// CommonMark takes time quadratic in the markup of one paragraph; one that is longer than any chapter is parted.
    private void keep(String line) {
        run = line.isBlank() || BLOCK_START.matcher(line).lookingAt() ? 0 : run + line.length();
        if (run <= MAX_RUN) {
            out.add(line);
            return;
        }
        run = 0;
        int from = 0;
        for (int space = line.indexOf(' ', MAX_RUN); space >= 0; space = line.indexOf(' ', from + MAX_RUN)) {
            out.addAll(List.of(line.substring(from, space), ""));
            from = space + 1;
        }
        out.addAll(List.of(line.substring(from), ""));
    }

    private void title(@Nullable String title) {
        out.addAll(List.of("", title == null ? "" : inline(title), ""));
    }

    /// The text of a MkDocs admonition is indented, which would make it code.
    private String dedented(String line) {
        if (admonition < 0 || line.isBlank()) {
            return line;
        }
        if (line.length() >= admonition && line.substring(0, admonition).isBlank()) {
            return line.substring(Math.min(4, admonition));
        }
        admonition = -1;
        return line;
    }

    private static String inline(String line) {
        if (line.indexOf('{') < 0) {
            return line;
        }
        String text = ROLE.matcher(ICON.matcher(line).replaceAll("")).replaceAll("");
        return withoutJsxValues(ANCHOR.matcher(text).replaceAll("$1"));
    }

    /// Each round takes the first value that is left in each tag.
    private static String withoutJsxValues(String line) {
        String text = line;
        for (int round = 0; round < MAX_VALUES && JSX_VALUE.matcher(text).find(); round++) {
            text = JSX_VALUE.matcher(text).replaceAll("$1\"\"");
        }
        return text;
    }
}
