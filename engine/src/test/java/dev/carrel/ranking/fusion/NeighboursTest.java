package dev.carrel.ranking.fusion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.ranking.Fused;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

@ExtendWith(Randomized.class)
final class NeighboursTest {
    private static PassageId passage(int number) {
        return new PassageId(DocumentId.of("document " + number), 0);
    }

    private static List<Fused> scored(double... scores) {
        List<Fused> candidates = new ArrayList<>();
        for (int i = 0; i < scores.length; i++) {
            candidates.add(new Fused(passage(i), scores[i], null, null,
                    List.of(new Fused.Part("semantic", scores[i], scores[i]))));
        }
        return candidates;
    }

    private static double[][] each(List<PassageId> passages,
            ToDoubleBiFunction<PassageId, PassageId> similarity) {
        return passages.stream().map(one -> passages.stream()
                .mapToDouble(other -> similarity.applyAsDouble(one, other)).toArray())
                .toArray(double[][]::new);
    }

    /// The first and the last are alike, all others are strangers.
    private record Pair(PassageId one, PassageId other, int passages) implements Neighbours.Acquaintance {
        @Override
        public double[][] similarities(List<PassageId> passages) {
            return each(passages, this::similarity);
        }

        private double similarity(PassageId a, PassageId b) {
            return (a.equals(one) && b.equals(other)) || (a.equals(other) && b.equals(one)) ? 0.9 : 0.1;
        }

        @Override
        public int passages(DocumentId document) {
            return passages;
        }
    }

    private static final double[] SCORES = {0.9, 0.6, 0.59, 0.58, 0.57, 0.56, 0.55, 0.54, 0.53, 0.52, 0.51,
            0.5};

    @Test
    void whatIsLikeTheBestComesForward() {
        List<Fused> heard = Neighbours.heard(scored(SCORES), new Pair(passage(0), passage(11), 1));
        assertThat(heard).extracting(Fused::passage).startsWith(passage(0), passage(11));
        Fused lifted = heard.get(1);
        assertThat(lifted.score()).as("half its own, half its neighbour's")
                .isCloseTo(0.5 * 0.5 + 0.5 * 0.9, within(1e-4));
        assertThat(lifted.parts()).extracting(Fused.Part::name).containsExactly("semantic", "neighbours");
    }

    @Test
    void aLongDocumentHearsItsNeighboursLess() {
        List<Fused> heard = Neighbours.heard(scored(SCORES), new Pair(passage(0), passage(11), 50));
        assertThat(heard).extracting(Fused::passage).containsExactlyElementsOf(
                scored(SCORES).stream().map(Fused::passage).toList());
    }

    @Test
    void aHandfulOfCandidatesKeepsItsOrder() {
        List<Fused> few = scored(0.9, 0.8, 0.7);
        assertThat(Neighbours.heard(few, new Pair(passage(0), passage(2), 1))).isEqualTo(few);
        assertThat(Neighbours.heard(List.of(), new Pair(passage(0), passage(1), 1))).isEmpty();
    }

    @Test
    void nobodyIsLostAndScoresAreTheSumOfTheirParts(Random random) {
        double[] scores = random.doubles(120, 0, 1).sorted().toArray();
        List<Fused> candidates = scored(scores).reversed();
        List<Fused> heard = Neighbours.heard(candidates, new Neighbours.Acquaintance() {
            @Override
            public double[][] similarities(List<PassageId> passages) {
                return each(passages,
                        (one, other) -> ((one.hashCode() ^ other.hashCode()) & 0xff) / 255.0);
            }

            @Override
            public int passages(DocumentId document) {
                return 1 + (document.hashCode() & 3);
            }
        });
        assertThat(heard).extracting(Fused::passage)
                .containsExactlyInAnyOrderElementsOf(candidates.stream().map(Fused::passage).toList());
        assertThat(heard).allSatisfy(each -> assertThat(each.score())
                .isCloseTo(each.parts().stream().mapToDouble(Fused.Part::share).sum(), within(1e-9)));
        assertThat(IntStream.range(1, heard.size()))
                .allMatch(i -> heard.get(i - 1).score() >= heard.get(i).score());
    }

    /// Candidates that stand somewhere, each the only passage of its document.
    private record Points(Map<PassageId, Vector> points) implements Neighbours.Acquaintance {
        @Override
        public double[][] similarities(List<PassageId> passages) {
            return each(passages, this::similarity);
        }

        private double similarity(PassageId one, PassageId other) {
            return Objects.requireNonNull(points.get(one))
                    .similarity(Objects.requireNonNull(points.get(other)));
        }

        @Override
        public int passages(DocumentId document) {
            return 1;
        }
    }

    @Test
    void itIsTheFiveNearestThatAreHeard(Random random) {
        List<Fused> candidates = scored(random.doubles(50, 0, 1).toArray());
        Map<PassageId, Vector> places = new HashMap<>();
        candidates.forEach(each -> places.put(each.passage(), Vector.unit(
                new float[]{(float) random.nextGaussian(), (float) random.nextGaussian(), 2})));
        Points points = new Points(places);
        for (Fused each : Neighbours.heard(candidates, points)) {
            List<Fused> nearest = candidates.stream().filter(other -> !other.passage().equals(each.passage()))
                    .sorted(Comparator.comparingDouble(
                            (Fused other) -> -points.similarity(each.passage(), other.passage())))
                    .limit(5).toList();
            double weights = 0;
            double sum = 0;
            for (Fused other : nearest) {
                double weight = Math.max(points.similarity(each.passage(), other.passage()) - 0.6, 1e-6);
                weights += weight;
                sum += weight * other.score();
            }
            assertThat(each.parts().getLast().value()).isCloseTo(sum / weights, within(1e-9));
        }
    }
}
