package dev.carrel.assist.check;

import dev.carrel.assist.check.CheckedSentence.Flag;
import dev.carrel.assist.check.claim.WordReader;
import dev.carrel.index.lucene.LuceneIndex;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class QuantityCheckTest {
    private final QuantityCheck check = new QuantityCheck(new WordReader(LuceneIndex.terms()));

    private @Nullable String said(String stated, String unit, String sentence) {
        return check.check(stated, unit, sentence).said();
    }

    @Test
    void numberAndUnitStandInTheSentence() {
        assertThat(said("64 patients", "", "We enrolled 64 patients.")).isEqualTo("64 patients");
        assertThat(said("64", "patient", "We enrolled 64 elderly patients."))
                .isEqualTo("64 elderly patients");
        assertThat(said("1,000 mg", "mg", "A dose of 1000 mg was given.")).isEqualTo("1000 mg");
        assertThat(said("12%", "", "It fell by twelve percent.")).isEqualTo("twelve percent");
        assertThat(said("5-10 mg", "mg", "Doses of 5–10 mg were given.")).isEqualTo("5–10 mg");
        assertThat(said("5", "", "Five were lost.")).isEqualTo("Five");
    }

    @Test
    void anotherNumberOrUnitIsNotThere() {
        assertThat(check.check("46 patients", "", "We enrolled 64 patients.").flags())
                .containsExactly(Flag.NUMBER);
        assertThat(check.check("64 g", "", "It took 64 mg of it.").flags()).containsExactly(Flag.UNIT);
        assertThat(check.check("64 mg", "g", "It took 64 mg of it.").said()).isNull();
        assertThat(said("64 patients", "", "Of 64 wards 12 had patients.")).isNull();
        assertThat(said("6 patients", "", "We enrolled 64 patients.")).isNull();
        assertThat(check.check("many", "", "We enrolled 64 patients.").flags()).containsExactly(Flag.NUMBER);
    }

    @Test
    void whatBoundsANumberBelongsToIt() {
        assertThat(said("18 years", "", "All were at least 18 years old.")).isEqualTo("at least 18 years");
        assertThat(said("5 mg", "", "They got less than 5 mg a day.")).isEqualTo("less than 5 mg");
        assertThat(said("5 mg", "", "They got no more than 5 mg a day.")).isEqualTo("no more than 5 mg");
        assertThat(said("64 patients", "", "There were not 64 patients.")).isNull();
        assertThat(said("40 people", "", "Up to 40 people came.")).isEqualTo("Up to 40 people");
    }

    @Test
    void theQuantitiesOfAUnitAreFound() {
        assertThat(check.of("mg", "Either 5 mg or 10 mg was given to 12 people."))
                .containsExactly("5 mg", "10 mg");
        assertThat(check.of("", "Either 5 mg or 10 mg.")).isEmpty();
    }
}
