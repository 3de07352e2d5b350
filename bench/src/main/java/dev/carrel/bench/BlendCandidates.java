package dev.carrel.bench;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Statistics;
import dev.carrel.index.retrieval.PassageVector;
import dev.carrel.ranking.ExactScores;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import dev.carrel.ranking.fusion.Blend;
import dev.carrel.ranking.fusion.Neighbours;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.search.rank.Candidates;
import dev.carrel.search.rank.Phrasing;

/// All that `blend` knows of one question, gathered once, so that it can be ranked with many numbers.
final class BlendCandidates implements Neighbours.Acquaintance {
    private static final int DEPTH = 100;

    private final Candidates candidates;
    private final Map<PassageId, ExactScores> exact = new HashMap<>();
    private final double length;
    private final Map<DocumentId, Integer> lengths = new HashMap<>();
    private final Map<PassageId, Integer> places = new HashMap<>();
    private final double[][] similarities;

    private BlendCandidates(Candidates candidates, Snapshot snapshot) throws IOException {
        this.candidates = candidates;
        Statistics library = snapshot.census().statistics();
        this.length = (double) library.passages() / Math.max(1, library.documents());
        snapshot.scoring().score(candidates.incomplete(), candidates.asked().query(),
                candidates.asked().vector().orElseThrow()).forEach(
                        scored -> exact.put(scored.passage(),
                                new ExactScores(scored.similarity(), scored.keyword())));
        List<PassageVector> vectors = snapshot.scoring().vectors(candidates.passages());
        IntStream.range(0, vectors.size()).forEach(i -> {
            places.put(vectors.get(i).passage(), i);
            lengths.put(vectors.get(i).passage().document(), vectors.get(i).siblings());
        });
        this.similarities = Vector.similarities(vectors.stream().map(PassageVector::vector).toList());
    }

    static BlendCandidates of(String question, Snapshot snapshot, Embedder embedder) throws IOException {
        Query parsed = QueryParser.parse(question);
        Query query = snapshot.vocabulary().corrected(parsed).orElse(parsed);
        Vector vector = embedder.query(parsed.words());
        Ranking semantic = snapshot.retrieval().nearest(vector, query, View.PAPERS, DEPTH);
        Ranking keyword = snapshot.retrieval().keyword(query, View.PAPERS, DEPTH);
        return new BlendCandidates(new Candidates(List.of(new Phrasing(query, Optional.of(vector))), semantic,
                keyword, View.PAPERS), snapshot);
    }

    List<Fused> ranked(BlendNumber.Numbers numbers) {
        return Neighbours.heard(Blend.fuse(candidates.semantic(), candidates.keyword(), exact, View.PAPERS,
                Blend.weights(Weights.ofPercent(50, List.of()), length, numbers.weights())), this,
                numbers.neighbours());
    }

    @Override
    public double[][] similarities(List<PassageId> passages) {
        double[][] chosen = new double[passages.size()][passages.size()];
        for (int i = 0; i < chosen.length; i++) {
            for (int j = 0; j < chosen.length; j++) {
                chosen[i][j] = similarity(passages.get(i), passages.get(j));
            }
        }
        return chosen;
    }

    private double similarity(PassageId one, PassageId other) {
        Integer first = places.get(one);
        Integer second = places.get(other);
        return first == null || second == null ? 0 : similarities[first][second];
    }

    @Override
    public int passages(DocumentId document) {
        return lengths.getOrDefault(document, Integer.MAX_VALUE);
    }
}
