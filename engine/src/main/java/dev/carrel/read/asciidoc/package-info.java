/// What does an AsciiDoc source say?
///
/// Read line by line: the header with authors and attributes, `==` titles, delimited blocks, lists and tables.
/// [MacroText] reduces macros and formatting to words.
///
/// Deliberately absent: includes and conditionals, which need other files and settings to mean anything.
@NullMarked
package dev.carrel.read.asciidoc;

import org.jspecify.annotations.NullMarked;
