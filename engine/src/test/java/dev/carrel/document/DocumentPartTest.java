package dev.carrel.document;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class DocumentPartTest {
    @ParameterizedTest
    @CsvSource({"1. Introduction,INTRODUCTION", "Background,INTRODUCTION", "2 RELATED WORK,INTRODUCTION",
            "Statement of need,INTRODUCTION", "Motivation and significance,INTRODUCTION",
            "Background and related work,INTRODUCTION", "Introduction and methods,INTRODUCTION METHODS",
            "Materials and Methods,METHODS", "2.1 Study area,METHODS", "Patients,METHODS",
            "Statistical analysis,METHODS", "Review method,METHODS", "4. Results,RESULTS",
            "Experiments,RESULTS",
            "Results and Discussion,RESULTS DISCUSSION", "Results & discussion,RESULTS DISCUSSION",
            "Discussion of the results,DISCUSSION", "Discussion of the methods,DISCUSSION",
            "Limitations,DISCUSSION", "Strengths and limitations,DISCUSSION",
            "Limitations and future work,DISCUSSION CONCLUSION", "Concluding remarks,CONCLUSION",
            "Discussion and conclusions,DISCUSSION CONCLUSION", "V. Conclusions,CONCLUSION",
            "Conclusions and outlook,CONCLUSION"})
    void aHeadingNamesParts(String heading, String parts) {
        assertThat(PaperHeading.parts(heading))
                .containsExactlyElementsOf(Stream.of(parts.split(" ")).map(DocumentPart::valueOf).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Installation", "", "3", "Methodical notes", "The result class", "Abstract"})
    void otherHeadingsNameNone(String heading) {
        assertThat(PaperHeading.parts(heading)).isEmpty();
    }

    @Test
    void aSubsectionIsWhatTheSectionAroundItIs() {
        assertThat(DocumentPart.of(SectionKind.METHODS, List.of("1 Introduction", "1.1 Reefs of Palau")))
                .containsExactly(DocumentPart.INTRODUCTION);
        assertThat(DocumentPart.of(SectionKind.FINDINGS, List.of("Results and discussion", "Cores", "Depth")))
                .containsExactly(DocumentPart.RESULTS, DocumentPart.DISCUSSION);
    }

    @Test
    void itsOwnHeadingComesFirst() {
        assertThat(DocumentPart.of(SectionKind.FINDINGS, List.of("4 Results", "4.3 Limitations")))
                .containsExactly(DocumentPart.DISCUSSION);
    }

    @Test
    void withoutATellingHeadingTheKindHasToDo() {
        assertThat(DocumentPart.of(SectionKind.METHODS, List.of("Cores")))
                .containsExactly(DocumentPart.METHODS);
        assertThat(DocumentPart.of(SectionKind.FINDINGS, List.of("Cores")))
                .containsExactly(DocumentPart.RESULTS);
    }

    @Test
    void whatAPaperOpensWithIsItsIntroduction() {
        assertThat(DocumentPart.of(SectionKind.METHODS, List.of()))
                .containsExactly(DocumentPart.INTRODUCTION);
    }

    @Test
    void aHeadingThatContradictsTheKindTellsNothing() {
        assertThat(DocumentPart.of(SectionKind.METHODS, List.of("Methods", "Results of the pilot")))
                .containsExactly(DocumentPart.METHODS);
        assertThat(DocumentPart.of(SectionKind.CONTENT, List.of("Methods")))
                .as("of a class, in documentation")
                .containsExactly(DocumentPart.CONTENT);
    }

    @ParameterizedTest
    @EnumSource(SectionKind.class)
    void everyKindHasParts(SectionKind kind) {
        assertThat(DocumentPart.of(kind)).isNotEmpty().allMatch(part -> part.kind() == kind);
        assertThat(DocumentPart.of(kind, List.of())).isSubsetOf(DocumentPart.of(kind));
    }

    @Test
    void aPartIsNamedByItsWordAndByWhatPeopleSee() {
        assertThat(DocumentPart.named("Abstract")).contains(DocumentPart.SUMMARY);
        assertThat(DocumentPart.named("DISCUSSION")).contains(DocumentPart.DISCUSSION);
        assertThat(DocumentPart.named("findings")).isEmpty();
    }
}
