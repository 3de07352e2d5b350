package dev.carrel.library.label;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.label.ReadingStatus;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.DocumentSummary;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(Randomized.class)
final class LabelStoreTest {
    @TempDir
    private Path folder;
    private LabelStore store;

    @BeforeEach
    void open() {
        store = new LabelStore(folder.resolve("library"));
    }

    private static CuratedWork work(String... paths) {
        return new CuratedWork(Stream.of(paths).map(path -> new DocumentSummary(
                Metadata.of("Title of " + path, DocumentType.PAPER).build(),
                EntryBuilder.entry(path).origin())).toList());
    }

    private WorkLabels labels(String path) {
        return new LabelStore(folder.resolve("library")).now().of(EntryBuilder.id(path));
    }

    private Path file() {
        return folder.resolve("library/labels.jsonl");
    }

    @Test
    void whatIsNotedIsThereForWhoeverOpensTheLibraryNext() throws IOException {
        assertThat(store.now().byDocument()).isEmpty();
        assertThat(file()).doesNotExist();
        assertThat(store.change(List.of(work("a"), work("b", "c")),
                labels -> labels.tagged(List.of("To cite"), List.of()).starred(true))).isEqualTo(2);
        assertThat(labels("a")).isEqualTo(new WorkLabels(List.of("To cite"), true, ReadingStatus.NONE, null));
        assertThat(labels("c")).isEqualTo(labels("b"));
        assertThat(store.change(List.of(work("a")), labels -> labels.starred(true))).isZero();
        store.change(List.of(work("a")), labels -> labels.starred(false)
                .tagged(List.of(), List.of("TO CITE")).reading(ReadingStatus.READ));
        assertThat(labels("a")).isEqualTo(new WorkLabels(List.of(), false, ReadingStatus.READ, null));
        store.change(List.of(work("a")), labels -> labels.reading(ReadingStatus.NONE));
        assertThat(store.now().byDocument()).doesNotContainKey(EntryBuilder.id("a"));
    }

    @Test
    void whatAnotherProcessNotedIsSeen() throws IOException {
        store.change(List.of(work("a")), labels -> labels.starred(true));
        long before = store.now().version();
        assertThat(store.now().version()).isEqualTo(before);
        new LabelStore(folder.resolve("library")).change(List.of(work("a")),
                labels -> labels.opened(Instant.EPOCH));
        assertThat(store.now().version()).isNotEqualTo(before);
        assertThat(store.now().of(EntryBuilder.id("a")))
                .isEqualTo(new WorkLabels(List.of(), true, ReadingStatus.NONE, Instant.EPOCH));
    }

    @Test
    void twoThatTurnOutToBeOneWorkKeepWhatEitherHad() throws IOException {
        store.change(List.of(work("a")), labels -> labels.tagged(List.of("one"), List.of()));
        store.change(List.of(work("b")), labels -> labels.tagged(List.of("two"), List.of()));
        store.change(List.of(work("a", "b")), labels -> labels.starred(true));
        assertThat(labels("a").tags()).containsExactly("one", "two");
        store.change(List.of(work("a", "b")), labels -> labels.tagged(List.of(), List.of("two")));
        assertThat(labels("b")).as("nothing comes back from what b had alone")
                .isEqualTo(new WorkLabels(List.of("one"), true, ReadingStatus.NONE, null));
    }

    @Test
    void linesThatSayNothingAnyMoreAreTakenOut() throws IOException {
        for (int i = 0; i < 1_200; i++) {
            boolean on = i % 2 == 0;
            store.change(List.of(work("a")), labels -> labels.starred(on));
        }
        store.change(List.of(work("b")), labels -> labels.starred(true));
        assertThat(Files.readAllLines(file())).hasSizeLessThan(400);
        assertThat(labels("b").starred()).isTrue();
        assertThat(labels("a").starred()).isFalse();
    }

    /// Wherever a crash cuts the file off, whole lines before it count, and what is noted afterwards is kept.
    @RepeatedTest(20)
    void aCrashLosesNoMoreThanWhatWasBeingWritten(Random random) throws IOException {
        List<List<WorkLabels>> states = new ArrayList<>();
        List<Long> sizes = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            String path = "d" + random.nextInt(4);
            String tag = "tag " + random.nextInt(3) + " \n \"é";
            boolean star = random.nextBoolean();
            store.change(List.of(work(path)),
                    labels -> labels.tagged(List.of(tag), List.of()).starred(star));
            states.add(all());
            sizes.add(Files.size(file()));
        }
        long cut = random.nextLong(Files.size(file()) + 1);
        byte[] left = Files.readAllBytes(file());
        Files.write(file(), java.util.Arrays.copyOf(left, (int) cut), StandardOpenOption.TRUNCATE_EXISTING);
        // A line without its end is whole all the same.
        int whole = (int) sizes.stream().filter(size -> size <= cut + 1).count();
        List<WorkLabels> expected = whole == 0
                ? IntStream.range(0, 4).mapToObj(_ -> WorkLabels.NONE).toList()
                : states.get(whole - 1);
        assertThat(all()).isEqualTo(expected);
        new LabelStore(folder.resolve("library")).change(List.of(work("new")),
                labels -> labels.starred(true));
        assertThat(labels("new").starred()).isTrue();
        assertThat(all()).isEqualTo(expected);
    }

    private List<WorkLabels> all() {
        return IntStream.range(0, 4).mapToObj(i -> labels("d" + i)).toList();
    }
}
