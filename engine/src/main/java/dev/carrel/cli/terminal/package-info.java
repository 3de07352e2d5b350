/// What does an answer look like to a person?
///
/// A [StyledText] is text with a style for each character, which can be broken into lines of a given width; a [Terminal]
/// says how wide lines are and whether colours are wanted. The other classes each turn one value into such text.
/// Whatever comes out of a document passes through [SafeText] first, since a document may hold characters that a
/// terminal obeys.
///
/// Deliberately absent: any decision about what to show. That is the commands' business.
@NullMarked
package dev.carrel.cli.terminal;

import org.jspecify.annotations.NullMarked;
