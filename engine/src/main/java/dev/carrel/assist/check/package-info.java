/// Does the library carry what a model says?
///
/// A [Firewall] holds each [DraftSentence] against the [GivenPassage]s that the model had before it. Quotations are
/// compared letter for letter; a sentence is attributed to the place that carries it, whatever the model cited; numbers,
/// units, years, names and negations have to agree. What comes out are [CheckedSentence]s, each with what became of it.
///
/// Deliberately absent: a model. The check is a function of texts, so the same draft is judged the same way each time.
@NullMarked
package dev.carrel.assist.check;

import org.jspecify.annotations.NullMarked;
