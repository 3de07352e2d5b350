package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

import dev.carrel.embed.Vector;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

@Tag("thorough")
final class ModelPreparationTest {
    @TempDir
    private Path home;
    private ModelFiles files;

    @BeforeEach
    void copyTheFiles() throws IOException {
        files = new ModelDirectory(RealModels.miniLm(home.resolve("all-minilm-l6-v2")));
    }

    private Vector vector() throws IOException {
        try (OnnxEmbedder embedder = OnnxEmbedder.open(files, home.resolve("cache"))) {
            return embedder.passage("A passage.");
        }
    }

    private List<Path> prepared() throws IOException {
        try (Stream<Path> found = Files.list(home.resolve("cache"))) {
            return found.toList();
        }
    }

    private Path preparedFile(String name) throws IOException {
        assertThat(prepared()).hasSize(1);
        return prepared().getFirst().resolve(name);
    }

    @Test
    void aModelIsPreparedOnce() throws IOException {
        Vector first = vector();
        FileTime made = Files.getLastModifiedTime(preparedFile("network.onnx"));
        assertThat(vector()).isEqualTo(first);
        assertThat(Files.getLastModifiedTime(preparedFile("network.onnx"))).isEqualTo(made);
    }

    @Test
    void aChangedModelIsPreparedAnew() throws IOException {
        vector();
        Files.setLastModifiedTime(home.resolve("all-minilm-l6-v2/model.onnx"),
                FileTime.fromMillis(1_000_000));
        vector();
        assertThat(prepared()).hasSize(2);
    }

    @Test
    void whatWasCutOffIsPreparedAnew() throws IOException {
        Vector first = vector();
        for (String name : List.of("network.onnx", "network.weights", "vocab.txt", "model.properties")) {
            truncate(preparedFile(name));
            assertThat(vector()).as(name).isEqualTo(first);
        }
    }

    private static void truncate(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(channel.size() / 2);
        }
    }

    @Test
    void aNetworkThatDoesNotLoadIsPreparedAnew() throws IOException {
        Vector first = vector();
        Path network = preparedFile("network.onnx");
        Files.write(network, new byte[(int) Files.size(network)]);
        assertThat(vector()).isEqualTo(first);
    }

    @Test
    void whatAKilledProcessLeftIsClearedAway() throws IOException {
        vector();
        Path left = Files.createDirectory(Path.of(preparedFile("") + ".123.tmp"));
        Files.setLastModifiedTime(left, FileTime.fromMillis(1_000_000));
        Files.delete(
                home.resolve("cache").resolve(prepared().stream().filter(p -> !p.equals(left)).findFirst()
                        .orElseThrow().getFileName()).resolve("model.properties"));
        vector();
        assertThat(left).doesNotExist();
    }

    @Test
    void whatAnotherProcessMovesAwayMeanwhileIsNoFault() throws IOException {
        vector();
        Path prepared = preparedFile("");
        Files.delete(prepared.resolve("model.properties"));
        // It is listed, and gone when it is looked at.
        Files.createSymbolicLink(Path.of(prepared + ".123.tmp"), home.resolve("nowhere"));
        assertThatCode(this::vector).doesNotThrowAnyException();
    }

    @Test
    void manyMayPrepareAtOnce() throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(3)) {
            List<Future<Vector>> vectors = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                vectors.add(threads.submit(this::vector));
            }
            for (Future<Vector> vector : vectors) {
                assertThat(vector.get()).isEqualTo(vectors.getFirst().get());
            }
        }
        assertThat(prepared()).hasSize(1);
    }
}
