package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.Versions;
import dev.carrel.document.work.WorkIdentity;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.store.RelationRecords;
import org.jspecify.annotations.Nullable;

/// The relations that the cluster keeps: fetched, and read by the same code as embedded. Versions and citations are kept here until the
/// next commit.
final class ClusterRelations implements WorkRelations {
    private final ClusterRecords records;
    private @Nullable Versions versions;
    private @Nullable Citations citations;

    ClusterRelations(ClusterRecords records) {
        this.records = records;
    }

    /// Something that is asked of records that were fetched.
    @FunctionalInterface
    private interface Question<T> {
        T of(RelationRecords relations) throws IOException;
    }

    private <T> T asked(Map<String, Object> query, @Nullable List<String> fields, Question<T> question)
            throws IOException {
        try (LocalRecords local = new LocalRecords(records.fetch(query, fields))) {
            return question.of(new RelationRecords(local.searcher()));
        }
    }

    private static Map<String, Object> kind(String kind) {
        return Json.term("kind", kind);
    }

    private static List<String> column(String name) {
        return List.of(RecordJson.kept('D', name));
    }

    @Override
    public void works(Consumer<WorkIdentity> consumer) throws IOException {
        asked(kind(FieldNames.KIND_DOCUMENT), column(FieldNames.WORK_COLUMN), relations -> {
            relations.works(consumer);
            return true;
        });
    }

    @Override
    public void references(References consumer) throws IOException {
        asked(kind(FieldNames.KIND_REFERENCES), column(FieldNames.REFERENCES_COLUMN), relations -> {
            relations.references(consumer);
            return true;
        });
    }

    @Override
    public List<CitationList> citationLists() throws IOException {
        return asked(kind(FieldNames.KIND_CITATIONS), null, RelationRecords::citationLists);
    }

    @Override
    public synchronized Citations citations() throws IOException {
        if (citations == null) {
            citations = asked(kind(FieldNames.KIND_GRAPH), null, RelationRecords::citations);
        }
        return citations;
    }

    @Override
    public synchronized Versions versions() throws IOException {
        if (versions == null) {
            versions = asked(kind(FieldNames.KIND_VERSIONS), null, RelationRecords::versions);
        }
        return versions;
    }

    @Override
    public long basis() throws IOException {
        return asked(kind(FieldNames.KIND_VERSIONS), null, RelationRecords::basis);
    }

    @Override
    public List<CitingSentence> sentences(Collection<DocumentId> cited) throws IOException {
        return asked(Json.terms("cited", cited.stream().map(DocumentId::value).toList()),
                List.of("cited", RecordJson.kept('B', FieldNames.SENTENCE)),
                relations -> relations.sentences(cited));
    }

    @Override
    public Map<DocumentId, Long> citingTexts() throws IOException {
        return asked(Map.of("exists", Map.of("field", "citing")), column(FieldNames.CITING_COLUMN),
                RelationRecords::citingTexts);
    }
}
