/// What does prose consist of?
///
/// The one kit for taking texts apart: [Sentences], abbreviations where they are defined, titles as far as two printings agree,
/// a small likeness of a text for telling copies.
///
/// Deliberately absent: terms for the index and tokens of a model, which follow rules of their own.
@NullMarked
package dev.carrel.document.text;

import org.jspecify.annotations.NullMarked;
