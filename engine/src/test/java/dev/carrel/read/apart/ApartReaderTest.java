package dev.carrel.read.apart;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

import dev.carrel.document.Document;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.UnreadableException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class ApartReaderTest {
    private static final Launch LAUNCH = new Launch(TestWorker.class.getName(), List.of());
    private static final Limits LIMITS = new Limits(Duration.ofSeconds(3), 64, 1);
    private static final Reader NEVER = _ -> {
        throw new IOException("read here");
    };

    @TempDir
    private Path folder;
    private final ApartReader reader = new ApartReader(LAUNCH, LIMITS, NEVER);

    @AfterEach
    void close() {
        reader.close();
    }

    private Document read(String order) throws IOException {
        return reader.read(input(order));
    }

    private static Input input(String order) {
        return Input.of("file \u00e9.bin", order.getBytes(StandardCharsets.UTF_8));
    }

    private static long reader(Document document) {
        String text = document.text();
        return Long.parseLong(text.substring(text.lastIndexOf(' ') + 1));
    }

    /// Soon, at least: the system takes a moment.
    private static boolean isGone(long pid) {
        return ProcessHandle.of(pid).map(handle -> handle.onExit().thenApply(_ -> true)
                .completeOnTimeout(false, 10, TimeUnit.SECONDS).join()).orElse(true);
    }

    @Test
    void aDocumentComesBackWhole() throws IOException {
        Document document = read("hello \ud83d\ude00");
        assertThat(document.metadata().title()).isEqualTo("file \u00e9.bin");
        assertThat(document.metadata().year()).isEqualTo(2020);
        assertThat(document.text()).startsWith("hello \ud83d\ude00 by ");
        assertThat(document.pages()).isEqualTo(2);
        assertThat(document.unreadable()).containsExactly(new Document.UnreadablePage(2, "scanned"));
        assertThat(reader(document)).isNotEqualTo(ProcessHandle.current().pid());
    }

    @Test
    void aFileIsOpenedByTheChild() throws IOException {
        Path file = Files.writeString(folder.resolve("p\u00e4per.bin"), "from disk");
        assertThat(reader.read(Input.of(file)).text()).startsWith("from disk");
    }

    @Test
    void oneChildReadsManyFiles() throws IOException {
        List<Long> readers = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            readers.add(reader(read("file " + i)));
        }
        assertThat(readers).containsOnly(readers.getFirst());
    }

    @Test
    void whatTakesTooLongIsEndedAndTheNextIsRead() throws IOException {
        long before = reader(read("first"));
        assertThatThrownBy(() -> read("loop")).isInstanceOf(UnreadableException.class)
                .hasMessage("took longer than 3 s to read (reading.timeout)");
        assertThat(isGone(before)).isTrue();
        assertThat(reader(read("next"))).isNotEqualTo(before);
    }

    @Test
    void waitingIsNotWorking() throws IOException {
        Limits hasty = new Limits(Duration.ofSeconds(1), 64, 1);
        try (ApartReader other = new ApartReader(LAUNCH, hasty, NEVER)) {
            assertThat(other.read(input("sleep")).text()).startsWith("sleep");
            assertThatThrownBy(() -> other.read(input("loop"))).hasMessage(hasty.tookTooLong());
        }
    }

    @Test
    void whatOnlyWaitsIsEndedInTheEnd() {
        Limits hasty = new Limits(Duration.ofMillis(300), 64, 1);
        try (ApartReader other = new ApartReader(LAUNCH, hasty, NEVER)) {
            assertThatThrownBy(() -> other.read(input("sleep"))).hasMessage(hasty.tookTooLong());
        }
    }

    @Test
    void whatEatsTheMemoryIsEndedAndTheNextIsRead() throws IOException {
        Limits patient = new Limits(Duration.ofSeconds(60), 64, 1);
        try (ApartReader other = new ApartReader(LAUNCH, patient, NEVER)) {
            assertThatThrownBy(() -> other.read(input("eat"))).isInstanceOf(UnreadableException.class)
                    .hasMessage("needs more memory than 64 MB to read (reading.memory)");
            assertThat(other.read(input("next")).text()).startsWith("next");
        }
    }

    @Test
    void aCrashIsAReasonToo() throws IOException {
        assertThatThrownBy(() -> read("crash")).isInstanceOf(UnreadableException.class)
                .hasMessage("the reader crashed on it");
        assertThat(read("next").text()).startsWith("next");
    }

    @Test
    void aRefusalLeavesTheChildAtWork() throws IOException {
        long before = reader(read("first"));
        assertThatThrownBy(() -> read("refuse")).isInstanceOf(UnreadableException.class)
                .hasMessage("encrypted");
        assertThatThrownBy(() -> read("nest")).hasMessage("nested too deeply to be read");
        assertThatThrownBy(() -> read("fail")).hasMessageContaining("no such object");
        assertThat(reader(read("next"))).isEqualTo(before);
    }

    @Test
    void closingEndsWhatIsBeingReadAndSaysNothingAboutTheFile() throws Exception {
        long child = reader(read("first"));
        try (ExecutorService executor = Executors.newSingleThreadExecutor()) {
            Future<Document> reading = executor.submit(() -> read("loop"));
            Thread.sleep(300);
            reader.close();
            assertThatThrownBy(reading::get).hasCauseInstanceOf(InterruptedIOException.class);
        }
        assertThat(isGone(child)).isTrue();
        assertThatThrownBy(() -> read("late")).isInstanceOf(InterruptedIOException.class);
    }

    @Test
    void withoutProcessesFilesAreReadHere() {
        try (ApartReader alone = new ApartReader(new Launch("no.such.Class", List.of()), LIMITS, NEVER)) {
            assertThatThrownBy(() -> alone.read(input("x"))).hasMessage("read here");
        }
    }

    @Test
    void aChildDiesWithItsParentEvenWhileItReads() throws Exception {
        Process child = LAUNCH.start(64);
        try (var out = new DataOutputStream(child.getOutputStream())) {
            assertThat(child.getInputStream().read()).isEqualTo(Wire.READY);
            Wire.ask(input("loop"), out);
        }
        assertThat(child.waitFor(20, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void anInterruptFromTheTerminalDoesNotReachTheFile() throws Exception {
        Document first = read("first");
        long child = reader(first);
        new ProcessBuilder("kill", "-INT", String.valueOf(child)).start().waitFor();
        Thread.sleep(300);
        assertThat(reader(read("second"))).isEqualTo(child);
    }

    @Test
    void onlyOtherLimitsAreWorthAnotherTry() {
        String reason = LIMITS.tookTooLong();
        assertThat(LIMITS.lift(reason)).isFalse();
        assertThat(LIMITS.lift("a.pdf: " + reason)).isFalse();
        assertThat(LIMITS.lift("encrypted")).isFalse();
        assertThat(Limits.STANDARD.lift(reason)).isTrue();
        assertThat(Limits.STANDARD.lift(LIMITS.tooLarge())).isTrue();
    }
}
