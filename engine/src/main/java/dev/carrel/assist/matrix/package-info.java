/// What does each of many documents say to the same questions?
///
/// A [MatrixPlan] has a row for each work and a column for each [MatrixQuestion], which says what form its answer has. A
/// [CellAsker] fills one cell: it gathers passages of that one work, lets the model answer with a quotation or, without a
/// model, takes the work's own sentence, and checks both. A [MatrixRun] fills all that are empty.
///
/// Deliberately absent: where cells are kept, which is the library's affair, and any conversion of units: an answer has the
/// number and the unit that stand on the page.
@NullMarked
package dev.carrel.assist.matrix;

import org.jspecify.annotations.NullMarked;
