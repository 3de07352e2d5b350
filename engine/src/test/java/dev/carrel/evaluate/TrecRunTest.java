package dev.carrel.evaluate;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

final class TrecRunTest {
    @TempDir
    private Path directory;

    private static List<String> lines(String topic, RankedDocument... answer) throws IOException {
        StringWriter out = new StringWriter();
        try (TrecRun run = new TrecRun(out, "my run")) {
            run.answered(topic, List.of(answer));
        }
        return out.toString().lines().toList();
    }

    @Test
    void aLineHoldsTheSixFields() throws IOException {
        assertThat(lines("301", new RankedDocument("a", 2.5), new RankedDocument("b", 0.25)))
                .containsExactly("301 Q0 a 1 2.5 my_run", "301 Q0 b 2 0.25 my_run");
    }

    @Test
    void scoresDecreaseStrictlyAsFloatsEvenWhereTheyDoNot() throws IOException {
        RankedDocument[] answer = IntStream.range(0, 50)
                .mapToObj(i -> new RankedDocument("d" + i, i < 20 ? 1 : i < 40 ? 1 - i * 1e-12 : i))
                .toArray(RankedDocument[]::new);
        List<Float> scores = lines("q", answer).stream().map(line -> Float.valueOf(line.split(" ")[4]))
                .toList();
        for (int i = 1; i < scores.size(); i++) {
            assertThat(scores.get(i)).isLessThan(scores.get(i - 1));
        }
        assertThat(scores.getFirst()).isEqualTo(1f);
    }

    @Test
    void scoresOfAnySizeAreWritten() throws IOException {
        assertThat(lines("q", new RankedDocument("a", 1e300), new RankedDocument("b", 1e300),
                new RankedDocument("c", 0),
                new RankedDocument("d", 0)))
                .extracting(line -> line.split(" ")[4])
                .containsExactly("3.4028235E38", "3.4028233E38", "0.0", "-1.4E-45");
    }

    @Test
    void aDocumentListedTwiceIsWrittenOnce() throws IOException {
        assertThat(lines("q", new RankedDocument("a", 3), new RankedDocument("a", 2),
                new RankedDocument("b", 1)))
                .containsExactly("q Q0 a 1 3.0 my_run", "q Q0 b 2 1.0 my_run");
    }

    @Test
    void anIdWithWhiteSpaceMakesItsLineTabSeparated() throws IOException {
        assertThat(
                lines("q", new RankedDocument("my paper.pdf", 2), new RankedDocument("b\u00A0c\td", 1),
                        new RankedDocument("e", 0)))
                .containsExactly("q\tQ0\tmy paper.pdf\t1\t2.0\tmy_run", "q\tQ0\tb\u00A0c d\t2\t1.0\tmy_run",
                        "q Q0 e 3 0.0 my_run");
    }

    @Test
    void aFileIsReplaced() throws IOException {
        Path file = Files.writeString(directory.resolve("run"), "old\nold\n");
        try (TrecRun run = TrecRun.create(file, "t")) {
            run.answered("q", List.of(new RankedDocument("a", 1)));
        }
        assertThat(file).hasContent("q Q0 a 1 1.0 t\n");
    }
}
