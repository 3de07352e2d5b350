package dev.carrel.evaluate.self;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;

/// The texts that questions are made of.
public interface Material {
    /// A document as it is indexed.
    record Text(DocumentId id, Document document, List<Passage> passages) {
        public Text {
            passages = List.copyOf(passages);
        }
    }

    /// All documents, in any order.
    List<DocumentId> documents() throws IOException;

    Optional<Text> text(DocumentId id) throws IOException;

    /// The passages of the whole library that hold a word.
    List<Passage> holding(String word) throws IOException;

    Citations citations() throws IOException;

    Versions versions() throws IOException;
}
