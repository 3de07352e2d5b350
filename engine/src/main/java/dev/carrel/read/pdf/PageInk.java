package dev.carrel.read.pdf;

import java.util.List;

/// What a page's content stream put on it, in its order.
///
/// @param rules    thin horizontal lines, as tables and heads have them
/// @param pictures where images and drawings stand
record PageInk(Sheet sheet, List<Glyph> glyphs, List<Area> rules,
        List<Area> pictures) {}
