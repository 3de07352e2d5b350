/// What cannot be found, and why?
///
/// A [CoverageGap] is one reason with how much it concerns, a [GapGroup] the same reason with everything that it concerns, and
/// [PageCoverage] how much of one page can be found.
///
/// Deliberately absent: guesses: a gap is only what a reader or an owner's limit has told.
@NullMarked
package dev.carrel.library.coverage;

import org.jspecify.annotations.NullMarked;
