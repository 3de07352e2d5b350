package dev.carrel.library;

import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.Versions;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.WorkRelations;

/// The connections of one document with the others. Whoever cites one version of a work cites the work, and what one
/// version cites the work cites.
///
/// @param versions the other documents of the same work
/// @param labels   the reader's own, of the work
/// @param said     what other documents say when they cite it, the latest first
public record DocumentConnections(DocumentId id, Citations citations, List<DocumentSummary> versions,
        List<Said> said, WorkLabels labels) {
    /// A sentence that cites the work, and the document that it stands in.
    public record Said(CitingSentence sentence, DocumentSummary citing) {
        private int year() {
            return citing.metadata().year() == null ? 0 : citing.metadata().year().value();
        }
    }

    public DocumentConnections {
        versions = List.copyOf(versions);
        said = List.copyOf(said);
    }

    static DocumentConnections of(DocumentId id, WorkRelations relations, StoredDocuments stored)
            throws IOException {
        List<DocumentId> others = relations.versions().of(id).stream().filter(other -> !other.equals(id))
                .toList();
        return new DocumentConnections(id, relations.citations(), stored.summaries(others),
                said(id, relations, stored),
                CuratedWork.of(id, relations.versions(), stored).labels());
    }

    /// The sentences of others that cite a document. Words that two versions of a citing work share are given once.
    private static List<Said> said(DocumentId id, WorkRelations relations, StoredDocuments stored)
            throws IOException {
        Versions versions = relations.versions();
        Map<List<Object>, CitingSentence> once = new LinkedHashMap<>();
        relations.sentences(versions.of(id))
                .forEach(each -> once.putIfAbsent(List.of(versions.work(each.citing()), each.text()), each));
        Map<DocumentId, DocumentSummary> citing = new HashMap<>();
        stored.summaries(once.values().stream().map(CitingSentence::citing).distinct().toList())
                .forEach(each -> citing.put(each.origin().id(), each));
        return once.values().stream().filter(each -> citing.containsKey(each.citing()))
                .map(each -> new Said(each, Objects.requireNonNull(citing.get(each.citing()))))
                .sorted(Comparator.comparingInt(Said::year).reversed()).toList();
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
