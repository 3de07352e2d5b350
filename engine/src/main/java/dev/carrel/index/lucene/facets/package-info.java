/// How many documents have each value, and in which order do works stand?
///
/// [FacetColumns] are a few numbers a document, in memory, read once a commit; [FacetTally] counts with them what queries match.
/// [LabelColumns] are the same of the reader's own labels, read once a change of these. [SortedWorks] are the works in the order
/// of one column, sorted when it is first asked for, of which a [LuceneWorkTable] gives pages.
///
/// Deliberately absent: conditions themselves.
@NullMarked
package dev.carrel.index.lucene.facets;

import org.jspecify.annotations.NullMarked;
