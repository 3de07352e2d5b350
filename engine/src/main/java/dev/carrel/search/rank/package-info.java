/// In which order do candidates come?
///
/// [Candidates] are what the retrievers proposed, [CandidateScores] what else was gathered about them, and [Ranker] makes one
/// list of both by the formula that was chosen. All of it is values: the same ones always give the same order.
///
/// Deliberately absent: the index. Whatever a formula needs is gathered before, by `search.run.CandidateScorer`.
@NullMarked
package dev.carrel.search.rank;

import org.jspecify.annotations.NullMarked;
