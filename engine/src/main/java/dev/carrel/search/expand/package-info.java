/// How else could the question be put?
///
/// An [Expander] makes further phrasings of a query from what the library itself says: what its abbreviations stand for,
/// what identifiers are made of, and which words the best passages share. Another [Rephraser], such as a language model,
/// can take its place.
///
/// Deliberately absent: synonyms from outside. A phrasing that the library knows nothing of finds nothing in it.
@NullMarked
package dev.carrel.search.expand;

import org.jspecify.annotations.NullMarked;
