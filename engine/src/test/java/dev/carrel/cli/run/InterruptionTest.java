package dev.carrel.cli.run;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// A process that is told to end does, whatever it is doing.
@Tag("thorough")
final class InterruptionTest {
    private static final String READY = "ready";

    /// A command that goes on for ever, and does not stop when it is asked to.
    static final class Endless {
        private Endless() {}

        public static void main(String[] arguments) throws InterruptedException {
            Interruption.prepare(Duration.ofMillis(50));
            CountDownLatch never = new CountDownLatch(1);
            Interruption.by(() -> awaited(never));
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
    void whatDoesNotStopIsNotWaitedForWithoutEnd() throws Exception {
        Process process = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), Endless.class.getName()).start();
        try (BufferedReader said = process.inputReader(); BufferedReader complained = process.errorReader()) {
            assertThat(said.readLine()).isEqualTo(READY);
            process.toHandle().destroy();
            assertThat(process.waitFor()).isEqualTo(ExitCode.INTERRUPTED.code());
            assertThat(complained.readLine()).contains("before all was written");
        } finally {
            process.destroyForcibly();
        }
    }
}
