/// Where does a text speak of the works in its list?
///
/// A text cites with [marks][CitationMark]: `[3,5–7]`, numbers set above the line, `(Smith et al., 2019)`, keys. [CitationForms] finds
/// out which form a text uses and joins each mark to the entries of its list; [MentionFinder] cuts out the sentences around them.
///
/// A mark that could mean two entries means none: what a library says about a paper is to be said about that paper.
///
/// Deliberately absent: which documents the entries are. `citation` knows.
@NullMarked
package dev.carrel.citation.mark;

import org.jspecify.annotations.NullMarked;
