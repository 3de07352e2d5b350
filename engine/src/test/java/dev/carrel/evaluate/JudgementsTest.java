package dev.carrel.evaluate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import dev.carrel.base.UserError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class JudgementsTest {
    @TempDir
    private Path directory;

    private Judgements read(String content) throws IOException {
        return Judgements.read(Files.writeString(directory.resolve("test.tsv"), content));
    }

    @Test
    void tabSeparatedJudgementsAreRead() throws IOException {
        Judgements judgements = read(
                "query-id\tcorpus-id\tscore\nq1\thttps://a.org/x y\t2\nq1\tb\t0\r\nq2\tc\t1\n\n");
        assertThat(judgements.queries()).containsExactly("q1", "q2");
        assertThat(judgements.grades("q1")).isEqualTo(Map.of("https://a.org/x y", 2, "b", 0));
    }

    @Test
    void theHeaderMayBeMissing() throws IOException {
        assertThat(read("q1\ta\t1").grades("q1")).isEqualTo(Map.of("a", 1));
    }

    @Test
    void aByteOrderMarkIsNotPartOfTheFirstId() throws IOException {
        assertThat(read("\uFEFFq1\ta\t1").queries()).containsExactly("q1");
    }

    @Test
    void trecJudgementsAreRead() throws IOException {
        Judgements judgements = read("301 0 FBIS3-10082 1\n301  0  FBIS3-10169   0\n302\t0\tLA1\t2\n");
        assertThat(judgements.grades("301")).isEqualTo(Map.of("FBIS3-10082", 1, "FBIS3-10169", 0));
        assertThat(judgements.grades("302")).isEqualTo(Map.of("LA1", 2));
    }

    @Test
    void fractionsAreRoundedDown() throws IOException {
        assertThat(read("q\ta\t1.0\nq\tb\t0.9\nq\tc\t-1\nq\td\t2.\n").grades("q"))
                .isEqualTo(Map.of("a", 1, "b", 0, "c", -1, "d", 2));
    }

    @Test
    void theLaterOfTwoGradesStands() throws IOException {
        assertThat(read("q\ta\t1\nq\ta\t3\n").grades("q")).isEqualTo(Map.of("a", 3));
    }

    @Test
    void aQueryWithoutARelevantDocumentIsNotMeasured() throws IOException {
        assertThat(read("q1\ta\t0\nq2\ta\t1\nq3\ta\t-1\n").queries()).containsExactly("q2");
    }

    @Test
    void aQueryThatNobodyJudgedHasNoGrades() throws IOException {
        assertThat(read("q1\ta\t1\n").grades("other")).isEmpty();
    }

    @Test
    void anErrorNamesTheFileAndTheLine() {
        assertThatThrownBy(() -> read("query-id\tcorpus-id\tscore\n\nq1\ta\tgood\n"))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("test.tsv, line 3: the grade is not a number: good");
        assertThatThrownBy(() -> read("q1\ta\t1\nq1 a 1\n")).isInstanceOf(UserError.class)
                .hasMessageContaining("test.tsv, line 2: not a judgement");
        assertThatThrownBy(() -> read("q1\ta\tNaN\n")).isInstanceOf(UserError.class);
    }

    @Test
    void aFileWithoutJudgementsIsRefused() {
        assertThatThrownBy(() -> read("query-id\tcorpus-id\tscore\n")).isInstanceOf(UserError.class)
                .hasMessageContaining("holds no judgements");
        assertThatThrownBy(() -> read("")).isInstanceOf(UserError.class);
    }

    @Test
    void aMissingOrUndecodableFileIsTheUsersToPutRight() throws IOException {
        Path latin = Files.write(directory.resolve("latin"), "q\té\t1".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> Judgements.read(latin)).isInstanceOf(UserError.class)
                .hasMessageContaining("not UTF-8");
        assertThatThrownBy(() -> Judgements.read(directory.resolve("none"))).isInstanceOf(UserError.class)
                .hasMessageContaining("does not exist");
    }
}
