/// What does an answer look like, said once?
///
/// A [dev.carrel.library.shape.Shape] describes the JSON that the values of a type become. It writes them as a tree of maps,
/// lists and plain values, and describes itself as JSON Schema, so that no member can be sent without being described. An
/// [dev.carrel.library.shape.ObjectShape] lists members in the order in which they are sent; a value that is absent is `null`
/// and never left out, unless the member says so.
///
/// Deliberately absent: data binding. It would load some hundred classes before the first answer, and a renamed field
/// would rename the interface.
@NullMarked
package dev.carrel.library.shape;

import org.jspecify.annotations.NullMarked;
