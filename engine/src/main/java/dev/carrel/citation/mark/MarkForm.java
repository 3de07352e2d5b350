package dev.carrel.citation.mark;

import java.util.List;

/// One way of citing. Made for one document, whose paragraphs it is shown in their order.
@FunctionalInterface
interface MarkForm {
    /// The marks in a paragraph, in their order.
    List<CitationMark> in(String paragraph);
}
