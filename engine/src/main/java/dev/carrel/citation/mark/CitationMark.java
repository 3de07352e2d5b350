package dev.carrel.citation.mark;

import java.util.List;

/// A place in a paragraph that cites works of the document's list.
///
/// @param start      of its characters in the paragraph
/// @param references numbers of entries, from 0
record CitationMark(int start, int end, List<Integer> references) {
    CitationMark {
        references = List.copyOf(references);
    }
}
