package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

import org.jspecify.annotations.Nullable;

/// The rules of a `.gitignore` or `.carrelignore` file, by git's meaning: the last rule that matches decides.
final class IgnoreRules {
    private record Rule(Pattern pattern, boolean keeps, boolean foldersOnly) {}

    private static final List<String> FILES = List.of(".gitignore", ".carrelignore");

    private final Path folder;
    private final List<Rule> rules;

    private IgnoreRules(Path folder, List<Rule> rules) {
        this.folder = folder;
        this.rules = rules;
    }

    /// The rules that a folder states for what is below it.
    static IgnoreRules of(Path folder) throws IOException {
        List<Rule> rules = new ArrayList<>();
        for (String name : FILES) {
            Path file = folder.resolve(name);
            if (Files.isRegularFile(file) && Files.isReadable(file)) {
                for (String line : new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                        .split("\\R")) {
                    parse(line, rules);
                }
            }
        }
        return new IgnoreRules(folder, rules);
    }

    private static void parse(String line, List<Rule> rules) {
        String text = line.replaceAll("(?<!\\\\)\\s+$", "");
        if (text.isEmpty() || text.startsWith("#")) {
            return;
        }
        boolean keeps = text.startsWith("!");
        text = keeps ? text.substring(1) : text;
        boolean foldersOnly = text.endsWith("/");
        text = foldersOnly ? text.substring(0, text.length() - 1) : text;
        boolean anchored = text.indexOf('/') >= 0;
        text = text.startsWith("/") ? text.substring(1) : text;
        try {
            rules.add(new Rule(Pattern.compile((anchored ? "" : "(?:.*/)?") + expression(text)), keeps,
                    foldersOnly));
        } catch (PatternSyntaxException nonsense) {
            // Such as [z-a], which matches nothing in git either.
        }
    }

    /// `*` stops at a slash, `**` does not.
    private static String expression(String glob) {
        StringBuilder expression = new StringBuilder();
        int i = 0;
        while (i < glob.length()) {
            if (glob.startsWith("**/", i)) {
                expression.append("(?:.*/)?");
                i += 3;
            } else if (glob.startsWith("**", i)) {
                expression.append(".*");
                i += 2;
            } else {
                expression.append(switch (glob.charAt(i)) {
                    case '*' -> "[^/]*";
                    case '?' -> "[^/]";
                    case '[' -> bracket(glob, i);
                    case '\\' ->
                        Pattern.quote(glob.substring(Math.min(i + 1, glob.length() - 1), end(glob, i)));
                    default -> Pattern.quote(glob.substring(i, i + 1));
                });
                i = end(glob, i);
            }
        }
        return expression.toString();
    }

    /// The end of the part of a glob that begins here; a backslash takes the next character with it.
    private static int end(String glob, int start) {
        return switch (glob.charAt(start)) {
            case '[' -> endOfBracket(glob, start);
            case '\\' -> Math.min(glob.length(), start + 2);
            default -> start + 1;
        };
    }

    private static String bracket(String glob, int start) {
        int end = endOfBracket(glob, start);
        if (end == start + 1) {
            return "\\[";
        }
        String inside = glob.substring(start + 1, end - 1).replace("\\", "\\\\").replace("[", "\\[")
                .replace("&", "\\&");
        return "[" + (inside.startsWith("!") ? "^" + inside.substring(1) : inside) + "]";
    }

    private static int endOfBracket(String glob, int start) {
        int close = glob.indexOf(']', start + 2);
        return close < 0 ? start + 1 : close + 1;
    }

    /// The verdict of these rules on a path: true to leave out, false to keep, null if they say nothing.
    @Nullable
    Boolean excludes(Path path, boolean isFolder) {
        String relative = folder.relativize(path).toString().replace('\\', '/');
        Boolean verdict = null;
        for (Rule rule : rules) {
            if ((isFolder || !rule.foldersOnly()) && rule.pattern().matcher(relative).matches()) {
                verdict = !rule.keeps();
            }
        }
        return verdict;
    }
}
