package dev.carrel.read.pdf.block;

import java.util.List;
import java.util.stream.Stream;

import dev.carrel.read.pdf.glyph.Face;
import dev.carrel.read.pdf.glyph.PageSize;
import dev.carrel.read.pdf.page.Span;
import dev.carrel.read.pdf.page.TextLine;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class TextJoinerTest {
    private static final Face FACE = new Face("Serif", false, false);
    private final TextJoiner joiner = new TextJoiner(new DocumentWords());

    private String joined(String... lines) {
        List<TextLine> all = Stream.of(lines)
                .map(text -> new TextLine(new PageSize(1, 600, 800), 0,
                        List.of(new Span(text, FACE, 10, false, 50, 300, false)), 100))
                .toList();
        return joiner.text(all);
    }

    @Test
    void anAddressGoesOnInTheNextLine() {
        assertThat(joined("the first course (http://dar", "ribas.org/gds15/) was held"))
                .isEqualTo("the first course (http://darribas.org/gds15/) was held");
        assertThat(joined("see https://example.org/linehaul-cloud-", "function for more"))
                .isEqualTo("see https://example.org/linehaul-cloud-function for more");
    }

    @Test
    void aWordAfterAnAddressIsAWord() {
        assertThat(joined("is found at https://example.org/reefs", "and elsewhere."))
                .isEqualTo("is found at https://example.org/reefs and elsewhere.");
        assertThat(joined("(see https://example.org/reefs),", "e.g. in spring."))
                .isEqualTo("(see https://example.org/reefs), e.g. in spring.");
    }

    @Test
    void aSyllableIsJoinedAndACompoundKept() {
        assertThat(joined("slow reco-", "very of self-", "made walls"))
                .isEqualTo("slow recovery of self-made walls");
    }
}
