package dev.carrel.cli.terminal.style;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FiguresTest {
    @Test
    void thousandsAreGrouped() {
        assertThat(Figures.grouped(0)).isEqualTo("0");
        assertThat(Figures.grouped(999)).isEqualTo("999");
        assertThat(Figures.grouped(1000)).isEqualTo("1,000");
        assertThat(Figures.grouped(1234567)).isEqualTo("1,234,567");
        assertThat(Figures.grouped(-123)).isEqualTo("-123");
        assertThat(Figures.grouped(-1234)).isEqualTo("-1,234");
    }

    @Test
    void nounsFollowTheirNumber() {
        assertThat(Figures.count(1, "document")).isEqualTo("1 document");
        assertThat(Figures.count(0, "document")).isEqualTo("0 documents");
    }

    @Test
    void decimalsAreRounded() {
        assertThat(Figures.decimals(0.0325, 3)).isEqualTo("0.033");
        assertThat(Figures.decimals(12.999, 1)).isEqualTo("13.0");
        assertThat(Figures.decimals(-0.04, 1)).isEqualTo("0.0");
        assertThat(Figures.decimals(-1.26, 1)).isEqualTo("-1.3");
    }

    @Test
    void amountsHaveUnits() {
        assertThat(Figures.bytes(999)).isEqualTo("999 bytes");
        assertThat(Figures.bytes(1_500)).isEqualTo("1.5 kB");
        assertThat(Figures.bytes(123_456_789)).isEqualTo("123 MB");
        assertThat(Figures.duration(59)).isEqualTo("59 s");
        assertThat(Figures.duration(3_725)).isEqualTo("1 h 2 min");
        assertThat(Figures.milliseconds(5.23)).isEqualTo("5.2 ms");
        assertThat(Figures.milliseconds(1500)).isEqualTo("1.5 s");
    }
}
