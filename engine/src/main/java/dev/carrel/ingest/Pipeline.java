package dev.carrel.ingest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.chunk.Chunker;
import dev.carrel.document.Document;
import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.document.origin.Origin;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.VectorLimit;
import dev.carrel.read.outline.FallbackTitle;

/// The stages that a document walks through, and how many of them may work at a time.
///
/// @param limit   how many passages of a document get vectors
/// @param workers threads that read, and threads that embed
/// @param later   true if vectors are left to another run
public record Pipeline(Chunker chunker, Embedder embedder, VectorLimit limit, int workers, boolean later) {
    /// A document that was read, as the index will hold it. Its vectors come along if all of them were made before.
    IndexEntry entry(Origin origin, Document read) {
        Document document = read.completed();
        IndexEntry entry = new IndexEntry(origin, document, chunker.chunk(origin.id(), document), List.of(),
                limit);
        return entry.with(remembered(entry));
    }

    /// A document that is in another place now. A title that was only its file's name changes with the name, and with
    /// it the vectors, as if the file had been read.
    IndexEntry moved(IndexEntry entry, Origin to) {
        Metadata metadata = entry.document().metadata();
        String before = FallbackTitle.ofName(name(entry.origin()));
        String now = FallbackTitle.ofName(name(to));
        return metadata.title().equals(before) && !before.equals(now)
                ? entry(to, entry.document().with(metadata.titled(now)))
                : entry.movedTo(to);
    }

    private static String name(Origin origin) {
        return String.valueOf(Path.of(origin.path()).getFileName());
    }

    private List<Vector> remembered(IndexEntry entry) {
        List<Vector> vectors = new ArrayList<>();
        for (Passage passage : entry.embeddable()) {
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
