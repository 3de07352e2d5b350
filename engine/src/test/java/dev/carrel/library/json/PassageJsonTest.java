package dev.carrel.library.json;

import java.io.ByteArrayOutputStream;
import java.util.List;

import dev.carrel.document.Box;
import dev.carrel.document.Paragraph.Continuation;
import dev.carrel.document.SectionKind;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.shape.Shape;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.Test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

class PassageJsonTest {
    private static final IndexEntry ENTRY = EntryBuilder.entry("reef").title("Reefs")
            .section(SectionKind.METHODS, "2 Methods")
            .document(document -> document
                    .paragraph(3, "Divers went down.", List.of(new Box(50, 700.5, 290, 760)),
                            List.of(new Continuation(4, 0, 7, List.of(new Box(50, 60, 290, 72)))))
                    .paragraph("A note of no page."))
            .build();

    private static <T> String written(T value, Shape<T> shape) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Json.write(value, shape, out);
        return out.toString(UTF_8);
    }

    @Test
    void aPassageSaysWhereItStandsOnEachOfItsPages() {
        assertThat(written(new PassageJson.Placed(ENTRY.passages().getFirst(), ENTRY), PassageJson.PASSAGE))
                .isEqualTo(
                        """
                                {"id":"%s-0","section":"methods","parts":["methods"],"heading":["2 Methods"],"page":3,"paragraph":0,"start":0,\
                                "text":"Divers went down.","boxes":[{"page":3,"box":[50.0,700.5,290.0,760.0]},\
                                {"page":4,"box":[50.0,60.0,290.0,72.0]}]}
                                """
                                .formatted(EntryBuilder.id("reef")));
    }

    @Test
    void whereThereAreNoPagesThereAreNoBoxes() {
        assertThat(written(ENTRY, PassageJson.ALL)).contains("\"page\":null,\"paragraph\":0,\"start\":19,"
                + "\"text\":\"A note of no page.\",\"boxes\":[]}]}");
    }

    @Test
    void aPassageAloneComesWithItsDocument() {
        assertThat(written(new PassageJson.Placed(ENTRY.passages().getLast(), ENTRY), PassageJson.DESCRIBED))
                .startsWith("{\"document\":{\"id\":\"" + EntryBuilder.id("reef") + "\",\"title\":\"Reefs\"")
                .contains("\"passage\":{\"id\":\"" + EntryBuilder.id("reef") + "-1\"");
    }
}
