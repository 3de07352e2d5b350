package dev.carrel.read.outline;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class StructuredAbstractTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            BackgroundIn plants, RNA is edited.         | Background In plants, RNA is edited.
            It is so.ResultsWe found it.ConclusionsNo.  | It is so. Results We found it. Conclusions No.
            AbstractBackground:Incidence is high.       | Abstract Background: Incidence is high.
            spinal tumors.Methods: Articles were read.  | spinal tumors. Methods: Articles were read.
            Why? Methodology/Principal FindingsWe asked. | Why? Methodology/Principal Findings We asked.
            """)
    void aLabelIsPartedFromWhatItStandsBy(String joined, String parted) {
        assertThat(StructuredAbstract.parted(joined)).isEqualTo(parted);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Background: In plants. Methods: We looked.", "Results are shown. Methods vary.",
            "The class MethodsFactory and ResultsView.", "Abstracts of papers.", "", "Background"})
    void whatIsWellWrittenStaysAsItIs(String text) {
        assertThat(StructuredAbstract.parted(text)).isEqualTo(text);
    }

    @Test
    void paragraphsStayParagraphs() {
        assertThat(StructuredAbstract.parted("BackgroundIn plants.\n\nResultsNone."))
                .isEqualTo("Background In plants.\n\nResults None.");
    }
}
