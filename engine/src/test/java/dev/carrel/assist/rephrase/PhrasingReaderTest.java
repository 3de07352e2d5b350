package dev.carrel.assist.rephrase;

import java.util.List;
import java.util.Random;

import dev.carrel.ranking.query.Clause;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

final class PhrasingReaderTest {
    private static List<String> read(String reply) {
        return PhrasingReader.read(reply, "What is sleep?", 3);
    }

    @Test
    void listsAndQuotationMarksAreTakenOff() {
        assertThat(read("1. “sleep in adults”\n- sleep-onset latency\n(3) β-blockers and 7.5 h of sleep"))
                .containsExactly("sleep in adults", "sleep-onset latency",
                        "β-blockers and 7.5 h of sleep");
    }

    @Test
    void theQuestionAndDoublesAreLeftOut() {
        assertThat(read("what is SLEEP\nNature of sleep\nnature of sleep?\n"))
                .containsExactly("Nature of sleep");
    }

    @Test
    void longSpeechesAndPrefacesAreNoPhrasings() {
        assertThat(read("Sure, here you are:\n" + "word ".repeat(60) + "\nslumber"))
                .containsExactly("slumber");
    }

    @Test
    void noMoreThanAskedFor() {
        assertThat(read("a1\na2\na3\na4")).hasSize(3);
    }

    /// Whatever a model says, what is read of it is plain words for the query language too.
    @RepeatedTest(100)
    @ExtendWith(Randomized.class)
    void noPhrasingMeansAnythingBesideItsWords(Random random) {
        RandomText texts = new RandomText(random);
        StringBuilder reply = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            reply.append(texts.sentence(1 + random.nextInt(12)))
                    .append(random.nextBoolean() ? " OR x:y -z \"q\" (a* " : " ")
                    .append('\n');
        }
        for (String phrasing : read(reply.toString())) {
            Query query = QueryParser.parse(phrasing);
            assertThat(query.clauses()).as(phrasing).allMatch(Clause.Words.class::isInstance);
            assertThat(query.conditions()).as(phrasing).isEmpty();
            assertThat(phrasing).hasSizeLessThanOrEqualTo(200).isNotBlank().doesNotContainPattern("\\p{Cc}");
        }
    }
}
