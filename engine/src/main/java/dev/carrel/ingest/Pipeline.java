package dev.carrel.ingest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.chunk.Chunker;
import dev.carrel.chunk.Chunks;
import dev.carrel.document.Document;
import dev.carrel.document.Origin;
import dev.carrel.document.Passage;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.index.Entry;

/// The stages that a document walks through, and how many of them may work at a time.
///
/// @param workers threads that read, and threads that embed
public record Pipeline(Chunker chunker, Embedder embedder, int workers) {
    /// A document that was read, as the index will hold it. Its vectors come along if all of them were made before.
    Entry entry(Origin origin, Document read) {
        Document document = read.completed();
        Chunks chunks = chunker.chunk(origin.id(), document);
        Entry entry = new Entry(origin, document, chunks.passages(), List.of(), chunks.truncated());
        return entry.with(remembered(entry));
    }

    private List<Vector> remembered(Entry entry) {
        List<Vector> vectors = new ArrayList<>();
        for (Passage passage : entry.passages()) {
            Optional<Vector> vector = embedder.remembered(chunker.embedded(entry.document(), passage));
            if (vector.isEmpty()) {
                return List.of();
            }
            vectors.add(vector.get());
        }
        return vectors;
    }

    Vector embed(Document document, Passage passage) {
        return embedder.passage(chunker.embedded(document, passage));
    }
}
