package dev.carrel.read.restructuredtext;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.read.outline.LineCursor;

/// Section titles, which are lines with an adornment below or around them. Which adornment means which level is not
/// fixed: the first that appears is the highest.
final class SectionTitles {
    private static final String ADORNMENTS = "=-`:'\"~^_*+#<>.!$%&(),/;?@[]{|}\\";

    private final List<String> styles = new ArrayList<>();

    static boolean isAdornment(String line) {
        String bare = line.stripTrailing();
        return bare.length() > 1 && ADORNMENTS.indexOf(bare.charAt(0)) >= 0
                && bare.chars().allMatch(c -> c == bare.charAt(0));
    }

    static boolean isTitle(LineCursor lines) {
        return isUnderlined(lines) || isOverlined(lines);
    }

    static boolean isOverlined(LineCursor lines) {
        return isAdornment(lines.peek()) && !lines.peek(1).isBlank() && isAdornment(lines.peek(2))
                && lines.peek().charAt(0) == lines.peek(2).charAt(0) && !isAdornment(lines.peek(1));
    }

    private static boolean isUnderlined(LineCursor lines) {
        String text = lines.peek();
        String below = lines.peek(1).stripTrailing();
        return !text.isBlank() && text.charAt(0) != ' ' && !isAdornment(text) && isAdornment(below)
                && (below.length() >= Math.min(4, text.strip().length())
                        && below.length() * 2 >= text.strip().length());
    }

    /// The level of a style, from 1.
    int level(String style) {
        if (!styles.contains(style)) {
            styles.add(style);
        }
        return styles.indexOf(style) + 1;
    }
}
