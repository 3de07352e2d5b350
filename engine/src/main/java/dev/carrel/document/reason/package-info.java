/// Why could something not be read, or not be found?
///
/// A [Reason] is a kind with its details, so that nobody has to take a sentence apart: it is stored with documents and failures, and
/// decided by. [ReasonText] is the one place that makes a sentence of it, for people.
///
/// Deliberately absent: advice. What may help is for the doors to say.
@NullMarked
package dev.carrel.document.reason;

import org.jspecify.annotations.NullMarked;
