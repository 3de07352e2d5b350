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
}
