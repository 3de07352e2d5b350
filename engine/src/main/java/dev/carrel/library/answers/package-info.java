/// Which answers were kept?
///
/// [SavedAnswers] keeps answers in a library's folder, one file each, and reads them back; [AnswerMarkdown] writes one
/// with footnotes, to be taken elsewhere.
///
/// Deliberately absent: a history. An answer is kept when its reader says so.
@NullMarked
package dev.carrel.library.answers;

import org.jspecify.annotations.NullMarked;
