package dev.carrel.document.work;

import java.util.List;

/// The citations that a list made by somebody tells, by whatever names it uses.
///
/// @param source the source that it is
/// @param path   the file that holds it
public record CitationList(String source, String path, List<Citation> citations) {
    /// One line of it: ids, DOIs, paths, cite keys, or what a source calls its documents.
    public record Citation(String citing, String cited) {}

    public CitationList {
        citations = List.copyOf(citations);
    }
}
