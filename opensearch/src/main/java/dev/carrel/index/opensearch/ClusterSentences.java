package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.index.lucene.store.RelationRecords;
import dev.carrel.index.retrieval.CitingRetrieval;
import dev.carrel.ranking.query.Query;
import tools.jackson.databind.JsonNode;

/// Sentences in which documents cite others, as the cluster finds them.
record ClusterSentences(PointInTime moment, PassageQueries queries) implements CitingRetrieval {
    private static final List<String> KEPT = List.of("cited", RecordJson.kept('B', FieldNames.SENTENCE));
    private static final List<Object> STABLE = List.of("_score", Map.of("cited", "asc"));

    @Override
    public List<CitingSentence> sentences(Query query, int most) throws IOException {
        List<CitingSentence> sentences = new ArrayList<>();
        JsonNode found = moment.search(PointInTime.Search.of(QueryJson.of(queries.said(query)),
                Math.min(most, PointInTime.MOST), KEPT).with("sort", STABLE)
                .with("track_total_hits", false));
        for (JsonNode hit : found.path("hits").path("hits")) {
            sentences.add(sentence(hit.path("_source")));
        }
        return sentences;
    }

    @Override
    public List<CitingSentence> sentences(Collection<DocumentId> citing, Query query) throws IOException {
        List<JsonNode> found = new ArrayList<>();
        moment.scan(QueryJson.of(queries.said(citing, query)), KEPT, found::add);
        List<CitingSentence> sentences = new ArrayList<>();
        for (JsonNode each : found) {
            sentences.add(sentence(each));
        }
        sentences.sort(Comparator.comparing(CitingSentence::passage));
        return sentences;
    }

    private static CitingSentence sentence(JsonNode json) throws IOException {
        return RelationRecords.sentence(RecordJson.read(json),
                new DocumentId(json.path("cited").asString()));
    }
}
