package dev.carrel.ingest.source;

import java.util.List;

import dev.carrel.read.UnreadableException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

final class ItemTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            encrypted                        | encrypted
            scan.pdf: a picture              | a picture
            a: scan.pdf: page 3: a picture   | a picture
            linked.pdf: not there: gone      | not there: gone
            other.pdf: a picture             | other.pdf: a picture
            """)
    void theReasonForAGapIsToldWithoutTheNameOfThePart(String told, String reason) {
        Item item = new Item("x", "x", "/x", 0, 0,
                List.of(new Item.Part("1", "1", "/papers/scan.pdf"),
                        new Item.Part("2", "2", "attachments:linked.pdf")),
                () -> {
                    throw new UnreadableException("never opened");
                });
        assertThat(item.withoutName(told)).isEqualTo(reason);
    }
}
