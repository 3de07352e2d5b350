/// Which passages match, and how well?
///
/// [Retriever] finds passages, [PassageScorer] scores those that are known, [LuceneVocabulary] knows their words; [KeywordQueries], [ClauseFilters] and [ConditionFilters] turn what is asked into Lucene's queries;
/// [SpellingCorrection] reads words that occur nowhere.
///
/// Deliberately absent: fusion, which `ranking.fusion` does.
@NullMarked
package dev.carrel.index.lucene.search;

import org.jspecify.annotations.NullMarked;
