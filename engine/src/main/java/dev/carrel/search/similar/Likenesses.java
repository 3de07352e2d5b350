package dev.carrel.search.similar;

import java.util.List;

import dev.carrel.index.Described;

/// What is like a document.
///
/// @param by      what was asked for
/// @param missing why a part of it could not be told, as whole sentences; none if all could
/// @param took    milliseconds
public record Likenesses(Described document, By by, List<String> missing, double took,
        List<Likeness> results) {
    public Likenesses {
        missing = List.copyOf(missing);
        results = List.copyOf(results);
    }

    Likenesses after(double milliseconds) {
        return new Likenesses(document, by, missing, milliseconds, results);
    }
}
