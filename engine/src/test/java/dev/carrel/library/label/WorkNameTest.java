package dev.carrel.library.label;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class WorkNameTest {
    private static final WorkName REEF = new WorkName("10.1/reef", "On Reefs", "Lee", 2019);

    @Test
    void aDoiDecidesWhereBothHaveOne() {
        assertThat(REEF.isSame(new WorkName("10.1/REEF", "Another title", "Xu", 2001))).isTrue();
        assertThat(REEF.isSame(new WorkName("10.1/lake", "On Reefs", "Lee", 2019))).isFalse();
        assertThat(REEF.isOther(new WorkName("10.1/lake", "On Reefs", "Lee", 2019))).isTrue();
        assertThat(REEF.isOther(new WorkName(null, "On lakes", "Xu", 2001))).isFalse();
    }

    @Test
    void elseTitleAuthorAndYearDoAndWhatOneDoesNotTellPartsNothing() {
        WorkName plain = new WorkName(null, "on reefs.", null, null);
        assertThat(REEF.isSame(plain)).isTrue();
        assertThat(REEF.isSame(new WorkName(null, "On Reefs", "Lee", 2020))).isFalse();
        assertThat(REEF.isSame(new WorkName(null, "On Reefs", "Xu", 2019))).isFalse();
        assertThat(new WorkName(null, "…", null, null).isSame(new WorkName(null, "?", null, null))).isFalse();
    }
}
