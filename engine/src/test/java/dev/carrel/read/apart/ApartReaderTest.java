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

import dev.carrel.document.Document;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.UnreadableException;
import dev.carrel.testing.FileWatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@Tag("thorough")
final class ApartReaderTest {
    private static final ChildCommand LAUNCH = new ChildCommand(TestWorker.class.getName(), List.of());
    private static final Limits LIMITS = new Limits(Duration.ofMinutes(5), 64, 1);
    /// Of work, not of time, which is enough for a file on the busiest machine.
    private static final Limits HASTY = new Limits(Duration.ofSeconds(3), 64, 1);
    private static final String TOO_LONG = "took longer than 3 s to read (reading.timeout)";
    private static final Reader NEVER = _ -> {
        throw new IOException("read here");
    };

    @TempDir
    private Path folder;
    private final ApartReader reader = new ApartReader(LAUNCH, LIMITS, NEVER, Duration.ofDays(1));

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

    private static void awaitEnd(long pid) {
        ProcessHandle.of(pid).ifPresent(child -> child.onExit().join());
    }

    @Test
    void aDocumentComesBackWhole() throws IOException {
        Document document = read("hello \ud83d\ude00");
        assertThat(document.metadata().title()).isEqualTo("file \u00e9.bin");
        assertThat(document.metadata().year()).isEqualTo(new Year(2020));
        assertThat(document.text()).startsWith("hello \ud83d\ude00 by ");
        assertThat(document.pages()).isEqualTo(2);
        assertThat(document.unreadable())
                .containsExactly(new Document.UnreadablePage(2, new Reason.Scanned(null)));
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
    void aChildWithoutWorkIsLetGo() throws IOException {
        try (ApartReader busy = new ApartReader(LAUNCH, LIMITS, NEVER, Duration.ofMillis(1))) {
            awaitEnd(reader(busy.read(input("only"))));
            assertThat(busy.read(input("next")).text()).startsWith("next");
        }
    }

    @Test
    void whatTakesTooLongIsEndedAndTheNextIsRead() throws IOException {
        try (ApartReader hasty = new ApartReader(LAUNCH, HASTY, NEVER)) {
            long before = reader(readInTime(hasty, "first"));
            assertThatThrownBy(() -> hasty.read(input("loop"))).isInstanceOf(UnreadableException.class)
                    .hasMessage(TOO_LONG);
            awaitEnd(before);
            assertThat(reader(readInTime(hasty, "next"))).isNotEqualTo(before);
        }
    }

    /// In a virtual machine that others slow down a new process may take longer than that for any text, even of its own time.
    private Document readInTime(ApartReader hasty, String text) throws IOException {
        while (true) {
            try {
                return hasty.read(input(text));
            } catch (UnreadableException slow) {
                assertThat(slow).hasMessage(TOO_LONG);
            }
        }
    }

    @Test
    void whatEatsTheMemoryIsEndedAndTheNextIsRead() throws IOException {
        assertThatThrownBy(() -> read("eat")).isInstanceOf(UnreadableException.class)
                .hasMessage("needs more memory than 64 MB to read (reading.memory)");
        assertThat(read("next").text()).startsWith("next");
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
                .hasMessage("encrypted: it opens only with a password")
                .extracting(refused -> ((UnreadableException) refused).reason())
                .isEqualTo(new Reason.Encrypted(Reason.Encrypted.Container.PDF));
        assertThatThrownBy(() -> read("nest")).hasMessage("nested too deeply to be read");
        assertThatThrownBy(() -> read("fail")).hasMessageContaining("no such object");
        assertThat(reader(read("next"))).isEqualTo(before);
    }

    @Test
    void closingEndsWhatIsBeingReadAndSaysNothingAboutTheFile() throws Exception {
        long child = reader(read("first"));
        try (ExecutorService executor = Executors.newSingleThreadExecutor()) {
            Path begun = folder.resolve("begun");
            Future<Document> reading = executor.submit(() -> read("loop " + begun));
            FileWatch.awaitFile(begun);
            reader.close();
            assertThatThrownBy(reading::get).hasCauseInstanceOf(InterruptedIOException.class);
        }
        awaitEnd(child);
        assertThatThrownBy(() -> read("late")).isInstanceOf(InterruptedIOException.class);
    }

    @Test
    void withoutProcessesFilesAreReadHere() {
        try (ApartReader alone = new ApartReader(new ChildCommand("no.such.Class", List.of()), LIMITS,
                NEVER)) {
            assertThatThrownBy(() -> alone.read(input("x"))).hasMessage("read here");
        }
    }

    @Test
    void aChildDiesWithItsParentEvenWhileItReads() throws Exception {
        Process child = LAUNCH.start(64);
        try (var out = new DataOutputStream(child.getOutputStream())) {
            assertThat(child.getInputStream().read()).isEqualTo(ChildProtocol.READY);
            ChildProtocol.ask(input("loop"), out);
        }
        assertThat(child.waitFor()).isZero();
    }

    @Test
    void anInterruptFromTheTerminalDoesNotReachTheFile() throws Exception {
        Path arrived = folder.resolve("arrived");
        long child = reader(read("interrupted " + arrived));
        // Not INT, which who runs in the background may have been told to ignore; a hook hears both alike.
        new ProcessBuilder("kill", "-TERM", String.valueOf(child)).start().waitFor();
        FileWatch.awaitFile(arrived);
        assertThat(reader(read("second"))).isEqualTo(child);
    }

    @Test
    void onlyOtherLimitsAreWorthAnotherTry() {
        Reason reason = LIMITS.tooSlow();
        assertThat(LIMITS.lift(reason)).isFalse();
        assertThat(LIMITS.lift(new Reason.InAttachment("a.pdf", null, reason))).isFalse();
        assertThat(LIMITS.lift(new Reason.NoText())).isFalse();
        assertThat(Limits.STANDARD.lift(reason)).isTrue();
        assertThat(Limits.STANDARD.lift(LIMITS.tooMuchMemory())).isTrue();
    }
}
