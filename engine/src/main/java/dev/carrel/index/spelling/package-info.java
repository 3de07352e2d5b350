/// Is this a word?
///
/// A word that a library does not hold is not therefore a mistake. [EnglishWords] knows the words of the language, so that
/// only what is none of them is read as another one, and a [Misspelling] says whether anybody would think of that one.
///
/// Deliberately absent: which words there are to be meant. That only the library can tell.
@NullMarked
package dev.carrel.index.spelling;

import org.jspecify.annotations.NullMarked;
