package dev.carrel.read.pdf.glyph;

import java.util.List;
import java.util.Map;

import dev.carrel.document.HiddenText.Way;

/// The marks that a page's content stream put on it, in its order.
///
/// @param rules    thin horizontal lines, as tables and heads have them
/// @param pictures where images and drawings stand
/// @param hidden   glyphs that nobody sees, which are none of the others
/// @param spelled  texts that characters without a shape spell
public record PageInk(PageSize sheet, List<Glyph> glyphs, List<Area> rules,
        List<Area> pictures, Map<Way, List<Glyph>> hidden, List<String> spelled) {
    /// A page on which everything is seen.
    public PageInk(PageSize sheet, List<Glyph> glyphs, List<Area> rules, List<Area> pictures) {
        this(sheet, List.copyOf(glyphs), rules, pictures, Map.of(), List.of());
    }

    /// Whether text that is hidden in a way may be seen after all: what is painted is followed roughly.
    public static boolean isDoubtful(Way way) {
        return way == Way.COVERED || way == Way.COLOUR;
    }

    /// The same page with the text that may be seen after all as the text that is seen.
    public PageInk doubted() {
        return new PageInk(sheet, hidden.entrySet().stream().filter(each -> isDoubtful(each.getKey()))
                .flatMap(each -> each.getValue().stream()).toList(), rules, pictures);
    }
}
