/// How do two lists become one?
///
/// Each formula is one class: it is given what the retrievers listed and what else is known about the candidates, and
/// returns them in order, each with the parts that made its score. [ReciprocalRankFusion] looks at ranks, [Blend] and
/// [Neighbours] at scores, [WeightedSum] adds what people look for, [Signals] looks at the whole paper; [Combination] joins the answers
/// to several queries. docs/ranking.md has them all with their figures.
///
/// Deliberately absent: asking the index. What a formula needs is fetched before it runs.
@NullMarked
package dev.carrel.ranking.fusion;

import org.jspecify.annotations.NullMarked;
