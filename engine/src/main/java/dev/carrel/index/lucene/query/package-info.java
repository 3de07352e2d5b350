/// What does a question ask of the records?
///
/// [PassageQueries] turns what is asked into Lucene's queries: [KeywordQueries] those that score, [ClauseFilters] and [ConditionFilters] those that
/// leave out. What has to be known about the index for that is asked of [dev.carrel.index.lucene.analysis.IndexTerms] and [RecordLookup], so that an index elsewhere is
/// asked the same. [SpellingCorrection] reads words that occur nowhere.
///
/// Deliberately absent: running them.
@NullMarked
package dev.carrel.index.lucene.query;

import org.jspecify.annotations.NullMarked;
