package dev.carrel.library.matrix;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.assist.matrix.MatrixRow;
import dev.carrel.assist.matrix.MatrixScope;
import dev.carrel.base.ContentHash;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.work.Versions;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;
import dev.carrel.library.export.Export;
import dev.carrel.library.export.Selection;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.run.FullestFirst;

import static java.nio.charset.StandardCharsets.UTF_8;

/// Finds the works that a matrix has rows for.
record RowFinder(Library library) {
    /// One row a work, in the order in which documents are named or found.
    List<MatrixRow> rows(MatrixScope scope) throws IOException {
        List<DocumentId> documents = new Export(library).documents(selection(scope));
        try (Snapshot snapshot = library.snapshot()) {
            List<List<DocumentId>> works = works(documents, snapshot);
            Map<DocumentId, CuratedWork> told = CuratedWork.of(works.stream().map(List::getFirst).toList(),
                    snapshot.relations().versions(), snapshot.stored());
            Map<DocumentId, String> hashes = hashes(works, snapshot);
            return works.stream().filter(work -> told.containsKey(work.getFirst()))
                    .map(work -> row(work,
                            Objects.requireNonNull(told.get(work.getFirst())).metadata(),
                            content(work, hashes)))
                    .toList();
        }
    }

    private Selection selection(MatrixScope scope) {
        if (!scope.documents().isEmpty()) {
            return new Selection.Named(scope.documents().stream().map(DocumentId::new).toList());
        }
        if (!scope.collection().isEmpty()) {
            return new Selection.Filtered(
                    "collection:\"" + scope.collection().replaceAll("[\"“”]", " ") + "\"");
        }
        if (scope.query().isEmpty()) {
            return new Selection.All();
        }
        return QueryParser.parse(scope.query()).words().isBlank()
                ? new Selection.Filtered(scope.query())
                : new Selection.Found(SearchRequest.one(scope.query()), library.settings().searchOptions());
    }

    private static List<List<DocumentId>> works(List<DocumentId> documents, Snapshot snapshot)
            throws IOException {
        Versions versions = snapshot.relations().versions();
        Set<DocumentId> seen = new HashSet<>();
        List<List<DocumentId>> works = new ArrayList<>();
        for (DocumentId document : documents) {
            List<DocumentId> all = versions.of(document);
            if (seen.add(versions.work(document))) {
                works.add(all.size() == 1 ? all : FullestFirst.of(all, snapshot.census()));
            }
        }
        return works.stream().filter(work -> !work.isEmpty()).toList();
    }

    private static MatrixRow row(List<DocumentId> work, Metadata metadata, String content) {
        return new MatrixRow(work.getFirst(), work, metadata.title(), metadata.authors(),
                Year.number(metadata.year()), content);
    }

    private static Map<DocumentId, String> hashes(Collection<List<DocumentId>> works, Snapshot snapshot)
            throws IOException {
        Map<DocumentId, String> hashes = new HashMap<>();
        snapshot.stored().summaries(works.stream().flatMap(List::stream).toList()).forEach(document -> hashes
                .put(document.origin().id(), document.origin().fingerprint().hash().value()));
        return hashes;
    }

    /// The content that rows have now, by their names.
    Map<DocumentId, String> contents(List<MatrixRow> rows) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            Map<DocumentId, String> hashes = hashes(rows.stream().map(MatrixRow::versions).toList(),
                    snapshot);
            return rows.stream().collect(Collectors.toMap(MatrixRow::document,
                    row -> content(row.versions(), hashes), (one, _) -> one));
        }
    }

    /// Equal as long as no version of a work changes, comes or goes.
    private static String content(List<DocumentId> work, Map<DocumentId, String> hashes) {
        String all = work.stream().sorted().map(id -> id + " " + hashes.getOrDefault(id, "gone"))
                .collect(Collectors.joining("\n"));
        return ContentHash.of(all.getBytes(UTF_8)).value();
    }
}
