/// What does the library say to a question?
///
/// An [Asker] gathers passages, decides whether the library can answer at all, lets the model draft an answer or, without
/// one, takes the library's own sentences, and checks each sentence. A [CheckedAnswer] is the record of all that: what was
/// asked, of which library, what was given to which model, and what became of every sentence.
///
/// Deliberately absent: anything unchecked. What a model said and the library does not carry is in the record, marked, and
/// no door shows it as an answer.
@NullMarked
package dev.carrel.assist.answer;

import org.jspecify.annotations.NullMarked;
