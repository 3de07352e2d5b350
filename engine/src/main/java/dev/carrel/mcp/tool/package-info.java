/// What may a model ask for?
///
/// A [Tool] is a name, a line that says when to use it, [Parameters], and a call that answers with a tree of maps and
/// lists. There are few of them, and their descriptions are short, because a model reads all of them before its first
/// word. [Parameters] are both the schema that a client is shown and the check that every call passes: what the schema
/// does not name is refused by its name. Long answers come in pieces: a [Cursor] leads to the next one, a [CharacterBudget] keeps
/// texts within the characters that were asked for.
///
/// Text of documents appears in answers only, as values; never in a description, a title or an error. What a document
/// tells a model to do stays a quotation.
///
/// Deliberately absent: tools that change the library. A model reads; people add and remove.
@NullMarked
package dev.carrel.mcp.tool;

import org.jspecify.annotations.NullMarked;
