/// What is an answer?
///
/// A [Query] says what is asked, a [Ranking] is a list of [Candidate]s that one retriever gave, and fusion makes one
/// list of several. Everything here is a pure function over values: formulas can be read, tested and explained without
/// an index or a model.
///
/// Deliberately absent: where candidates come from, and what they look like when shown.
@NullMarked
package dev.carrel.ranking;

import org.jspecify.annotations.NullMarked;
