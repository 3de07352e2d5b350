/// What does a document say, in a few sentences?
///
/// A [SummaryWriter] lets the model sum up a document section by section, as far as [SummaryMaterial] gives it to read, and
/// shows only sentences that the document carries, each with its place. Without a model, or where nothing of it can be shown,
/// the document's own central sentences take its place. A [TextSummary] says which it is, and what was not read.
///
/// Deliberately absent: a summary of several documents; `ask` answers from many.
@NullMarked
package dev.carrel.assist.summary;

import org.jspecify.annotations.NullMarked;
