package dev.carrel.cli.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// A process that is told to end does, whatever it is doing.
@Tag("thorough")
final class InterruptionTest {
    private static final String READY = "ready";
    private static final String KEPT = "kept";

    /// A command that goes on for ever, and does not stop when it is asked to.
    static final class Endless {
        private Endless() {}

        /// Says what is kept, or that nothing can be.
        public static void main(String[] arguments) throws InterruptedException {
            Interruption.prepare(Duration.ofMillis(50));
            CountDownLatch never = new CountDownLatch(1);
            Interruption.by(new Interruption.Work() {
                @Override
                public void stop() {
                    awaited(never);
                }

                @Override
                public void keep() throws IOException {
                    if (arguments.length > 0) {
                        throw new IOException(arguments[0]);
                    }
                    System.out.println(KEPT);
                }
            });
            System.out.println(READY);
            never.await();
        }

        private static void awaited(CountDownLatch never) {
            try {
                never.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Test
    void whatDoesNotStopIsNotWaitedForWithoutEndAndWhatItHasDoneIsKept() throws Exception {
        assertThat(ended()).containsExactly(KEPT, "carrel: It was told to end, and did before all was done; "
                + "what it had read is kept. `carrel sync` goes on from there.");
    }

    @Test
    void whatCannotBeKeptIsNotSaidToBe() throws Exception {
        assertThat(ended("the disk is full"))
                .containsExactly("carrel: It was told to end, and did before all "
                        + "was written. `carrel sync` goes on from there.");
    }

    /// All that it says when it is told to end.
    private static List<String> ended(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                        System.getProperty("java.class.path"), Endless.class.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (BufferedReader said = process.inputReader()) {
            assertThat(said.readLine()).isEqualTo(READY);
            process.toHandle().destroy();
            assertThat(process.waitFor()).isEqualTo(ExitCode.INTERRUPTED.code());
            return said.lines().toList();
        } finally {
            process.destroyForcibly();
        }
    }
}
