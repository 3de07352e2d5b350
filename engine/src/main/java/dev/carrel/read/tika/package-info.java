/// What do these bytes look like, whatever their name says?
///
/// Apache Tika's table of magic numbers, behind one question: is this text, or something that no reader of text should
/// open? Tika's own types stay in here.
///
/// Deliberately absent: telling one text format from another. Their magic numbers overlap (a Markdown file may well
/// start with an HTML tag), so [dev.carrel.read.FormatDetector] looks at the text itself.
@NullMarked
package dev.carrel.read.tika;

import org.jspecify.annotations.NullMarked;
