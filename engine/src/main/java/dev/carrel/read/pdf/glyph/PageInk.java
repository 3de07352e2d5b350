package dev.carrel.read.pdf.glyph;

import java.util.List;

/// The marks that a page's content stream put on it, in its order.
///
/// @param rules    thin horizontal lines, as tables and heads have them
/// @param pictures where images and drawings stand
public record PageInk(PageSize sheet, List<Glyph> glyphs, List<Area> rules,
        List<Area> pictures) {}
