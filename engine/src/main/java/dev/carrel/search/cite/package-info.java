/// How is a passage cited?
///
/// [CitationNames] gives each document of an answer a short name and says where in it something stands, as people count:
/// `[smith2023, p. 4 ¶2]`. [SourceLink] leads back to that place. Both depend on nothing but the documents of one answer, so
/// that the same answer is always cited alike.
///
/// Deliberately absent: styles of bibliographies. A citation here says where to look, not how to print a reference.
@NullMarked
package dev.carrel.search.cite;

import org.jspecify.annotations.NullMarked;
