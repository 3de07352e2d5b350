/// What does a list of citations say?
///
/// Two names a line, who cites and who is cited. Which documents go by these names is not for a reader to tell.
///
/// Deliberately absent: other columns. They are passed over.
@NullMarked
package dev.carrel.read.citations;

import org.jspecify.annotations.NullMarked;
