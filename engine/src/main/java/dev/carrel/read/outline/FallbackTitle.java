package dev.carrel.read.outline;

import java.util.List;
import java.util.regex.Pattern;

import dev.carrel.read.CleanText;
import dev.carrel.read.outline.Outline.Block;
import dev.carrel.read.outline.Outline.Heading;
import org.jspecify.annotations.Nullable;

/// The title of a document that does not tell one itself.
public final class FallbackTitle {
    private static final Pattern LABEL = Pattern.compile("^(?i)title\\s*:\\s+(?=\\S)");

    private FallbackTitle() {}

    /// The first heading of level 1, else the heading that everything stands under.
    static @Nullable String among(List<Block> blocks) {
        for (Block block : blocks) {
            if (block instanceof Heading heading && heading.level() == 1 && !heading.text().isEmpty()) {
                return unlabelled(heading.text());
            }
        }
        return !blocks.isEmpty() && blocks.getFirst() instanceof Heading first
                ? unlabelled(first.text())
                : null;
    }

    /// A form that was filled in says "Title: Bars" where others say "Bars".
    private static String unlabelled(String heading) {
        return LABEL.matcher(heading).replaceFirst("");
    }

    /// A file name made readable: `user_guide-2.md` is "user guide 2".
    public static String ofName(String name) {
        int dot = name.lastIndexOf('.');
        String words = CleanText.line((dot > 0 ? name.substring(0, dot) : name).replaceAll("[_-]+", " "));
        return words.isEmpty() ? name : words;
    }
}
