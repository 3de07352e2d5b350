/// What does an answer look like to a program?
///
/// Each class turns one value into a plain tree of maps, lists, strings and numbers, key by key in the documented order;
/// [Json] writes such a tree. All doors share them, so the command line, the web and a model's tools say the same thing
/// with the same words. A value that is absent is `null` and never left out.
///
/// Deliberately absent: data binding. It would load some hundred classes before the first answer, and a renamed field
/// would rename the interface.
@NullMarked
package dev.carrel.library.json;

import org.jspecify.annotations.NullMarked;
