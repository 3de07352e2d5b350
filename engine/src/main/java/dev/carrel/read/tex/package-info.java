/// What does LaTeX say, as characters?
///
/// Accents and commands become characters, braces and formatting go, formulas are kept readable.
///
/// [TexScanner] reads all of it, [TexText] the fields of bibliographies.
///
/// Deliberately absent: the structure of LaTeX documents, which `read.latex` reads with the same scanner and characters.
@NullMarked
package dev.carrel.read.tex;

import org.jspecify.annotations.NullMarked;
