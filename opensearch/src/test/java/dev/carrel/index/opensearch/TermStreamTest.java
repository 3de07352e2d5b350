package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.analysis.tokenattributes.TermFrequencyAttribute;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class TermStreamTest {
    private static final String TEXT = TermText.phrase(List.of(List.of("graph"), List.of("sampl", "sampling"),
            List.of(), List.of("random" + TermText.TIMES + "3"), List.of("walk"), List.of("end")));

    /// The place and the count of each term.
    private static Map<String, String> terms(Predicate<String> wanted, FieldLength.Sum length)
            throws IOException {
        Map<String, String> terms = new TreeMap<>();
        try (TermStream stream = new TermStream(TEXT, wanted, length)) {
            PositionIncrementAttribute step = stream.getAttribute(PositionIncrementAttribute.class);
            int place = -1;
            stream.reset();
            while (stream.incrementToken()) {
                place += step.getPositionIncrement();
                terms.put(stream.getAttribute(CharTermAttribute.class).toString(),
                        place + " " + stream.getAttribute(TermFrequencyAttribute.class).getTermFrequency());
            }
            stream.end();
            assertThat(place + step.getPositionIncrement()).as("the last place").isEqualTo(5);
        }
        return terms;
    }

    @Test
    void termsStandAtTheirPlaces() throws IOException {
        assertThat(terms(_ -> true, new FieldLength.Sum())).isEqualTo(Map.of("graph", "0 1", "sampl", "1 1",
                "sampling", "1 1", "random", "3 3", "walk", "4 1", "end", "5 1"));
    }

    @Test
    void thoseThatAreWantedStandWhereTheyStandAmongAll() throws IOException {
        assertThat(terms(List.of("sampling", "walk")::contains, new FieldLength.Sum()))
                .isEqualTo(Map.of("sampling", "1 1", "walk", "4 1"));
    }

    @Test
    void theLengthIsThatOfTheWholeTextWithoutWhatStandsAtThePlaceOfAnother() throws IOException {
        FieldLength.Sum length = new FieldLength.Sum();
        terms(_ -> false, length);
        assertThat(length.terms()).isEqualTo(1 + 1 + 3 + 1 + 1);
        terms(_ -> true, length);
        assertThat(length.terms()).as("a second value of the field").isEqualTo(2 * 7);
    }
}
