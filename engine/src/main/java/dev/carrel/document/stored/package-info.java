/// How is a document written down?
///
/// In JSON, for the index that keeps it and for the process that read it. What is written can be read back as it was, by the same version of the
/// program.
///
/// Deliberately absent: JSON for callers, which `library.json` makes.
@NullMarked
package dev.carrel.document.stored;

import org.jspecify.annotations.NullMarked;
