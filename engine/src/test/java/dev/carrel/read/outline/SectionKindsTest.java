package dev.carrel.read.outline;

import dev.carrel.document.SectionKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class SectionKindsTest {
    @ParameterizedTest
    @CsvSource({"Abstract,SUMMARY", "Summary,SUMMARY", "INTRODUCTION,METHODS", "1 Introduction,METHODS",
            "2. Related Work,METHODS", "III. Methodology,METHODS", "3.1 Data Collection,METHODS",
            "Materials and Methods,METHODS", "Method,METHODS", "Literature review,METHODS",
            "Results,FINDINGS",
            "4. Results and Discussion,FINDINGS", "Experiments,FINDINGS", "Conclusion,FINDINGS",
            "Conclusions & Implications,FINDINGS", "Limitations.,FINDINGS", "IV Evaluation,FINDINGS",
            "Our method,METHODS", "Conclusion and future work,FINDINGS"})
    void aHeadingNamesItsKind(String heading, SectionKind kind) {
        assertThat(SectionKinds.of(heading)).contains(kind);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Installation", "Methodical notes", "The result class", "", "API", "Resulting in",
            "3", "A graph model"})
    void otherHeadingsNameNone(String heading) {
        assertThat(SectionKinds.of(heading)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"References", "7. References", "BIBLIOGRAPHY", "Works Cited", "Literature cited:",
            "Citations"})
    void theListOfCitedWorksIsKnown(String heading) {
        assertThat(SectionKinds.isReferences(heading)).isTrue();
    }

    @Test
    void aReferenceManualIsNoListOfWorks() {
        assertThat(SectionKinds.isReferences("API reference")).isFalse();
    }
}
