/// What does a language model need to read?
///
/// Not a list of papers but the passages themselves: few enough for its window, from the documents it was asked about,
/// each with a citation that leads back. [Gatherer] ranks passages by reciprocal rank fusion, takes so many a document
/// and so many in all, and joins neighbours; a model that is handed nothing makes something up, so when nothing ranks
/// there are abstracts and opening passages, marked as a fallback. [Prompt] writes all of it down with the documents'
/// words kept apart from everything else.
///
/// Deliberately absent: the model. Nothing here asks one, and nothing is summarised.
@NullMarked
package dev.carrel.search.context;

import org.jspecify.annotations.NullMarked;
