package dev.carrel.library.json;

import java.util.List;
import java.util.Random;

import dev.carrel.document.Document;
import dev.carrel.document.SectionKind;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.json.OutlineJson.Range;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(Randomized.class)
final class OutlineJsonTest {
    private static final IndexEntry ENTRY = EntryBuilder.entry("reef").title("Reefs")
            .section(SectionKind.METHODS, "1 Methods")
            .document(document -> document.paragraph(1, "Divers went down.", List.of(), List.of())
                    .paragraph(2, "They came up.", List.of(), List.of()))
            .section(SectionKind.FINDINGS, "2 Results")
            .document(document -> document.paragraph(2, "Fish were counted.", List.of(), List.of())
                    .paragraph(4, "There were many.", List.of(), List.of()))
            .build();
    private static final Document DOCUMENT = ENTRY.document();

    private static List<OutlineJson.Placed> paragraphs(Range... ranges) {
        return new OutlineJson.Ranges(DOCUMENT, List.of(ranges)).paragraphs();
    }

    @Test
    void paragraphsSayWhereTheyStandInTheText() {
        assertThat(paragraphs(new Range(0, 1000))).hasSize(4)
                .allSatisfy(placed -> assertThat(DOCUMENT.text().substring(placed.paragraph().start()))
                        .startsWith(placed.paragraph().text()));
        assertThat(paragraphs(new Range(0, 1000))).extracting("section").containsExactly(0, 0, 1, 1);
    }

    @Test
    void aParagraphIsGivenOnceAndOnlyIfARangeTouchesIt() {
        assertThat(paragraphs(new Range(0, 0))).isEmpty();
        assertThat(paragraphs(new Range(3, 5), new Range(4, 6)))
                .extracting(placed -> placed.paragraph().text())
                .containsExactly("Divers went down.");
    }

    @Test
    void piecesOfAnySizeMakeTheWhole(Random random) {
        int end = DOCUMENT.text().length();
        int cut = random.nextInt(end + 1);
        assertThat(paragraphs(new Range(0, cut), new Range(cut, end)))
                .isEqualTo(paragraphs(new Range(0, end)));
    }
}
