package dev.carrel.evaluate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import dev.carrel.base.UserError;
import dev.carrel.evaluate.Evaluation.Protocol;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class EvaluationTest {
    private static final Topics TOPICS = new Topics(List.of(new Topic("1", "one"), new Topic("2", "two"),
            new Topic("unjudged", "three"), new Topic("hopeless", "four")));
    private static final Judgements JUDGEMENTS = Judgements.of(grades());

    private final List<String> asked = new ArrayList<>();
    private long now;

    private static Map<String, Map<String, Integer>> grades() {
        Map<String, Map<String, Integer>> grades = new LinkedHashMap<>();
        grades.put("2", Map.of("b", 1));
        grades.put("1", Map.of("a", 1));
        grades.put("hopeless", Map.of("a", 0));
        grades.put("absent", Map.of("c", 1));
        return grades;
    }

    private Evaluation evaluation(Protocol protocol) {
        return new Evaluation(TOPICS, JUDGEMENTS, protocol, () -> now);
    }

    /// The first query takes one millisecond, the second two, and so on.
    private List<RankedDocument> answer(String query, int depth) {
        asked.add(query);
        now += asked.size() * 1_000_000L;
        return List.of(new RankedDocument("a", 1), new RankedDocument("b", 1)).subList(0, Math.min(2, depth));
    }

    @Test
    void judgedQueriesAreMeasuredAndTheUnansweredCountAsZero() throws IOException {
        EvaluationResult result = evaluation(new Protocol(100, 0)).run("words", this::answer);
        assertThat(result.name()).isEqualTo("words");
        assertThat(result.queries()).isEqualTo(3);
        assertThat(result.perQuery().keySet()).containsExactly("2", "1", "absent");
        assertThat(result.perQuery().values()).extracting(measures -> measures.value(Measure.MRR_10))
                .containsExactly(0.5, 1.0, 0.0);
        assertThat(result.means().value(Measure.MRR_10)).isEqualTo(0.5);
    }

    @Test
    void onlyTopicsThatCanBeMeasuredAreAsked() throws IOException {
        evaluation(new Protocol(100, 0)).run("words", this::answer);
        assertThat(asked).containsExactly("one", "two");
    }

    @Test
    void warmingUpIsNotTimed() throws IOException {
        EvaluationResult result = evaluation(new Protocol(100, 3)).run("words", this::answer);
        assertThat(asked).containsExactly("one", "two", "one", "one", "two");
        assertThat(result.latency()).isEqualTo(new Latency(4, 5));
    }

    @Test
    void theListenerIsNotTimedAndSeesEveryAnswerOnce() throws IOException {
        List<String> seen = new ArrayList<>();
        EvaluationResult result = evaluation(new Protocol(1, 2)).run("words", this::answer,
                (topic, answer) -> {
                    seen.add(topic + answer.size());
                    now += 1_000_000_000L;
                });
        assertThat(seen).containsExactly("11", "21");
        assertThat(result.latency().p95()).isLessThan(1000);
    }

    @Test
    void whatIsDeeperThanAskedForDoesNotCount() throws IOException {
        EvaluationResult result = evaluation(new Protocol(1, 0)).run("words",
                (query, depth) -> List.of(new RankedDocument("x", 2), new RankedDocument("a", 1)));
        assertThat(result.means().values().values()).containsOnly(0.0);
    }

    @Test
    void percentilesAreTakenByNearestRank() {
        assertThat(Latency.of(IntStream.rangeClosed(1, 100).mapToLong(i -> (101 - i) * 1_000_000L).toArray()))
                .isEqualTo(new Latency(50, 95));
        assertThat(Latency.of(new long[]{7_500_000})).isEqualTo(new Latency(7.5, 7.5));
        assertThat(Latency.of(new long[]{})).isEqualTo(new Latency(0, 0));
    }

    @Test
    void topicsAndJudgementsThatDoNotBelongTogetherAreRefused() {
        Topics padded = new Topics(List.of(new Topic("001", "one")));
        assertThatThrownBy(() -> new Evaluation(padded, JUDGEMENTS, new Protocol(10, 0), () -> now))
                .isInstanceOf(UserError.class).hasMessageContaining("like 001")
                .hasMessageContaining("like 2");
    }

    @Test
    void aProtocolWithoutDepthIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Protocol(0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Protocol(1, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> new RankedDocument("a", Double.NaN));
    }
}
