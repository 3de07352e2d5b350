/// How does one query find its candidates?
///
/// [SearchRun] takes a query through one moment of a library: correct, weigh, expand, retrieve by words and by meaning at the
/// same time, gather scores, rank. What comes out is a [RankedQuery]: candidates in order, and all that was decided on the way. People's
/// answers, several queries at once and the context of a language model all begin here.
///
/// Deliberately absent: text. Nothing is fetched before it is known what will be shown.
@NullMarked
package dev.carrel.search.run;

import org.jspecify.annotations.NullMarked;
