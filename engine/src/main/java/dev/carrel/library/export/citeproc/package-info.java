/// What does a reference look like in a citation style?
///
/// The adapter of citeproc-java, which follows styles in the Citation Style Language (CSL). A
/// [dev.carrel.library.export.citeproc.CitationStyle] is found by its name or read from a file,
/// [dev.carrel.library.export.citeproc.StyledReferences] writes items in it. Nothing of it is loaded before it is used.
///
/// Deliberately absent: citations in running text.
@NullMarked
package dev.carrel.library.export.citeproc;

import org.jspecify.annotations.NullMarked;
