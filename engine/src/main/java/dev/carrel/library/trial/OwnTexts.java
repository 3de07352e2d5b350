package dev.carrel.library.trial;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;
import dev.carrel.evaluate.self.Material;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.retrieval.PassageScoring;

/// The texts of a library, as material for questions about itself.
public final class OwnTexts implements Material {
    private final StoredDocuments stored;
    private final PassageScoring scoring;
    private final WorkRelations relations;
    private final List<DocumentId> documents = new ArrayList<>();

    public OwnTexts(StoredDocuments stored, PassageScoring scoring, WorkRelations relations)
            throws IOException {
        this.stored = stored;
        this.scoring = scoring;
        this.relations = relations;
        relations.works(work -> documents.add(work.id()));
    }

    @Override
    public List<DocumentId> documents() {
        return List.copyOf(documents);
    }

    @Override
    public Optional<Text> text(DocumentId id) throws IOException {
        return stored.entry(id).map(entry -> new Text(id, entry.document(), entry.passages()));
    }

    @Override
    public List<Passage> holding(String word) throws IOException {
        Set<PassageId> holding = scoring.holding(documents, List.of(word)).getOrDefault(word, Set.of());
        List<FoundPassage> found = stored.passages(holding.stream().sorted().toList());
        return found.stream().map(FoundPassage::passage).toList();
    }

    @Override
    public Citations citations() throws IOException {
        return relations.citations();
    }

    @Override
    public Versions versions() throws IOException {
        return relations.versions();
    }
}
