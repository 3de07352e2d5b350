package dev.carrel.index;

import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.document.origin.Origin;
import dev.carrel.embed.Vector;

/// All that the index holds of one document.
///
/// @param passages all of its text
/// @param vectors  of the first passages within the limit; the others wait for theirs
public record IndexEntry(Origin origin, Document document, List<Passage> passages, List<Vector> vectors,
        VectorLimit limit) {
    public IndexEntry {
        passages = List.copyOf(passages);
        vectors = List.copyOf(vectors);
        if (vectors.size() > limit.within(passages).size()) {
            throw new IllegalArgumentException(
                    vectors.size() + " vectors for " + passages.size() + " passages, limited to " + limit);
        }
    }

    /// The passages that have a vector or wait for one, in order.
    public List<Passage> embeddable() {
        return limit.within(passages);
    }

    public boolean waitsForVectors() {
        return waiting() > 0;
    }

    /// How many passages wait for a vector.
    public int waiting() {
        return embeddable().size() - vectors.size();
    }

    /// True if the limit leaves passages without vectors: words find them, meaning does not.
    public boolean truncated() {
        return embeddable().size() < passages.size();
    }

    public IndexEntry at(Origin newOrigin) {
        return new IndexEntry(newOrigin, document, passages, vectors, limit);
    }

    /// The same document in another place, with its vectors.
    public IndexEntry movedTo(Origin newOrigin) {
        return new IndexEntry(newOrigin, document,
                passages.stream().map(passage -> passage.in(newOrigin.id())).toList(), vectors, limit);
    }

    public IndexEntry with(Metadata metadata) {
        return new IndexEntry(origin, document.with(metadata), passages, vectors, limit);
    }

    public IndexEntry with(List<Vector> newVectors) {
        return new IndexEntry(origin, document, passages, newVectors, limit);
    }
}
