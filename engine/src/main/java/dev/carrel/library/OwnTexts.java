package dev.carrel.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;
import dev.carrel.evaluate.self.Material;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.Snapshot;

/// The texts of a library, as material for questions about itself.
public final class OwnTexts implements Material {
    private final Snapshot snapshot;
    private final List<DocumentId> documents = new ArrayList<>();

    /// @param snapshot stays open as long as this is used
    public OwnTexts(Snapshot snapshot) throws IOException {
        this.snapshot = snapshot;
        snapshot.works(work -> documents.add(work.id()));
    }

    @Override
    public List<DocumentId> documents() {
        return List.copyOf(documents);
    }

    @Override
    public Optional<Text> text(DocumentId id) throws IOException {
        return snapshot.document(id).map(entry -> new Text(id, entry.document(), entry.passages()));
    }

    @Override
    public List<Passage> holding(String word) throws IOException {
        List<FoundPassage> found = snapshot
                .passages(snapshot.holding(documents, word).stream().sorted().toList());
        return found.stream().map(FoundPassage::passage).toList();
    }

    @Override
    public Citations citations() throws IOException {
        return snapshot.citations();
    }

    @Override
    public Versions versions() throws IOException {
        return snapshot.versions();
    }
}
