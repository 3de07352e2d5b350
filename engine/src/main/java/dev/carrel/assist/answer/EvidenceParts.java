package dev.carrel.assist.answer;

import dev.carrel.assist.answer.CheckedAnswer.LibraryState;
import dev.carrel.assist.extract.Extractor;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.search.Search;
import dev.carrel.search.context.Gatherer;

/// The parts of a library that evidence is gathered with.
///
/// @param search   decides whether there is any, without asking a model
/// @param gatherer of what a model reads; may let a model put the question otherwise
/// @param unaided  the same without any model
/// @param library  its name
public record EvidenceParts(PassageIndex index, Search search, Gatherer gatherer, Gatherer unaided,
        Extractor extractor, String library) {
    /// The library at the moment of a snapshot.
    public LibraryState state(Snapshot snapshot) {
        return new LibraryState(library, snapshot.moment());
    }
}
