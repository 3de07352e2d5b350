/// How good is this library's search?
///
/// Puts a library to questions with known answers: those of a test collection, or those that its own texts supply. The
/// measures themselves stand in `evaluate`; here they meet a library and the settings that compete.
///
/// It deliberately shows nothing: doors say what is going on and print the results.
@NullMarked
package dev.carrel.library.trial;

import org.jspecify.annotations.NullMarked;
