package dev.carrel.ranking.fusion;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Nearness;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

final class SignalsTest {
    private static final DocumentId CITED = DocumentId.of("cited");
    private static final DocumentId PLAIN = DocumentId.of("plain");

    private static Fused candidate(DocumentId document, int passage) {
        return new Fused(new PassageId(document, passage), 0.01, null, null);
    }

    private static Nearness paper(DocumentId document, double passage, double whole,
            @Nullable Double summary, @Nullable Double figure) {
        return new Nearness(new PassageId(document, 3), passage, whole, summary, figure);
    }

    private static OptionalDouble rank(DocumentId document) {
        return document.equals(CITED) ? OptionalDouble.of(2.5) : OptionalDouble.of(0.4);
    }

    private static Signals signals(Map<DocumentId, Nearness> papers) {
        return new Signals(papers, SignalsTest::rank, Signals.Parameters.STANDARD);
    }

    @Test
    void theScoreIsTheSumOfTheFiveSignals() {
        Fused first = signals(Map.of(CITED, paper(CITED, 0.8, 0.7, 0.6, 0.5)))
                .rank(List.of(candidate(CITED, 0)), Map.of()).getFirst();
        assertThat(first.score()).isCloseTo(
                0.5 * 0.8 + 0.3 * 0.7 + 0.1 * 0.6 + 0.1 * 0.5 + 0.2 * Math.log(3.5), within(1e-9));
        assertThat(first.parts()).extracting(Fused.Part::name).containsExactly("ck", "doc", "abs", "fig",
                "pr");
        assertThat(first.parts()).extracting(Fused.Part::value).containsExactly(0.8, 0.7, 0.6, 0.5, 2.5);
    }

    @Test
    void whatADocumentDoesNotHaveCountsNothingAndIsShownAsMissing() {
        Fused first = signals(Map.of(PLAIN, paper(PLAIN, 0.8, 0.8, null, null)))
                .rank(List.of(candidate(PLAIN, 0)), Map.of()).getFirst();
        assertThat(first.score()).isCloseTo(0.8 * 0.8 + 0.2 * Math.log(1.4), within(1e-9));
        assertThat(first.parts().get(2).value()).isNull();
        assertThat(first.parts().get(3).value()).isNull();
    }

    @Test
    void aLibraryWithoutCitationsHasNoPageRank() {
        Signals signals = new Signals(Map.of(PLAIN, paper(PLAIN, 0.8, 0.8, null, null)),
                _ -> OptionalDouble.empty(), Signals.Parameters.STANDARD);
        assertThat(signals.rank(List.of(candidate(PLAIN, 0)), Map.of()).getFirst().parts().getLast().value())
                .isNull();
    }

    @Test
    void aDocumentRanksByItsBestPassageAndShowsIt() {
        List<Fused> ranked = signals(Map.of(CITED, paper(CITED, 0.5, 0.5, null, null), PLAIN,
                paper(PLAIN, 0.95, 0.9, null, null)))
                .rank(List.of(candidate(CITED, 0), candidate(PLAIN, 0)), Map.of());
        assertThat(ranked).extracting(Fused::passage).containsExactly(new PassageId(PLAIN, 3),
                new PassageId(CITED, 3));
    }

    @Test
    void aPassageByItselfGoesByItsOwnCosine() {
        PassageId own = new PassageId(PLAIN, 7);
        Fused first = signals(Map.of(PLAIN, paper(PLAIN, 0.9, 0.8, null, null)))
                .rank(List.of(candidate(PLAIN, 7)), Map.of(own, 0.3)).getFirst();
        assertThat(first.passage()).isEqualTo(own);
        assertThat(first.parts().getFirst().value()).isEqualTo(0.3);
    }

    /// A paper that everybody cites answers nothing by that.
    @Test
    void onlyTheBestCandidatesAreOrderedByTheSum() {
        List<Fused> candidates = IntStream.range(0, 40).mapToObj(i -> candidate(DocumentId.of("d" + i), 0))
                .toList();
        List<Fused> ranked = new Signals(Map.of(),
                document -> OptionalDouble.of(candidates.indexOf(candidate(document, 0)) / 40.0),
                Signals.Parameters.STANDARD).rank(candidates, Map.of());
        assertThat(ranked).map(each -> each.passage().document()).containsExactlyElementsOf(
                IntStream.concat(IntStream.range(0, 16).map(i -> 15 - i), IntStream.range(16, 40))
                        .mapToObj(i -> DocumentId.of("d" + i)).toList());
    }

    @Test
    void ofSeveralPhrasingsEachSignalTakesItsBest() {
        Nearness both = paper(PLAIN, 0.9, 0.2, null, 0.5).or(new Nearness(
                new PassageId(PLAIN, 1), 0.7, 0.4, 0.3, null));
        assertThat(both).isEqualTo(new Nearness(new PassageId(PLAIN, 3), 0.9, 0.4, 0.3, 0.5));
    }
}
