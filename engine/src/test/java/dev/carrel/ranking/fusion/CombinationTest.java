package dev.carrel.ranking.fusion;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

final class CombinationTest {
    @ParameterizedTest
    @CsvSource({"MIN, 0.68", "PRODUCT, 0.746", "AVERAGE, 0.75", "ANY, 0.85"})
    void threeScoresBecomeOne(Combination combination, double expected) {
        assertThat(combination.of(List.of(0.85, 0.72, 0.68))).isCloseTo(expected, within(0.0007));
    }

    @Test
    void twoNegativeScoresDoNotMakeAGoodOne() {
        assertThat(Combination.PRODUCT.of(List.of(-0.9, -0.9))).isZero();
    }

    @Test
    void onlyAnyLetsAQueryFail() {
        assertThat(Combination.values()).filteredOn(each -> !each.asksForAll())
                .containsExactly(Combination.ANY);
    }

    @Test
    void nothingCannotBeCombined() {
        assertThatThrownBy(() -> Combination.MIN.of(List.of())).isInstanceOf(IllegalArgumentException.class);
    }
}
