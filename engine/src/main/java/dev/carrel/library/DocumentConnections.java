package dev.carrel.library;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Citations;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.WorkRelations;

/// How one document is connected with the others. Whoever cites one version of a work cites the work, and what one
/// version cites the work cites.
///
/// @param versions the other documents of the same work
public record DocumentConnections(DocumentId id, Citations citations, List<DocumentSummary> versions) {
    public DocumentConnections {
        versions = List.copyOf(versions);
    }

    static DocumentConnections of(DocumentId id, WorkRelations relations, StoredDocuments stored)
            throws IOException {
        List<DocumentId> others = relations.versions().of(id).stream().filter(other -> !other.equals(id))
                .toList();
        return new DocumentConnections(id, relations.citations(), stored.summaries(others));
    }

    public List<DocumentId> cites() {
        return work().stream().flatMap(each -> citations.cites(each).stream()).distinct().sorted().toList();
    }

    public List<DocumentId> citedBy() {
        return work().stream().flatMap(each -> citations.citedBy(each).stream()).distinct().sorted().toList();
    }

    /// That of the version which is cited most; empty in a library where nobody cites anybody.
    public OptionalDouble pageRank() {
        return work().stream().map(citations::rank).flatMapToDouble(OptionalDouble::stream).max();
    }

    /// The document that a reference names, counted from 0.
    public Optional<DocumentId> cited(int reference) {
        return citations.cited(id, reference);
    }

    private List<DocumentId> work() {
        return Stream.concat(Stream.of(id),
                versions.stream().map(version -> version.origin().id())).toList();
    }
}
