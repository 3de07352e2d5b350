package dev.carrel.search.similar;

import java.util.List;

import dev.carrel.index.DocumentSummary;

/// The documents that are like one.
///
/// @param by      what was asked for
/// @param missing why a part of it could not be told, as whole sentences; none if all could
/// @param took    milliseconds
public record SimilarityResult(DocumentSummary document, SimilarityKind by, List<String> missing, double took,
        List<SimilarDocument> results) {
    public SimilarityResult {
        missing = List.copyOf(missing);
        results = List.copyOf(results);
    }

    SimilarityResult after(double milliseconds) {
        return new SimilarityResult(document, by, missing, milliseconds, results);
    }
}
