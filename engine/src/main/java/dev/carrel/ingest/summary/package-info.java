/// What is a page about, in its own sentences?
///
/// [Summariser] takes the sentences that are most like all others and not like each other, by [Centrality] (LexRank).
///
/// Deliberately absent: a language model.
@NullMarked
package dev.carrel.ingest.summary;

import org.jspecify.annotations.NullMarked;
