/// Which works are there, in which order?
///
/// A [WorkTable] gives one [WorkPage] of a library's works, filtered and sorted by any [WorkOrder]. What a row shows beside
/// its place is asked for by the ids in it.
///
/// Deliberately absent: ranking. An order is of facts, not of answers.
@NullMarked
package dev.carrel.index.table;

import org.jspecify.annotations.NullMarked;
