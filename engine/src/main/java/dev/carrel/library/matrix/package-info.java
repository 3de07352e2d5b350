/// Which matrices are kept, and how are they filled?
///
/// [LibraryMatrices] makes, fills, edits and deletes the matrices of a library. Each has a folder with its plan and two
/// logs, one of cells as they were finished and one of what people wrote instead; a log is only ever added to, so that a
/// cell that was finished once is there whatever happens next. [MatrixTable] is all of it as a door shows it, and
/// [MatrixFormat] writes it for other programs.
///
/// Deliberately absent: forgetting. What a model said stays beside what a person wrote instead, and a cell of a changed
/// document stays, marked as old, until it is asked again.
@NullMarked
package dev.carrel.library.matrix;

import org.jspecify.annotations.NullMarked;
