package dev.carrel.evaluate.self;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;
import dev.carrel.index.IndexEntry;

/// Texts in memory.
final class OwnMaterial implements Material {
    private final Map<DocumentId, Text> texts = new LinkedHashMap<>();
    private Citations citations = Citations.NONE;
    private int read;

    OwnMaterial(IndexEntry... entries) {
        for (IndexEntry entry : entries) {
            texts.put(entry.origin().id(), text(entry));
        }
    }

    static Text text(IndexEntry entry) {
        return new Text(entry.origin().id(), entry.document(), entry.passages());
    }

    /// One document cites another by a reference.
    OwnMaterial cites(DocumentId citing, int reference, DocumentId cited) {
        long a = Citations.number(citing);
        long b = Citations.number(cited);
        boolean first = Long.compare(a, b) < 0;
        citations = new Citations(first ? new long[]{a, b} : new long[]{b, a},
                first ? new int[]{0, 1, 1} : new int[]{0, 0, 1}, new int[]{first ? 1 : 0},
                new int[]{reference}, new double[]{1, 1}, 1);
        return this;
    }

    int read() {
        return read;
    }

    @Override
    public List<DocumentId> documents() {
        return List.copyOf(texts.keySet());
    }

    @Override
    public Optional<Text> text(DocumentId id) {
        read++;
        return Optional.ofNullable(texts.get(id));
    }

    @Override
    public List<Passage> holding(String word) {
        return texts.values().stream().flatMap(text -> text.passages().stream())
                .filter(passage -> passage.text().matches("(?s).*\\b" + word + "\\b.*")).toList();
    }

    @Override
    public Citations citations() {
        return citations;
    }

    @Override
    public Versions versions() {
        return Versions.NONE;
    }
}
