package dev.carrel.assist.summary;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.document.SectionKind;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class SummaryMaterialTest {
    private static final DocumentId DOCUMENT = new DocumentId("0123456789abcdef");

    private static List<Passage> sections(int... sizes) {
        List<Passage> passages = new ArrayList<>();
        for (int section = 0; section < sizes.length; section++) {
            for (int i = 0; i < sizes[section]; i++) {
                passages.add(new Passage(new PassageId(DOCUMENT, passages.size()), SectionKind.CONTENT,
                        List.of("Section " + section), null, i, passages.size(),
                        "Text " + section + "." + i));
            }
        }
        return passages;
    }

    @Test
    void aShortDocumentIsReadWhole() {
        SummaryMaterial material = SummaryMaterial.of(sections(4, 5));
        assertThat(material.groups()).extracting(List::size).containsExactly(6, 3);
        assertThat(material.reading()).isEqualTo(new TextSummary.Reading(9, 9, List.of()));
    }

    @Test
    void ofALongOneTheBeginningOfEverySectionIsReadAndTheRestIsNamed() {
        SummaryMaterial material = SummaryMaterial.of(sections(100, 2, 60));
        List<String> read = material.groups().stream().flatMap(List::stream).map(Passage::text).toList();
        assertThat(read).hasSize(36).contains("Text 0.0", "Text 1.0", "Text 1.1", "Text 2.0")
                .startsWith("Text 0.0", "Text 0.1");
        assertThat(material.reading())
                .isEqualTo(new TextSummary.Reading(162, 36, List.of("Section 0", "Section 2")));
    }

    @Test
    void aDocumentWithoutTextHasNothingToRead() {
        assertThat(SummaryMaterial.of(List.of()).groups()).isEmpty();
    }
}
