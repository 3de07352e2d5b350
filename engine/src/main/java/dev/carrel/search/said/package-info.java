/// Which works does the library say this about?
///
/// Where a document cites another it says in a sentence what the other one is good for. [SaidSearch] ranks the cited works by
/// such sentences: those that hold the question's words, and those of the passages that are nearest to it. A bounded number of
/// them is compared with the question one by one, and a work counts by its best.
///
/// Deliberately absent: the works' own texts. What others say is shown as theirs, and nobody may quote it as the work's.
@NullMarked
package dev.carrel.search.said;

import org.jspecify.annotations.NullMarked;
