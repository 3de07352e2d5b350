/// What is a text?
///
/// A `Document` is what any reader makes of any input: metadata, sections, paragraphs, captions, cited works. A
/// `Passage` is a run of whole paragraphs of one section and the unit that is embedded, ranked and shown. Everything
/// here is an immutable value that knows nothing of files, indexes or models.
///
/// Deliberately absent: behaviour that needs the outside world. If a method wants a path to open, it belongs elsewhere.
@NullMarked
package dev.carrel.document;

import org.jspecify.annotations.NullMarked;
