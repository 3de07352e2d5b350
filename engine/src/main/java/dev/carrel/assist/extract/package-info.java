/// Which of the library's own sentences answer?
///
/// An [Extractor] takes neighbouring sentences of the best passages as blocks and orders them by the evidence for each;
/// [Confidence] tells from the best of them whether the library answers at all.
///
/// Deliberately absent: rewriting. A block is shown as it stands on its page.
@NullMarked
package dev.carrel.assist.extract;

import org.jspecify.annotations.NullMarked;
