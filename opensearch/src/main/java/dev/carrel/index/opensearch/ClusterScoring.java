package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.base.LruCache;
import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.query.KeywordQueries;
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
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Scores passages of the cluster by fetching them and asking the same code as embedded.
final class ClusterScoring implements PassageScoring {
    private static final List<String> EMBEDDED = List.of("kind", "doc", "passage", "doc_column",
            "ordinal_column",
            "section", "abstract", RecordJson.kept('N', FieldNames.SIBLINGS_COLUMN), RecordJson.VECTOR);
    private static final List<String> PLACED = List.of("kind", "doc", "doc_column", "ordinal_column");
    /// So many documents hold a sample, if each gives what it may.
    private static final int SAMPLED_DOCUMENTS = 512;

    /// Of how many questions the scores are remembered: those that are asked at the same time.
    private static final int QUESTIONS = 32;

    private final ClusterRecords records;
    private final ClusterStore store;
    private final FetchedRecords fetched;
    private final LibraryStatistics statistics;
    private final PassageQueries queries;
    private final OwnRecords own;
    private final Map<Question, Map<DocumentId, List<PassageScores>>> recent = new LruCache<>(QUESTIONS);
    private @Nullable List<Vector> sample;

    ClusterScoring(ClusterStore store, LibraryStatistics statistics, PassageQueries queries, OwnRecords own) {
        this.records = store.records();
        this.store = store;
        this.fetched = store.fetched();
        this.statistics = statistics;
        this.queries = queries;
        this.own = own;
    }

    /// A query, what it means, and the owner's records by which its conditions go.
    private record Question(Query query, Optional<Vector> vector, String own) {}

    /// Something that is asked of records that were fetched.
    @FunctionalInterface
    private interface Scoring<T> {
        T by(PassageScorer scorer) throws IOException;
    }

    private <T> T asked(List<JsonNode> passages, QueryTerms terms, Scoring<T> asked) throws IOException {
        try (LocalRecords local = new LocalRecords(passages, terms)) {
            IndexSearcher searcher = local.searcher(statistics);
            return asked.by(new PassageScorer(searcher, new Retriever(searcher, queries)));
        }
    }

    /// A search asks about some of its documents a second time.
    @Override
    public List<PassageScores> score(Collection<DocumentId> documents, Query query, Optional<Vector> vector)
            throws IOException {
        Question question = new Question(query, vector, own.version());
        Map<DocumentId, List<PassageScores>> known = known(question);
        Set<DocumentId> others = new HashSet<>(documents);
        others.removeAll(known.keySet());
        if (!others.isEmpty()) {
            known.putAll(scored(others, query, vector).stream()
                    .collect(Collectors.groupingBy(each -> each.passage().document())));
            others.forEach(each -> known.putIfAbsent(each, List.of()));
            synchronized (recent) {
                recent.put(question, Map.copyOf(known));
            }
        }
        return documents.stream().distinct().flatMap(each -> known.getOrDefault(each, List.of()).stream())
                .toList();
    }

    private Map<DocumentId, List<PassageScores>> known(Question question) {
        synchronized (recent) {
            return new HashMap<>(recent.getOrDefault(question, Map.of()));
        }
    }

    private List<PassageScores> scored(Set<DocumentId> documents, Query query, Optional<Vector> vector)
            throws IOException {
        KeywordQueries.Scoring scoring = queries.keywords().scoring(query);
        statistics.prepare(scoring);
        FetchedRecords.DocumentPassages all = store.ofDocuments(QueryJson.of(queries.filter(query)
                .add(PassageQueries.among(documents), Occur.FILTER).build()), documents, vector);
        List<PassageScores> byWords = asked(all.passages(),
                QueryTerms.of(scoring, queries.keywords().counting(query)),
                scorer -> scorer.score(ClusterRetrieval.EVERYTHING, query, Optional.empty()));
        if (vector.isEmpty()) {
            return byWords;
        }
        Map<PassageId, Double> cosines = all.cosines().isPresent()
                ? all.cosines().get()
                : cosines(byWords, vector.get());
        return byWords.stream().map(each -> new PassageScores(each.passage(), each.keyword(),
                cosines.get(each.passage()), each.distinctTerms())).toList();
    }

    /// Of more passages than the cluster compares at once.
    private Map<PassageId, Double> cosines(List<PassageScores> passages, Vector vector) throws IOException {
        Map<PassageId, Double> cosines = new HashMap<>();
        vectors(passages.stream().map(PassageScores::passage).collect(Collectors.toSet()))
                .forEach(each -> cosines.put(each.passage(), vector.similarity(each.vector())));
        return cosines;
    }

    @Override
    public List<PassageScores> score(Set<PassageId> passages, Query query, Vector vector) throws IOException {
        KeywordQueries.Scoring scoring = queries.keywords().scoring(query);
        statistics.prepare(scoring);
        return asked(fetched.scored(passages), QueryTerms.of(scoring),
                scorer -> scorer.score(passages, query, vector));
    }

    @Override
    public Map<DocumentId, Vector> documentVectors(Collection<DocumentId> documents) throws IOException {
        return asked(embedded(documents), QueryTerms.NONE, scorer -> scorer.documentVectors(documents));
    }

    @Override
    public List<Nearness> nearness(Collection<DocumentId> documents, Vector vector) throws IOException {
        return asked(embedded(documents), QueryTerms.NONE, scorer -> scorer.nearness(documents, vector));
    }

    private List<JsonNode> embedded(Collection<DocumentId> documents) throws IOException {
        List<JsonNode> found = new ArrayList<>();
        records.moment()
                .scan(QueryJson.of(new BooleanQuery.Builder().add(ClusterRetrieval.EVERYTHING, Occur.FILTER)
                        .add(PassageQueries.among(documents), Occur.FILTER).build()), EMBEDDED, found::add);
        return found;
    }

    @Override
    public List<PassageVector> vectors(Set<PassageId> passages) throws IOException {
        return asked(fetched.scored(passages), QueryTerms.NONE, scorer -> scorer.vectors(passages));
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
        QueryWords words = queries.words(query);
        return asked(words.isEmpty() ? List.of() : fetched.worded(passages),
                words.isEmpty() ? QueryTerms.NONE : QueryTerms.of(List.of(words.share())),
                scorer -> scorer.wordShares(passages, query));
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
        KeywordQueries keywords = queries.keywords();
        return asked(fetched.worded(passages),
                QueryTerms.of(List.of(keywords.verbatim(query), keywords.inHeading(query))),
                scorer -> scorer.standing(passages, query));
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
