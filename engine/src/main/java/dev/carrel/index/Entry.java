package dev.carrel.index;

import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Metadata;
import dev.carrel.document.Origin;
import dev.carrel.document.Passage;
import dev.carrel.embed.Vector;

/// All that the index holds of one document.
///
/// @param vectors   one a passage, or none at all while the document waits for them
/// @param truncated true if a limit on passages left some of the text out
public record Entry(Origin origin, Document document, List<Passage> passages, List<Vector> vectors,
        boolean truncated) {
    public Entry {
        passages = List.copyOf(passages);
        vectors = List.copyOf(vectors);
        if (!vectors.isEmpty() && vectors.size() != passages.size()) {
            throw new IllegalArgumentException(
                    vectors.size() + " vectors for " + passages.size() + " passages");
        }
    }

    public boolean waitsForVectors() {
        return vectors.isEmpty() && !passages.isEmpty();
    }

    public Entry at(Origin newOrigin) {
        return new Entry(newOrigin, document, passages, vectors, truncated);
    }

    /// The same document in another place, with its vectors.
    public Entry movedTo(Origin newOrigin) {
        return new Entry(newOrigin, document,
                passages.stream().map(passage -> passage.in(newOrigin.id())).toList(), vectors, truncated);
    }

    public Entry with(Metadata metadata) {
        return new Entry(origin, document.with(metadata), passages, vectors, truncated);
    }

    public Entry with(List<Vector> newVectors) {
        return new Entry(origin, document, passages, newVectors, truncated);
    }
}
