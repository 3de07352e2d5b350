package dev.carrel.read.pdf.page;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

import dev.carrel.read.pdf.glyph.Glyph;

/// Writes numbers and signs that a line prints small above or below itself as such, where Unicode can: `LiPF₆`, `cm⁻¹`,
/// `Ca²⁺`. They must stand right behind a letter, a number or a bracket; what stands apart, as the numbers of notes do, and
/// what has a letter or a point in it stays in plain characters.
public final class Scripts {
    /// Smaller than the line by this much, and off its level by this part of its size.
    static final double SMALL = 0.86;
    static final double OFF = 0.05;
    private static final String PLAIN = "0123456789+-−–=()";
    private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾";
    private static final String LOWERED = "₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎";
    /// The numbers of several notes.
    private static final Pattern RANGE = Pattern.compile("\\d[-–]\\d");

    private final List<Glyph> glyphs;
    private final double level;
    private final double size;

    /// @param level the line's baseline
    /// @param size  of the line's type
    Scripts(List<Glyph> glyphs, double level, double size) {
        this.glyphs = glyphs;
        this.level = level;
        this.size = size;
    }

    public static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }

    /// The texts of the glyphs.
    ///
    /// @param spaced whether a space stands before the glyph at a place
    List<String> texts(IntPredicate spaced) {
        List<String> texts = new ArrayList<>(glyphs.stream().map(Glyph::text).toList());
        for (int from = 1; from < glyphs.size(); from++) {
            int to = end(from, spaced);
            if (to > from && !spaced.test(from) && bears(glyphs.get(from - 1))) {
                write(texts, from, to);
            }
            from = Math.max(from, to - 1);
        }
        return texts;
    }

    /// The end of the run of glyphs that are off the level as the first one is; its own place if it is not.
    private int end(int from, IntPredicate spaced) {
        double off = off(glyphs.get(from));
        int to = from;
        while (off != 0 && to < glyphs.size() && off(glyphs.get(to)) == off
                && (to == from || !spaced.test(to))) {
            to++;
        }
        return to;
    }

    /// -1 above the line, 1 below it, 0 in it.
    private double off(Glyph glyph) {
        double off = glyph.baseline() - level;
        return glyph.size() < SMALL * size && Math.abs(off) > OFF * size ? Math.signum(off) : 0;
    }

    private boolean bears(Glyph glyph) {
        int last = glyph.text().codePointBefore(glyph.text().length());
        return off(glyph) != 0 || Character.isLetterOrDigit(last) || last == ')' || last == ']';
    }

    private void write(List<String> texts, int from, int to) {
        String signs = off(glyphs.get(from)) < 0 ? RAISED : LOWERED;
        List<String> run = texts.subList(from, to);
        if (run.stream().allMatch(text -> text.length() == 1 && PLAIN.contains(text))
                && !RANGE.matcher(String.join("", run)).find()) {
            run.replaceAll(text -> String.valueOf(signs.charAt(PLAIN.indexOf(text))));
        }
    }
}
