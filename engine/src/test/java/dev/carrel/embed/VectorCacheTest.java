package dev.carrel.embed;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.embed.Model.Pooling;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@Tag("thorough")
final class VectorCacheTest {
    private static final Model MODEL = model("0123456789abcdef0123");
    private static final int RECORD_BYTES = VectorRecord.bytes(8);

    @TempDir
    private Path directory;

    private static Model model(String fingerprint) {
        return new Model("m", 8, 512, Pooling.CLS, "", "", fingerprint);
    }

    private static Vector vector(int seed) {
        float[] components = new float[8];
        Random random = new Random(seed);
        for (int i = 0; i < components.length; i++) {
            components[i] = random.nextFloat() - 0.5f;
        }
        return Vector.unit(components);
    }

    private VectorCache open() throws IOException {
        return VectorCache.open(directory, MODEL);
    }

    private void fill(int from, int to) throws IOException {
        try (VectorCache cache = open()) {
            IntStream.range(from, to).forEach(i -> cache.put("text " + i, vector(i)));
        }
    }

    private List<Path> segments() throws IOException {
        try (Stream<Path> files = Files.list(directory.resolve("0123456789abcdef"))) {
            return files.toList();
        }
    }

    @Test
    void whatWasPutIsFoundBitForBit() throws IOException {
        try (VectorCache cache = open()) {
            cache.put("a text", vector(1));
            assertThat(cache.find("a text")).contains(vector(1));
            assertThat(cache.find("another text")).isEmpty();
        }
    }

    @Test
    void itIsFoundAfterReopening() throws IOException {
        fill(0, 3_000);
        try (VectorCache cache = open()) {
            assertThat(cache.size()).isEqualTo(3_000);
            assertThat(IntStream.range(0, 3_000))
                    .allMatch(i -> cache.find("text " + i).equals(Optional.of(vector(i))));
        }
    }

    @Test
    void laterProcessesGoOnInTheSameFile() throws IOException {
        fill(0, 10);
        fill(10, 20);
        assertThat(segments()).hasSize(1);
        try (VectorCache cache = open()) {
            assertThat(cache.find("text 3")).contains(vector(3));
            assertThat(cache.find("text 13")).contains(vector(13));
        }
    }

    @Test
    void twoAtOnceWriteToFilesOfTheirOwn() throws IOException {
        try (VectorCache one = open(); VectorCache other = open()) {
            one.put("one", vector(1));
            other.put("other", vector(2));
        }
        assertThat(segments()).hasSize(2);
        try (VectorCache both = open()) {
            assertThat(both.find("one")).contains(vector(1));
            assertThat(both.find("other")).contains(vector(2));
        }
    }

    @Test
    void aTornTailIsSkippedAndWrittenOver() throws IOException {
        fill(0, 10);
        try (FileChannel file = FileChannel.open(segments().getFirst(), StandardOpenOption.WRITE)) {
            file.truncate(10L * RECORD_BYTES - 7);
        }
        fill(10, 12);
        try (VectorCache cache = open()) {
            assertThat(cache.size()).isEqualTo(11);
            assertThat(cache.find("text 8")).contains(vector(8));
            assertThat(cache.find("text 9")).isEmpty();
            assertThat(cache.find("text 11")).contains(vector(11));
        }
    }

    @Test
    void aFlippedBitCostsOneRecord() throws IOException {
        fill(0, 10);
        byte[] content = Files.readAllBytes(segments().getFirst());
        content[4 * RECORD_BYTES + 20] ^= 4;
        Files.write(segments().getFirst(), content);
        try (VectorCache cache = open()) {
            assertThat(cache.size()).isEqualTo(9);
            assertThat(cache.find("text 4")).isEmpty();
            cache.put("text 4", vector(4));
            assertThat(cache.find("text 4")).contains(vector(4));
        }
    }

    @Test
    void damageAfterOpeningIsNoticedToo() throws IOException {
        fill(0, 10);
        try (VectorCache cache = open()) {
            byte[] content = Files.readAllBytes(segments().getFirst());
            content[4 * RECORD_BYTES + 20] ^= 4;
            Files.write(segments().getFirst(), content);
            assertThat(cache.find("text 4")).isEmpty();
        }
    }

    @Test
    void zerosAreNotARecord() throws IOException {
        fill(0, 1);
        Files.write(segments().getFirst(), new byte[5 * RECORD_BYTES]);
        try (VectorCache cache = open()) {
            assertThat(cache.size()).isZero();
        }
    }

    @Test
    void anotherModelFindsNothing() throws IOException {
        fill(0, 3);
        try (VectorCache cache = VectorCache.open(directory, model("0123456789abcdef9999"))) {
            assertThat(cache.find("text 1")).isEmpty();
        }
    }

    @Test
    void aClosedCacheFindsAndKeepsNothing() throws IOException {
        VectorCache cache = open();
        cache.put("kept", vector(1));
        cache.close();
        cache.put("late", vector(2));
        assertThat(cache.find("kept")).isEmpty();
        assertThat(cache.find("late")).isEmpty();
    }

    @Test
    void manyThreadsMayUseIt() throws IOException {
        try (VectorCache cache = open()) {
            IntStream.range(0, 5_000).parallel().forEach(i -> {
                cache.put("text " + i % 1_000, vector(i % 1_000));
                assertThat(cache.find("text " + i % 1_000)).contains(vector(i % 1_000));
            });
            assertThat(cache.size()).isEqualTo(1_000);
        }
    }

    @Test
    void aFailingDiskEndsTheCachingAndNothingElse() throws IOException {
        try (VectorCache cache = open()) {
            cache.put("kept", vector(1));
            Thread.currentThread().interrupt(); // closes the file under the writer, as good as a disk that fails
            cache.put("lost", vector(2));
            assertThat(Thread.interrupted()).isTrue();
            cache.put("late", vector(3));
            assertThat(cache.find("lost")).isEmpty();
            assertThat(cache.find("late")).isEmpty();
        }
        try (VectorCache cache = open()) {
            assertThat(cache.find("kept")).contains(vector(1));
        }
    }

    @Test
    void anotherProcessMayWriteAtTheSameTime() throws Exception {
        try (VectorCache cache = open()) {
            cache.put("ours", vector(1));
            Process other = new ProcessBuilder(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                    System.getProperty("java.class.path"), OtherProcess.class.getName(), directory.toString())
                    .inheritIO().start();
            assertThat(other.waitFor()).isZero();
            cache.put("ours too", vector(2));
        }
        try (VectorCache cache = open()) {
            assertThat(cache.find("ours")).contains(vector(1));
            assertThat(cache.find("ours too")).contains(vector(2));
            assertThat(cache.find("theirs")).contains(vector(3));
        }
    }

    /// Finds what the test has put, puts something, and ends without closing, as a killed process would.
    static final class OtherProcess {
        public static void main(String... arguments) throws IOException {
            VectorCache cache = VectorCache.open(Path.of(arguments[0]), MODEL);
            cache.put("theirs", vector(3));
            Runtime.getRuntime().halt(cache.find("ours").equals(Optional.of(vector(1))) ? 0 : 1);
        }
    }
}
