/// What does a language model add?
///
/// An answer to a question, a verdict on a claim, a cell of a table: each is drafted from passages of the library, by
/// the model whose endpoint the owner named or, without one, of the library's own sentences. Nothing that a model says
/// is shown before [dev.carrel.assist.check] has held it against the pages.
///
/// Deliberately absent: any endpoint of our own choice, and any knowledge but the library's.
@NullMarked
package dev.carrel.assist;

import org.jspecify.annotations.NullMarked;
