/// What does LaTeX say, as characters?
///
/// Accents and commands become characters, braces and formatting go, formulas are kept readable.
///
/// Deliberately absent: the structure of LaTeX documents, which `read.latex` reads with this table of characters.
@NullMarked
package dev.carrel.read.tex;

import org.jspecify.annotations.NullMarked;
