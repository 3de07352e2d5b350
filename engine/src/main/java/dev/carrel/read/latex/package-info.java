/// What does a LaTeX source say?
///
/// [LatexReader] takes title, authors and date from wherever they stand, [LatexBlocks] walks the body from environment to
/// environment, and [LatexText] reduces what is in between to words. Formulas are kept as typed: that is how people
/// search for them.
///
/// Deliberately absent: expansion. A macro that the author defined is dropped and its arguments are kept, and other
/// files are not read in.
@NullMarked
package dev.carrel.read.latex;

import org.jspecify.annotations.NullMarked;
