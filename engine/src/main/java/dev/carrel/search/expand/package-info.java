/// How else could the question be put?
///
/// An [Expander] makes further phrasings of a query from what the library itself says: what its abbreviations stand for
/// and what identifiers are made of. Another [Rephraser], such as a language model,
/// can take its place; [Phrasings] then say so where it did not answer.
///
/// Deliberately absent: words of the best passages, which cost more than they found (docs/ranking.md), and synonyms from outside. A phrasing that the library knows nothing of finds nothing in it.
@NullMarked
package dev.carrel.search.expand;

import org.jspecify.annotations.NullMarked;
