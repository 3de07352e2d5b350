/// Who works with a library right now, and who goes first?
///
/// Whoever changes a library does so in a turn ([RunningWork]); within a process turns come one after the other ([WritingTurns]), but
/// those who read text share one, and one writer ([SharedWriter]). Vectors take longest and can wait, for whoever wants to write and for whoever is being answered ([Attention]).
///
/// Deliberately absent: other processes. Lucene's lock keeps those out.
@NullMarked
package dev.carrel.library.running;

import org.jspecify.annotations.NullMarked;
