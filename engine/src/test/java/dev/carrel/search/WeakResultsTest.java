package dev.carrel.search;

import java.io.IOException;
import java.util.List;

import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.run.SearchOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

final class WeakResultsTest extends SmallLibrarySearch {
    @ParameterizedTest
    @EnumSource(Mode.class)
    void howLikelyAResultAnswersDoesNotDependOnHowManyAreWanted(Mode mode) throws IOException {
        for (View view : View.values()) {
            SearchOptions options = SearchOptions.STANDARD.withMode(mode).withView(view);
            List<Double> many = search.ask("trust in machines", options).results().stream()
                    .map(Hit::certainty).toList();
            for (int limit = 1; limit < 5; limit++) {
                assertThat(search.ask("trust in machines", options.withLimit(limit)).results())
                        .extracting(Hit::certainty)
                        .isEqualTo(many.subList(0, Math.min(limit, many.size())));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"zebra migration in the Serengeti", "锂离子电池", "quantum chromodynamics", "GABRA2"})
    void whatTheLibraryDoesNotTellOfIsWeakFromTheFirstOn(String query) throws IOException {
        for (View view : View.values()) {
            Answer answer = ask(query, Mode.HYBRID, view);
            assertThat(answer.results()).isNotEmpty();
            assertThat(answer.weakness()).isNotNull().extracting(WeakResults::from).isEqualTo(1);
        }
    }

    @Test
    void wordsThatNoDocumentHoldsAreNamed() throws IOException {
        assertThat(ask("zebras of the Serengeti and dough", Mode.HYBRID, View.PAPERS).weakness()).isNotNull()
                .extracting(WeakResults::absent).asInstanceOf(LIST).containsExactly("zebras", "Serengeti");
    }

    @ParameterizedTest
    @ValueSource(strings = {"trust in robots", "how is bread made", "dough", "author:lee",
            "\"warm dough\"",
            "bokeh.models.SelectEditor"})
    void whatMeansItIsNotWeakWhicheverWordsItHas(String query) throws IOException {
        Answer answer = ask(query, Mode.HYBRID, View.PAPERS);
        assertThat(answer.weakness() == null ? 99 : answer.weakness().from()).isGreaterThan(1);
    }

    @Test
    void withoutVectorsTheWordsTellWhatIsWeak() throws IOException {
        assertThat(ask("dough", Mode.KEYWORD, View.PAPERS).weakness()).isNull();
        assertThat(ask("zebras of the Serengeti and dough", Mode.KEYWORD, View.PAPERS).weakness())
                .isEqualTo(new WeakResults(1, List.of("zebras", "Serengeti")));
    }
}
