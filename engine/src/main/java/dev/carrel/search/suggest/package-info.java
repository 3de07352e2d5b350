/// What could one ask this library?
///
/// Somebody in front of an empty box learns the query language best from queries that find something here. The
/// [Suggester] makes one of each [Suggestion.Form] of what the library's own documents are called, who wrote them and when.
///
/// It deliberately reads no text: titles, tags, authors and years tell enough, and are at hand in any library.
@NullMarked
package dev.carrel.search.suggest;

import org.jspecify.annotations.NullMarked;
