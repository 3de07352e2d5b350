/// Which passages match, and how well?
///
/// [Retriever] finds passages, [PassageScorer] scores those that are known, [LuceneVocabulary] knows their words; they ask what
/// [dev.carrel.index.lucene.query.PassageQueries] makes of a question.
///
/// Deliberately absent: fusion, which `ranking.fusion` does.
@NullMarked
package dev.carrel.index.lucene.search;

import org.jspecify.annotations.NullMarked;
