/// What does this file say?
///
/// A [Reader] turns one input into a [dev.carrel.document.Document]; [Readers] finds the right one, by content where
/// the name lies. Each format has its own sub-package. A reader finds structure (headings, paragraphs, metadata) and
/// nothing else: what a passage is, and what is worth indexing, is decided further on.
///
/// Deliberately absent: any tolerance for silence. What a reader cannot read it refuses with [UnreadableException] and
/// a reason that a person understands.
@NullMarked
package dev.carrel.read;

import org.jspecify.annotations.NullMarked;
