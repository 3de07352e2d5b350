/// Is this a word?
///
/// A word that a library does not hold is not therefore a mistake. [EnglishWords] knows the words of the language, so that
/// only what is none of them is read as another one.
///
/// Deliberately absent: what a mistake was meant to be. That only the words of the library can tell.
@NullMarked
package dev.carrel.index.spelling;

import org.jspecify.annotations.NullMarked;
