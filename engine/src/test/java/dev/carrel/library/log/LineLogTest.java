package dev.carrel.library.log;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;

import dev.carrel.base.UserError;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

final class LineLogTest {
    @TempDir
    private Path folder;

    /// Another process that wants to write.
    static final class Rival {
        private Rival() {}

        public static void main(String[] arguments) throws IOException {
            try (LineLog _ = LineLog.open(Path.of(arguments[0]), "this log")) {
                System.out.println("free");
            } catch (UserError e) {
                System.out.println("taken");
            }
        }
    }

    @Test
    void aLineThatWasCutOffIsPassedOverAndEndedByTheNext() throws IOException {
        Path file = folder.resolve("log.jsonl");
        assertThat(LineLog.read(file)).isEmpty();
        add(file, 1);
        Files.writeString(file, "{\"number\":2,\"te", StandardOpenOption.APPEND);
        assertThat(numbers(file)).containsExactly(1);
        add(file, 3);
        assertThat(numbers(file)).containsExactly(1, 3);
    }

    private static void add(Path file, int number) throws IOException {
        try (LineLog log = LineLog.open(file, "this log")) {
            log.add(Map.of("number", number));
        }
    }

    private static List<Integer> numbers(Path file) throws IOException {
        return LineLog.read(file).stream().map(node -> node.path("number")).map(JsonNode::asInt).toList();
    }

    @Test
    @Tag("thorough")
    void nobodyElseWritesMeanwhileAlsoWhenItWasRead() throws Exception {
        Path file = folder.resolve("log.jsonl");
        try (LineLog log = LineLog.open(file, "this log")) {
            log.add(Map.of("number", 1));
            assertThat(numbers(file)).containsExactly(1);
            assertThat(rival(file)).isEqualTo("taken");
        }
        assertThat(rival(file)).isEqualTo("free");
    }

    private static String rival(Path file) throws IOException {
        Process rival = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp", System.getProperty("java.class.path"), Rival.class.getName(), file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        return new String(rival.getInputStream().readAllBytes(), UTF_8).strip();
    }
}
