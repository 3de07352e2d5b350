/// How good is it?
///
/// Topics are put to any `Searcher`, each answer is compared with what people judged, and the measures of the field come
/// out, with the time each query took. The figures are those of `trec_eval`, and a `TrecRun` lets anyone check them with
/// that program: nothing here has to be believed. Two conventions matter. A judged query that got no answer counts as
/// zero (`trec_eval -c`); a query without any positive judgement is left out, as no ranking could do well on it.
///
/// Deliberately absent: indexing of the collection, and any tuning. What is measured here never learns from the
/// judgements, and a topic gives its text and nothing else that its file may say about the right answer.
@NullMarked
package dev.carrel.evaluate;

import org.jspecify.annotations.NullMarked;
