package dev.carrel.index.lucene.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.query.KeywordQueries;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.index.lucene.query.QueryWords;
import dev.carrel.index.lucene.store.MatchingRecords;
import dev.carrel.index.retrieval.PassageScores;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.index.retrieval.PassageVector;
import dev.carrel.ranking.BackgroundScores;
import dev.carrel.ranking.Nearness;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.query.Query;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;

/// Scores passages that are already known, as the retrievers would.
public final class PassageScorer implements PassageScoring {
    private final IndexSearcher searcher;
    private final PassageQueries queries;
    private final KeywordQueries keywords;
    private final PassageColumns columns;
    private final PassageRecords records;
    private final PassageSample sample;
    private final DocumentNearness whole;

    /// @param retriever of the same index
    public PassageScorer(IndexSearcher searcher, Retriever retriever) {
        this.searcher = searcher;
        this.queries = retriever.queries();
        this.keywords = queries.keywords();
        this.columns = new PassageColumns(searcher);
        this.records = retriever.records();
        this.sample = new PassageSample(searcher, columns);
        this.whole = new DocumentNearness(searcher, columns);
    }

    /// The passages that stand for a whole library.
    ///
    /// @param searcher of all records of the documents whose ids come first
    public static List<PassageId> sample(IndexSearcher searcher) throws IOException {
        Set<Integer> passages = Arrays.stream(MatchingRecords.records(searcher,
                new TermQuery(new Term(FieldNames.KIND, FieldNames.KIND_PASSAGE)))).boxed()
                .collect(Collectors.toSet());
        int[] chosen = Arrays.stream(PassageSample.records(searcher.getIndexReader()))
                .filter(passages::contains).toArray();
        return List.copyOf(new PassageColumns(searcher).ids(chosen).values());
    }

    @Override
    public List<PassageScores> score(Collection<DocumentId> documents, Query query, Optional<Vector> vector)
            throws IOException {
        if (documents.isEmpty()) {
            return List.of();
        }
        return score(queries.filter(query).add(PassageQueries.among(documents), Occur.FILTER).build(), query,
                vector);
    }

    /// The same of the passages that match something.
    public List<PassageScores> score(org.apache.lucene.search.Query passages, Query query,
            Optional<Vector> vector) throws IOException {
        int[] all = MatchingRecords.records(searcher, passages);
        Map<Integer, Double> counts = MatchingRecords.scores(searcher, keywords.counting(query), all);
        return scored(columns.ids(all), query, vector, counts);
    }

    @Override
    public List<PassageScores> score(Set<PassageId> passages, Query query, Vector vector) throws IOException {
        return scored(records.of(passages), query, Optional.of(vector), Map.of());
    }

    private List<PassageScores> scored(Map<Integer, PassageId> ids, Query query, Optional<Vector> vector,
            Map<Integer, Double> counts) throws IOException {
        int[] passages = PassageRecords.rising(ids);
        KeywordQueries.Scoring scoring = keywords.scoring(query);
        Map<Integer, Double> scores = MatchingRecords.scores(searcher, scoring.any(), passages);
        Retriever.multiply(searcher, scoring.bonuses(), passages, scores);
        Map<Integer, Double> cosines = vector.isPresent()
                ? columns.cosines(passages, vector.get())
                : Map.of();
        return Arrays.stream(passages)
                .mapToObj(record -> new PassageScores(Objects.requireNonNull(ids.get(record)),
                        scores.get(record), cosines.get(record), counts.getOrDefault(record, 0.0).intValue()))
                .toList();
    }

    @Override
    public Map<DocumentId, Vector> documentVectors(Collection<DocumentId> documents) throws IOException {
        return whole.vectors(documents);
    }

    @Override
    public List<Nearness> nearness(Collection<DocumentId> documents, Vector vector) throws IOException {
        return whole.nearness(documents, vector);
    }

    @Override
    public List<PassageVector> vectors(Set<PassageId> passages) throws IOException {
        Map<Integer, PassageId> ids = records.of(passages);
        int[] asked = PassageRecords.rising(ids);
        Map<Integer, Integer> siblings = columns.siblings(asked);
        List<PassageVector> vectors = new ArrayList<>();
        columns.vectors(asked).forEach((record, vector) -> vectors.add(new PassageVector(
                Objects.requireNonNull(ids.get(record)), vector, siblings.getOrDefault(record, 1))));
        return vectors;
    }

    @Override
    public BackgroundScores background(Query query, Optional<Vector> vector) throws IOException {
        QueryWords words = words(query);
        OptionalDouble cosine = vector.isPresent() && !words.areUnknownNames()
                ? sample.mean(vector.get())
                : OptionalDouble.empty();
        return new BackgroundScores(words.absent(),
                cosine.isPresent() ? Double.valueOf(cosine.getAsDouble()) : null);
    }

    @Override
    public Map<PassageId, Double> wordShares(Set<PassageId> passages, Query query) throws IOException {
        QueryWords words = words(query);
        if (words.isEmpty()) {
            return passages.stream().collect(Collectors.toMap(id -> id, _ -> 1.0));
        }
        Map<Integer, PassageId> ids = records.of(passages);
        Map<Integer, Double> found = MatchingRecords.scores(searcher, words.share(),
                PassageRecords.rising(ids));
        Map<PassageId, Double> shares = HashMap.newHashMap(ids.size());
        ids.forEach((record, id) -> shares.put(id, found.getOrDefault(record, 0.0)));
        return shares;
    }

    @Override
    public double telling(Collection<String> words, Query query) throws IOException {
        double all = words(query).weight();
        return all == 0 ? 1 : Math.min(1, words(Query.plain(String.join(" ", words))).weight() / all);
    }

    private QueryWords words(Query query) throws IOException {
        return queries.words(query);
    }

    @Override
    public VerbatimMatches standing(Set<PassageId> passages, Query query) throws IOException {
        return new VerbatimMatches(among(passages, keywords.verbatim(query)),
                among(passages, keywords.inHeading(query)));
    }

    private Set<PassageId> among(Set<PassageId> passages, org.apache.lucene.search.Query query)
            throws IOException {
        Map<Integer, PassageId> ids = records.of(passages);
        Set<Integer> matching = MatchingRecords.scores(searcher, query, PassageRecords.rising(ids)).keySet();
        return matching.stream().map(ids::get).map(Objects::requireNonNull).collect(Collectors.toSet());
    }

    @Override
    public Map<String, Set<PassageId>> holding(Collection<DocumentId> documents, Collection<String> terms)
            throws IOException {
        Map<String, Set<PassageId>> holding = new HashMap<>();
        for (String term : terms) {
            BooleanQuery query = new BooleanQuery.Builder().add(PassageQueries.among(documents), Occur.FILTER)
                    .add(keywords.exactTerm(term), Occur.FILTER).build();
            holding.put(term, Set.copyOf(columns.ids(MatchingRecords.records(searcher, query)).values()));
        }
        return holding;
    }
}
