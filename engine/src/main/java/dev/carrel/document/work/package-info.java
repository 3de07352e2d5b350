/// Which documents belong together?
///
/// [WorkIdentity] is what a document is recognised by; [Versions] tells which documents are one work, [Citations] who cites whom,
/// [CitingText] what is said there.
///
/// Deliberately absent: finding that out; `citation` does.
@NullMarked
package dev.carrel.document.work;

import org.jspecify.annotations.NullMarked;
