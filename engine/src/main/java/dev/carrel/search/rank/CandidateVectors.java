package dev.carrel.search.rank;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.ranking.fusion.Neighbours;

/// The vectors of candidates, and how long their documents are.
public record CandidateVectors(Map<PassageId, Vector> vectors,
        Map<DocumentId, Integer> lengths) implements Neighbours.Acquaintance {
    static final CandidateVectors NONE = new CandidateVectors(Map.of(), Map.of());

    public CandidateVectors {
        vectors = Map.copyOf(vectors);
        lengths = Map.copyOf(lengths);
    }

    @Override
    public double[][] similarities(List<PassageId> passages) {
        int[] places = IntStream.range(0, passages.size())
                .filter(i -> vectors.containsKey(passages.get(i))).toArray();
        double[][] among = Vector.similarities(
                Arrays.stream(places).mapToObj(passages::get).map(vectors::get).toList());
        double[][] all = new double[passages.size()][passages.size()];
        for (int i = 0; i < places.length; i++) {
            for (int j = 0; j < places.length; j++) {
                all[places[i]][places[j]] = among[i][j];
            }
        }
        return all;
    }

    /// What has no vectors yet has no neighbours either, and keeps its score.
    @Override
    public int passages(DocumentId document) {
        return lengths.getOrDefault(document, Integer.MAX_VALUE);
    }
}
