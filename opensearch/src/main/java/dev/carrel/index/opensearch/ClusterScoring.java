package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.index.lucene.query.QueryWords;
import dev.carrel.index.lucene.search.PassageScorer;
import dev.carrel.index.lucene.search.Retriever;
import dev.carrel.index.retrieval.PassageScores;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.index.retrieval.PassageVector;
import dev.carrel.ranking.BackgroundScores;
import dev.carrel.ranking.Nearness;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.query.Query;
import org.apache.lucene.document.Document;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.jspecify.annotations.Nullable;

/// Scores passages of the cluster by fetching them and asking the same code as embedded.
final class ClusterScoring implements PassageScoring {
    private static final List<String> EMBEDDED = List.of("kind", "doc", "passage", "doc_column",
            "ordinal_column",
            "section", "abstract", RecordJson.kept('N', FieldNames.SIBLINGS_COLUMN), RecordJson.VECTOR);
    private static final List<String> PLACED = List.of("kind", "doc", "doc_column", "ordinal_column");
    /// So many documents hold a sample, if each gives what it may.
    private static final int SAMPLED_DOCUMENTS = 512;

    private final ClusterRecords records;
    private final ClusterStore store;
    private final LibraryStatistics statistics;
    private final PassageQueries queries;
    private @Nullable List<Vector> sample;

    ClusterScoring(ClusterStore store, LibraryStatistics statistics, PassageQueries queries) {
        this.records = store.records();
        this.store = store;
        this.statistics = statistics;
        this.queries = queries;
    }

    /// Something that is asked of records that were fetched.
    @FunctionalInterface
    private interface Question<T> {
        T of(PassageScorer scorer) throws IOException;
    }

    private <T> T asked(List<Document> fetched, Question<T> question) throws IOException {
        try (LocalRecords local = new LocalRecords(fetched)) {
            IndexSearcher searcher = local.searcher(statistics);
            return question.of(new PassageScorer(searcher, new Retriever(searcher, queries)));
        }
    }

    @Override
    public List<PassageScores> score(Collection<DocumentId> documents, Query query, Optional<Vector> vector)
            throws IOException {
        if (documents.isEmpty()) {
            return List.of();
        }
        statistics.prepare(queries.keywords().scoring(query));
        List<Document> fetched = store.withDocuments(QueryJson.of(queries.filter(query)
                .add(PassageQueries.among(documents), Occur.FILTER).build()), documents);
        return asked(fetched, scorer -> scorer.score(ClusterRetrieval.EVERYTHING, query, vector));
    }

    @Override
    public List<PassageScores> score(Set<PassageId> passages, Query query, Vector vector) throws IOException {
        statistics.prepare(queries.keywords().scoring(query));
        return asked(records.passages(passages), scorer -> scorer.score(passages, query, vector));
    }

    @Override
    public Map<DocumentId, Vector> documentVectors(Collection<DocumentId> documents) throws IOException {
        return asked(embedded(documents), scorer -> scorer.documentVectors(documents));
    }

    @Override
    public List<Nearness> nearness(Collection<DocumentId> documents, Vector vector) throws IOException {
        return asked(embedded(documents), scorer -> scorer.nearness(documents, vector));
    }

    private List<Document> embedded(Collection<DocumentId> documents) throws IOException {
        return records
                .fetch(QueryJson.of(new BooleanQuery.Builder().add(ClusterRetrieval.EVERYTHING, Occur.FILTER)
                        .add(PassageQueries.among(documents), Occur.FILTER).build()), EMBEDDED);
    }

    @Override
    public List<PassageVector> vectors(Set<PassageId> passages) throws IOException {
        return asked(records.passages(passages), scorer -> scorer.vectors(passages));
    }

    @Override
    public BackgroundScores background(Query query, Optional<Vector> vector) throws IOException {
        QueryWords words = queries.words(query);
        OptionalDouble cosine = vector.isPresent() && !words.areUnknownNames()
                ? sample().stream().mapToDouble(vector.get()::similarity).sorted().average()
                : OptionalDouble.empty();
        return new BackgroundScores(words.absent(),
                cosine.isPresent() ? Double.valueOf(cosine.getAsDouble()) : null);
    }

    /// The vectors of the passages that stand for all, fetched once a commit.
    private synchronized List<Vector> sample() throws IOException {
        if (sample == null) {
            Set<PassageId> chosen = chosen();
            sample = vectors(chosen).stream().map(PassageVector::vector).toList();
        }
        return sample;
    }

    private Set<PassageId> chosen() throws IOException {
        List<String> first = records.first(SAMPLED_DOCUMENTS);
        try (LocalRecords local = new LocalRecords(records.fetch(Json.terms("doc", first), PLACED))) {
            return new HashSet<>(PassageScorer.sample(local.searcher()));
        }
    }

    @Override
    public Map<PassageId, Double> wordShares(Set<PassageId> passages, Query query) throws IOException {
        return asked(records.passages(passages), scorer -> scorer.wordShares(passages, query));
    }

    @Override
    public double telling(Collection<String> words, Query query) throws IOException {
        double all = queries.words(query).weight();
        return all == 0
                ? 1
                : Math.min(1, queries.words(Query.plain(String.join(" ", words))).weight() / all);
    }

    @Override
    public VerbatimMatches standing(Set<PassageId> passages, Query query) throws IOException {
        return asked(records.passages(passages), scorer -> scorer.standing(passages, query));
    }

    @Override
    public Map<String, Set<PassageId>> holding(Collection<DocumentId> documents, Collection<String> terms)
            throws IOException {
        Map<String, Set<PassageId>> holding = new HashMap<>();
        for (String term : terms) {
            holding.put(term, records.ids(new BooleanQuery.Builder()
                    .add(ClusterRetrieval.EVERYTHING, Occur.FILTER)
                    .add(PassageQueries.among(documents), Occur.FILTER)
                    .add(queries.keywords().exactTerm(term), Occur.FILTER).build()).stream()
                    .collect(Collectors.toUnmodifiableSet()));
        }
        return holding;
    }
}
