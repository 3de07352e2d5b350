package dev.carrel.read.pdf.page;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.HiddenText;
import dev.carrel.document.HiddenText.Way;
import dev.carrel.read.pdf.glyph.Glyph;
import dev.carrel.read.pdf.glyph.PageInk;

/// The text of a page that nobody sees, one for each way in which it is hidden.
public final class HiddenLines {
    /// Of the letters' size: baselines farther apart are two lines, glyphs farther apart two words.
    private static final double SAME_LINE = 0.5;
    private static final double SPACE = 0.2;

    private HiddenLines() {}

    public static List<HiddenText> of(PageInk ink) {
        List<HiddenText> texts = new ArrayList<>();
        ink.hidden().forEach((way, glyphs) -> add(texts, way, ink, text(glyphs)));
        ink.spelled().forEach(text -> add(texts, Way.CHARACTERS, ink, text));
        return texts;
    }

    private static void add(List<HiddenText> texts, Way way, PageInk ink, String text) {
        if (text.codePoints().anyMatch(Character::isLetterOrDigit)) {
            texts.add(new HiddenText(way, ink.sheet().page(), text));
        }
    }

    /// In the stream's order: lines are made for text that is to be read, and drop what is printed twice.
    private static String text(List<Glyph> glyphs) {
        StringBuilder text = new StringBuilder();
        Glyph before = null;
        for (Glyph glyph : glyphs) {
            if (before != null) {
                text.append(between(before, glyph));
            }
            text.append(glyph.text());
            before = glyph;
        }
        return text.toString().replaceAll("[ \\t]+", " ").replaceAll(" ?\n ?", "\n").strip();
    }

    private static String between(Glyph before, Glyph glyph) {
        double size = Math.max(before.size(), glyph.size());
        boolean below = before.turn() != glyph.turn()
                || Math.abs(before.baseline() - glyph.baseline()) > SAME_LINE * size;
        double gap = glyph.x0() - before.x1();
        return below ? "\n" : gap > SPACE * size || gap < -size ? " " : "";
    }
}
