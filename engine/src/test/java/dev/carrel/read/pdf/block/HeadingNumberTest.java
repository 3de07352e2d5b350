package dev.carrel.read.pdf.block;

import java.util.List;

import dev.carrel.document.SectionKind;
import dev.carrel.read.pdf.paper.SectionPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

final class HeadingNumberTest {
    @ParameterizedTest
    @CsvSource({"4. Discussion,4.1. Weather,true", "3.2 Counts,3.3 Depths,true",
            "3.2.1 Counts,4 Conclusions,true",
            "3.2.1 Counts,3.3 Depths,true", "3.2 Counts,3.2.1 By day,true",
            "3.2 Counts of the,12 islands,false",
            "4. Discussion,5.1 Weather,false", "4. Discussion,4.2 Weather,false", "1 Start,1 Start,false"})
    void theNextNumberFollows(String before, String after, boolean follows) {
        assertThat(number(after).follows(number(before))).isEqualTo(follows);
    }

    private static HeadingNumber number(String heading) {
        return HeadingNumber.of(heading).orElseThrow();
    }

    @Test
    void numbersSayWhereASectionStands() {
        SectionPath path = new SectionPath().with(1, "2. Material and methods").with(2, "2.1. Sites")
                .with(3, "3.1.3. Cover of algae");
        assertThat(path.headings()).containsExactly("3.1.3. Cover of algae");
        assertThat(path.kind()).isEqualTo(SectionKind.CONTENT);
    }

    @Test
    void aSectionGoesUnderTheHeadingsOfItsNumberThoughOthersStoodBetween() {
        SectionPath path = new SectionPath().with(1, "3. Results").with(2, "3.1. Cover")
                .with(1, "Box of terms")
                .with(3, "3.1.3. Cover of algae");
        assertThat(path.headings()).containsExactly("3. Results", "3.1. Cover", "3.1.3. Cover of algae");
        assertThat(path.kind()).isEqualTo(SectionKind.FINDINGS);
    }

    @Test
    void insideOfAPartOnlyAWholeHeadingNamesAnother() {
        SectionPath methods = new SectionPath().with(1, "2. Methods");
        assertThat(methods.with(2, "2.1. Evaluation of the patients").kind()).isEqualTo(SectionKind.METHODS);
        assertThat(methods.with(2, "2.2. Results").kind()).isEqualTo(SectionKind.FINDINGS);
        assertThat(List.of(methods.with(2, "2.3. Counts").kind())).containsExactly(SectionKind.METHODS);
    }
}
