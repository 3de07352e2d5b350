/// How many documents have each value?
///
/// [FacetColumns] are a few numbers a document, in memory, read once a commit; [FacetTally] counts with them what queries match.
///
/// Deliberately absent: conditions themselves.
@NullMarked
package dev.carrel.index.lucene.facets;

import org.jspecify.annotations.NullMarked;
