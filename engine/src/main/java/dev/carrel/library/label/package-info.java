/// Where are a reader's own labels kept?
///
/// A [LabelStore] is a log in the library's folder, beside the index and not in it: a star is kept while a long run holds the index, and
/// nothing that is made anew can lose one. [LabelledWork] says by what a work is known, so that its labels find it again
/// in another file.
///
/// Deliberately absent: sources. Nothing is ever written to Zotero or a bibliography.
@NullMarked
package dev.carrel.library.label;

import org.jspecify.annotations.NullMarked;
