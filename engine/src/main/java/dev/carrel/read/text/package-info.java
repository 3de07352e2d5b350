/// What does a plain text say?
///
/// It has no markup, only habits: blank lines part paragraphs, lines are wrapped by hand, headings are underlined,
/// numbered or in capitals. [PlainTextReader] recognises these where they are clear, and else leaves lines alone.
///
/// Deliberately absent: guessing. A line that only might be a heading is text.
@NullMarked
package dev.carrel.read.text;

import org.jspecify.annotations.NullMarked;
