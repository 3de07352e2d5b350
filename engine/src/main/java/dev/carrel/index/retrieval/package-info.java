/// How well do passages match?
///
/// [PassageRetrieval] proposes candidates by words and by meaning; [PassageScoring] gives exact scores of any passages, wherever
/// they came from, so that a formula never has to guess what a list left out; [Vocabulary] knows the words of the library's
/// texts. Every method takes and gives whole lists: one request to a cluster answers for a page of results.
///
/// Deliberately absent: formulas, which are in [dev.carrel.ranking].
@NullMarked
package dev.carrel.index.retrieval;

import org.jspecify.annotations.NullMarked;
