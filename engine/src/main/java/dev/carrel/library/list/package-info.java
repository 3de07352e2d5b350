/// What does a library look like as a list?
///
/// [LibraryList] gives the works of a library page by page and does what is done with many of them at once: labelling, removing.
/// A [WorkSelection] says which are meant, by name or as all that a filter leaves.
///
/// Deliberately absent: search. A list has an order and no ranking.
@NullMarked
package dev.carrel.library.list;

import org.jspecify.annotations.NullMarked;
