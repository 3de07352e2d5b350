package dev.carrel.evaluate.self;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import dev.carrel.document.PassageId;
import dev.carrel.document.work.Versions;
import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.Measure;
import dev.carrel.index.IndexEntry;
import org.junit.jupiter.api.Test;

import static dev.carrel.testing.EntryBuilder.entry;
import static dev.carrel.testing.EntryBuilder.id;
import static dev.carrel.testing.EntryBuilder.passage;
import static org.assertj.core.api.Assertions.assertThat;

/// Which questions are taken, and how answers to them are measured.
final class SamplingTest {
    private static final String LONG = "Lamps set the clocks of people in northern cities. ".repeat(4);

    private static IndexEntry paper(int number) {
        return entry("paper" + number, "Lamps and clocks in city number " + number, LONG).build();
    }

    private static OwnMaterial papers(int count) {
        return new OwnMaterial(
                IntStream.range(0, count).mapToObj(SamplingTest::paper).toArray(IndexEntry[]::new));
    }

    private static List<Question> titles(int count, long seed, int size) throws IOException {
        return Optional.ofNullable(new Sampling(seed, size).of(papers(count)).get(QuestionKind.TITLE))
                .orElseThrow();
    }

    @Test
    void noMoreQuestionsAreTakenThanAreWanted() throws IOException {
        assertThat(titles(50, 1, 20)).hasSize(20);
        assertThat(titles(5, 1, 20)).hasSize(5);
    }

    @Test
    void theSameSeedTakesTheSameAndAnotherOthers() throws IOException {
        assertThat(titles(50, 1, 20)).isEqualTo(titles(50, 1, 20)).isNotEqualTo(titles(50, 2, 20));
    }

    @Test
    void aLibraryThatGrewALittleIsMostlyAskedTheSame() throws IOException {
        List<Question> before = new ArrayList<>(titles(50, 1, 40));
        before.retainAll(titles(52, 1, 40));
        assertThat(before).hasSizeGreaterThanOrEqualTo(38);
    }

    @Test
    void notEveryDocumentOfALargeLibraryIsRead() throws IOException {
        OwnMaterial material = papers(1200);
        Map<QuestionKind, List<Question>> questions = new Sampling(1, 10).of(material);
        assertThat(material.read()).isEqualTo(1000);
        assertThat(questions.get(QuestionKind.CAPTION)).isEmpty();
        assertThat(questions.keySet()).containsExactly(QuestionKind.values());
    }

    @Test
    void whatAQuestionWasTakenFromDoesNotCount() throws IOException {
        Question question = new Question(QuestionKind.CITATION, "q", "lamps",
                Map.of(id("paper2").value(), "it"),
                Set.of(id("paper0").value()));
        List<PassageId> answer = List.of(passage("paper0", 0), passage("paper1", 0), passage("paper2", 0));
        List<EvaluationResult> results = new SelfTest(
                Map.of("blend", (text, view, limit) -> answer.subList(0, Math.min(limit, 3))),
                Versions.NONE).ask(List.of(question));
        assertThat(results).singleElement().satisfies(result -> {
            assertThat(result.means().value(Measure.MRR_10)).isEqualTo(0.5);
            assertThat(result.name()).isEqualTo("blend");
        });
    }

    @Test
    void aReportSaysWhatThereIsNoMaterialFor() throws IOException {
        Question question = new Question(QuestionKind.TITLE, "q", "lamps", Map.of(id("paper0").value(), "it"),
                Set.of());
        List<EvaluationResult> results = new SelfTest(
                Map.of("blend", (text, view, limit) -> List.of(passage("paper0", 0))),
                Versions.NONE).ask(List.of(question));
        SelfReport report = new SelfReport(
                Map.of(QuestionKind.TITLE, results, QuestionKind.CITATION, List.of()));
        assertThat(report.text()).isEqualTo("""
                half of a title → its document  MRR@10  nDCG@10  questions
                  blend                         1.0000   1.0000          1

                citing sentence → cited document: no sentence that cites another of your documents.

                """);
        assertThat(report.isEmpty()).isFalse();
        assertThat(report.all()).hasSize(1);
        assertThat(new SelfReport(Map.of(QuestionKind.TITLE, List.of())).isEmpty()).isTrue();
    }
}
