package dev.carrel.read.pdf.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.document.HiddenText;
import dev.carrel.document.HiddenText.Way;
import dev.carrel.read.pdf.glyph.Glyph;
import dev.carrel.read.pdf.glyph.PageInk;

/// The text of a page that nobody sees, one for each way in which it is hidden.
public final class HiddenLines {
    private HiddenLines() {}

    public static List<HiddenText> of(PageInk ink) {
        List<HiddenText> texts = new ArrayList<>();
        ink.hidden().forEach((way, glyphs) -> add(texts, way, ink, text(ink, glyphs)));
        ink.spelled().forEach(text -> add(texts, Way.CHARACTERS, ink, text));
        return texts;
    }

    private static void add(List<HiddenText> texts, Way way, PageInk ink, String text) {
        if (text.codePoints().anyMatch(Character::isLetterOrDigit)) {
            texts.add(new HiddenText(way, ink.sheet().page(), text));
        }
    }

    private static String text(PageInk ink, List<Glyph> glyphs) {
        return LineBuilder.lines(new PageInk(ink.sheet(), glyphs, List.of(), List.of())).stream()
                .map(TextLine::text).collect(Collectors.joining("\n")).strip();
    }
}
