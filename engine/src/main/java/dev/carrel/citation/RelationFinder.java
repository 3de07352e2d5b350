package dev.carrel.citation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.carrel.citation.WorkIndex.Known;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Reference;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;
import dev.carrel.document.work.WorkIdentity;

/// Finds out which documents are one work and who cites whom. To be told all works first, then all references.
public final class RelationFinder {
    private final WorkIndex index = new WorkIndex();
    private final Map<DocumentId, Known> known = new HashMap<>();
    private final CitationGraph graph = new CitationGraph();
    private final Versions versions;
    private final Runnable checkpoint;

    /// @param corpora    sources whose documents are different works by definition
    /// @param checkpoint called every few milliseconds; what it throws ends the work, which takes minutes in a large library
    public RelationFinder(Iterable<WorkIdentity> works, Set<String> corpora, Runnable checkpoint) {
        this.checkpoint = checkpoint;
        works.forEach(work -> {
            checkpoint.run();
            index.add(work);
        });
        index.all().forEach(each -> {
            checkpoint.run();
            known.put(each.work().id(), each);
        });
        versions = new VersionFinder(index, corpora, checkpoint).find();
    }

    public Versions versions() {
        return versions;
    }

    /// Hears of a document's reference, counted from 0.
    public void reference(DocumentId citing, int number, Reference reference) {
        checkpoint.run();
        Known from = known.get(citing);
        if (from != null) {
            // Of a work's documents always the same one is cited, so that its citations stay together.
            index.cited(reference, from)
                    .ifPresent(cited -> cite(citing, number, versions.work(cited.work().id())));
        }
    }

    /// Hears of what a list says; names that nobody goes by are passed over.
    public void list(CitationList list) {
        int slash = list.path().lastIndexOf('/');
        String folder = slash < 0 ? "" : list.path().substring(0, slash);
        for (CitationList.Citation citation : list.citations()) {
            checkpoint.run();
            Optional<Known> citing = index.named(citation.citing(), folder);
            Optional<Known> cited = index.named(citation.cited(), folder);
            if (citing.isPresent() && cited.isPresent()) {
                cite(citing.get().work().id(), Citations.LISTED, cited.get().work().id());
            }
        }
    }

    public Citations citations() {
        return graph.citations(index.all().size(), checkpoint);
    }

    private void cite(DocumentId citing, int number, DocumentId cited) {
        if (!versions.work(citing).equals(versions.work(cited))) {
            graph.add(citing, number, cited);
        }
    }
}
