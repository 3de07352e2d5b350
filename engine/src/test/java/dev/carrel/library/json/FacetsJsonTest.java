package dev.carrel.library.json;

import java.io.ByteArrayOutputStream;
import java.util.List;

import dev.carrel.index.Facets;
import org.junit.jupiter.api.Test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

class FacetsJsonTest {
    @Test
    void yearsAreNumbersAndSourcesHaveLabels() {
        Facets facets = new Facets(7, List.of(new Facets.YearCount(2019, 3), new Facets.YearCount(2021, 4)),
                List.of(new Facets.Count("paper", "paper", 7)), List.of(), List.of(),
                List.of(new Facets.Count("Ann Lee", "Ann Lee", 2)), List.of(),
                List.of(new Facets.Count("yes", "yes", 1)), List.of(new Facets.Count("todo", "To read", 3)),
                List.of(new Facets.Count("summary", "Abstract", 5)),
                List.of(new Facets.Count("5eed", "/papers", 7)));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Json.write(facets, FacetsJson.FACETS, out);
        assertThat(out.toString(UTF_8)).isEqualTo(
                """
                        {"documents":7,"years":[{"value":2019,"count":3},{"value":2021,"count":4}],\
                        "types":[{"value":"paper","count":7}],"collections":[],"tags":[],\
                        "authors":[{"value":"Ann Lee","count":2}],"venues":[],\
                        "stars":[{"value":"yes","count":1}],\
                        "readings":[{"value":"todo","label":"To read","count":3}],\
                        "sections":[{"value":"summary","count":5}],\
                        "sources":[{"value":"5eed","label":"/papers","count":7}]}
                        """);
    }
}
