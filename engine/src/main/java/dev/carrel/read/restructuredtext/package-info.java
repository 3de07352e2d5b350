/// What does a reStructuredText source say?
///
/// The format is a matter of lines and indentation, so [RestructuredTextBlocks] reads it line by line: titles by their
/// adornment in order of appearance, directives by name, everything indented by calling itself. [RoleText] reduces
/// inline markup to words.
///
/// Deliberately absent: anything that needs more than this file. Includes, substitutions and generated pages stay what
/// the author typed.
@NullMarked
package dev.carrel.read.restructuredtext;

import org.jspecify.annotations.NullMarked;
