/// Where does one passage end?
///
/// Passages are runs of whole paragraphs of one section that fit the embedding model's window beside the title. The
/// chunker counts with the model's own tokenizer, which it gets as a [TokenCounter], and cuts a paragraph only when it
/// alone is too long.
///
/// Deliberately absent: overlap. Every character of content stands in exactly one passage, so that no sentence is
/// found twice and offsets mean something.
@NullMarked
package dev.carrel.chunk;

import org.jspecify.annotations.NullMarked;
