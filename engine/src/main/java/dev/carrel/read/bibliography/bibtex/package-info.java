/// What does a BibTeX or BibLaTeX file list?
///
/// [BibtexParser] takes a file apart, [BibtexWork] says what the fields mean, [Inheritance] fills in what `crossref` and `xdata` name.
///
/// Deliberately absent: the meaning of LaTeX inside of values; the package `tex` beside it reads that.
@NullMarked
package dev.carrel.read.bibliography.bibtex;

import org.jspecify.annotations.NullMarked;
