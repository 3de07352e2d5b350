package dev.carrel.ranking.fusion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import dev.carrel.document.PassageId;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

@ExtendWith(Randomized.class)
final class ReciprocalRankFusionTest {
    private static final int K = 60;
    private static final Weights EQUAL = Weights.ofPercent(50, List.of());
    private static final PassageId A = EntryBuilder.passage("a", 0);
    private static final PassageId B = EntryBuilder.passage("b", 0);
    private static final PassageId C = EntryBuilder.passage("c", 0);

    private static Ranking list(PassageId... passages) {
        return list(List.of(passages));
    }

    private static Ranking list(List<PassageId> passages) {
        return new Ranking(IntStream.range(0, passages.size())
                .mapToObj(i -> new Candidate(passages.get(i), 100.0 - i)).toList());
    }

    private static List<Fused> fuse(Ranking semantic, Ranking keyword, Weights weights) {
        return ReciprocalRankFusion.fuse(semantic, keyword, View.PASSAGES, weights, K);
    }

    private static double score(List<Fused> fused, PassageId passage) {
        return fused.stream().filter(each -> each.passage().equals(passage)).findFirst().orElseThrow()
                .score();
    }

    @Test
    void equalWeightsGivePlainReciprocalRankFusion() {
        List<Fused> fused = fuse(list(A, B), list(B, C), EQUAL);
        assertThat(fused).extracting(Fused::passage).containsExactly(B, A, C);
        assertThat(score(fused, A)).isEqualTo(1.0 / 61);
        assertThat(score(fused, B)).isEqualTo(1.0 / 62 + 1.0 / 61);
        assertThat(score(fused, C)).isEqualTo(1.0 / 62);
    }

    @Test
    void weightsScaleWhatEachListAdds() {
        List<Fused> fused = fuse(list(A), list(B), Weights.ofPercent(35, List.of()));
        assertThat(score(fused, A)).isCloseTo(2 * 0.35 / 61, within(1e-15));
        assertThat(score(fused, B)).isCloseTo(2 * 0.65 / 61, within(1e-15));
        assertThat(fused).extracting(Fused::passage).containsExactly(B, A);
    }

    @Test
    void oneListAloneKeepsItsOrder() {
        List<Fused> fused = fuse(list(C, A, B), Ranking.EMPTY, Weights.ofPercent(100, List.of()));
        assertThat(fused).extracting(Fused::passage).containsExactly(C, A, B);
        assertThat(fused.getFirst().score()).isEqualTo(1.0 / 61);
    }

    @Test
    void everyCandidateSaysWhereItCameFrom() {
        List<Fused> fused = fuse(list(A, B), list(B, C), EQUAL);
        assertThat(fused).extracting(Fused::match).containsExactly(Fused.Match.BOTH, Fused.Match.SEMANTIC,
                Fused.Match.KEYWORD);
        assertThat(fused.getFirst().keyword()).isEqualTo(new Fused.Place(B, 1, 100, 1.0 / 61));
        assertThat(fused.getFirst().semantic()).isEqualTo(new Fused.Place(B, 2, 99, 1.0 / 62));
    }

    @Test
    void tiesGoToTheLowerPassage() {
        List<PassageId> both = new ArrayList<>(List.of(A, B));
        Collections.sort(both);
        assertThat(fuse(list(A), list(B), EQUAL)).extracting(Fused::passage).isEqualTo(both);
        assertThat(fuse(list(B), list(A), EQUAL)).extracting(Fused::passage).isEqualTo(both);
    }

    @Test
    void passagesOfADocumentAreOneCandidateInViewPapers() {
        PassageId first = EntryBuilder.passage("a", 0);
        PassageId second = EntryBuilder.passage("a", 1);
        List<Fused> fused = ReciprocalRankFusion.fuse(list(second), list(first), View.PAPERS, EQUAL, K);
        assertThat(fused).hasSize(1);
        assertThat(fused.getFirst().passage()).as("the semantic retriever's").isEqualTo(second);
        assertThat(fused.getFirst().score()).isEqualTo(2.0 / 61);
        assertThat(fuse(list(second), list(first), EQUAL)).hasSize(2);
    }

    @Test
    void aCandidateThatIsListedTwiceIsRefused() {
        assertThatThrownBy(() -> fuse(list(A, A), Ranking.EMPTY, EQUAL))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining(A.toString());
        assertThatThrownBy(() -> ReciprocalRankFusion.fuse(
                list(A, EntryBuilder.passage("a", 1)), Ranking.EMPTY, View.PAPERS, EQUAL, K))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aNegativeConstantIsRefused() {
        assertThatThrownBy(
                () -> ReciprocalRankFusion.fuse(list(A), list(B), View.PASSAGES, EQUAL, -1))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("-1");
    }

    private static List<PassageId> shuffled(int most, Random random) {
        List<PassageId> all = new ArrayList<>(
                IntStream.range(0, most).mapToObj(i -> EntryBuilder.passage("d" + i, i % 3)).toList());
        Collections.shuffle(all, random);
        return new ArrayList<>(all.subList(0, random.nextInt(most + 1)));
    }

    @Test
    void fusingGivesEveryCandidateOnceBestFirst(Random random) {
        for (int i = 0; i < 200; i++) {
            List<PassageId> semantic = shuffled(20, random);
            List<PassageId> keyword = shuffled(20, random);
            Weights weights = Weights.ofPercent(random.nextInt(101), List.of());
            List<Fused> fused = fuse(list(semantic), list(keyword), weights);
            List<PassageId> all = new ArrayList<>(semantic);
            all.addAll(keyword);
            assertThat(fused).extracting(Fused::passage).doesNotHaveDuplicates()
                    .hasSameElementsAs(all);
            assertThat(fused).extracting(Fused::score).isSortedAccordingTo(Collections.reverseOrder());
        }
    }

    @Test
    void theListsAreOfEqualRight(Random random) {
        for (int i = 0; i < 200; i++) {
            Ranking one = list(shuffled(15, random));
            Ranking other = list(shuffled(15, random));
            int percent = random.nextInt(101);
            List<Fused> there = fuse(one, other, Weights.ofPercent(percent, List.of()));
            List<Fused> back = fuse(other, one, Weights.ofPercent(100 - percent, List.of()));
            assertThat(there).extracting(Fused::passage)
                    .isEqualTo(back.stream().map(Fused::passage).toList());
        }
    }

    @Test
    void aBetterRankNeverLowersTheScore(Random random) {
        for (int i = 0; i < 200; i++) {
            List<PassageId> semantic = shuffled(15, random);
            List<PassageId> keyword = shuffled(15, random);
            if (semantic.size() < 2) {
                continue;
            }
            Weights weights = Weights.ofPercent(random.nextInt(101), List.of());
            int at = 1 + random.nextInt(semantic.size() - 1);
            double before = score(fuse(list(semantic), list(keyword), weights), semantic.get(at));
            PassageId moved = semantic.remove(at);
            semantic.add(random.nextInt(at), moved);
            assertThat(score(fuse(list(semantic), list(keyword), weights), moved))
                    .isGreaterThanOrEqualTo(before);
        }
    }
}
