/// What is a model told?
///
/// Prompts are files that come with the program, each with a version; a file of the same name in a library's folder takes
/// the place of one. [PromptFile] reads them, and [PromptMaterial] puts what comes from documents between marks that cannot
/// occur in it, so that nothing in a document can pass for an instruction of ours.
///
/// Deliberately absent: trust in that. A model may still obey a document, and what it says is checked all the same.
@NullMarked
package dev.carrel.assist.prompt;

import org.jspecify.annotations.NullMarked;
