/// Which passages match, and how well?
///
/// [Retriever] finds and scores passages; [KeywordQueries], [ClauseFilters] and [ConditionFilters] turn what is asked into Lucene's queries;
/// [SpellingCorrection] reads words that occur nowhere.
///
/// Deliberately absent: fusion, which `ranking.fusion` does.
@NullMarked
package dev.carrel.index.lucene.search;

import org.jspecify.annotations.NullMarked;
