package dev.carrel.evaluate.compare;

import java.util.Random;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

final class RankingComparisonTest {
    private static final Offset<Double> CLOSE = Offset.offset(1e-7);

    private static RankingComparison of(double... differences) {
        return RankingComparison.of("a", differences, "b", new double[differences.length]);
    }

    /// Hours of sleep gained by ten patients ("Student", The probable error of a mean, Biometrika 1908), as R gives them
    /// for `t.test(extra ~ group, data = sleep, paired = TRUE)`.
    @Test
    void theSleepOfStudentsPatientsGivesWhatRPrints() {
        RankingComparison sleep = of(1.2, 2.4, 1.3, 1.3, 0, 1.0, 1.8, 0.8, 4.6, 1.4);
        assertThat(sleep.difference()).isCloseTo(1.58, CLOSE);
        assertThat(sleep.student()).isCloseTo(0.002832890, Offset.offset(1e-8));
        assertThat(sleep.low()).isCloseTo(0.7001142, CLOSE);
        assertThat(sleep.high()).isCloseTo(2.4598858, CLOSE);
        assertThat(sleep.random()).as("nine differences of one sign").isEqualTo(2.0 / 512);
        assertThat(sleep.better()).isEqualTo(9);
        assertThat(sleep.equal()).isEqualTo(1);
        assertThat(sleep.worse()).isZero();
        assertThat(sleep.isMoreThanChance()).isTrue();
    }

    /// Darwin's maize in eighths of an inch. R. A. Fisher counted the throws: 1726 of 32,768 are as far from 0 (The Design
    /// of Experiments, 1935, section 21).
    @Test
    void darwinsMaizeGivesWhatFisherCounted() {
        RankingComparison maize = of(49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48);
        assertThat(maize.random()).isEqualTo(1726.0 / 32_768);
        assertThat(maize.student()).isCloseTo(0.0497, Offset.offset(0.00005));
        assertThat(maize.isMoreThanChance()).isFalse();
        assertThat(maize.worse()).isEqualTo(2);
    }

    @Test
    void studentsDistributionHasTheValuesOfItsTables() {
        assertThat(StudentT.twoSided(2.228138852, 10)).isCloseTo(0.05, Offset.offset(1e-9));
        assertThat(StudentT.twoSided(1, 3)).isCloseTo(0.3910022, CLOSE);
        assertThat(StudentT.twoSided(5.5, 57)).isCloseTo(9.3e-7, Offset.offset(1e-8));
        assertThat(StudentT.quantile(0.05, 1)).isCloseTo(12.7062047, CLOSE);
        assertThat(StudentT.quantile(0.05, 1357)).isCloseTo(1.9617170, Offset.offset(1e-5));
    }

    @Test
    void manyDifferencesAreThrownAndAgreeWithStudent() {
        Random random = new Random(7);
        double[] differences = random.doubles(500).map(x -> x - 0.47).toArray();
        RankingComparison comparison = of(differences);
        assertThat(comparison.random()).isCloseTo(comparison.student(), Offset.offset(0.005)).isPositive();
        assertThat(of(differences)).as("the same each time").isEqualTo(comparison);
    }

    @Test
    void whatIsEqualDiffersByNothing() {
        RankingComparison same = RankingComparison.of("a", new double[]{0.1 + 0.2, 1}, "b",
                new double[]{0.3, 1});
        assertThat(same.equal()).isEqualTo(2);
        assertThat(same.random()).isEqualTo(1);
        assertThat(same.student()).isEqualTo(1);
        assertThat(same.low()).isZero();
    }

    @Test
    void aSingleQueryHasNoInterval() {
        RankingComparison single = of(0.5);
        assertThat(single.low()).isNaN();
        assertThat(single.random()).isEqualTo(1);
        assertThat(single.student()).isEqualTo(1);
    }

    @Test
    void onlyTheSameQueriesAreCompared() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RankingComparison.of("a", new double[2], "b", new double[3]));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RankingComparison.of("a", new double[0], "b", new double[0]));
    }
}
