package dev.carrel.cli;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

@DisabledOnOs(OS.WINDOWS)
class StandardErrorTest {

    /// The program of this test: says one thing before and one after standard error is back.
    static final class Probe {
        private Probe() {}

        public static void main(String[] arguments) {
            System.err.println("before");
            StandardError.restore();
            System.err.println("after");
        }
    }

    @Test
    void whatIsWrittenAfterItIsBackReachesTheReader() throws Exception {
        assertThat(probe("-Dcarrel.stderr=3 3>&2 2>/dev/null")).isEqualTo("after\n");
    }

    @Test
    void nothingHappensWhenItWasNotSetAside() throws Exception {
        assertThat(probe("")).isEqualTo("before\nafter\n");
    }

    private static String probe(String options) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String line = "exec \"$0\" --enable-native-access=ALL-UNNAMED -cp \"$1\" " + options + " \"$2\"";
        Process process = new ProcessBuilder(
                List.of("/bin/bash", "-c", line, java, System.getProperty("java.class.path"),
                        Probe.class.getName()))
                .start();
        String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).isZero();
        return err;
    }
}
