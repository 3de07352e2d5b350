package dev.carrel.embed.onnx;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import dev.carrel.embed.Vector;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// What happens when a shutdown hook closes the embedder while others embed.
@Tag("thorough")
final class ClosingTest {
    private static final String TEXT = "A passage that takes a while to embed. ".repeat(20);

    @Test
    void runsUnderWayEndWithTheirVectorAndLaterOnesAreRefused() throws Exception {
        OnnxEmbedder embedder = OnnxEmbedder.open(RealModels.bge(), TestModels.cache());
        Vector expected = embedder.passage(TEXT);
        CountDownLatch running = new CountDownLatch(4);
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<Integer>> counts = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                counts.add(threads.submit(() -> embedUntilRefused(embedder, expected, running)));
            }
            running.await();
            embedder.close();
            for (Future<Integer> count : counts) {
                assertThat(count.get()).isPositive();
            }
        }
    }

    private static int embedUntilRefused(OnnxEmbedder embedder, Vector expected, CountDownLatch running) {
        for (int count = 0;; count++) {
            try {
                assertThat(embedder.passage(TEXT)).isEqualTo(expected);
                if (count == 0) {
                    running.countDown();
                }
            } catch (IllegalStateException e) {
                return count;
            }
        }
    }

    @Test
    void closingTwiceIsNoError() throws IOException {
        OnnxEmbedder embedder = OnnxEmbedder.open(RealModels.bge(), TestModels.cache());
        embedder.query("remembered");
        embedder.close();
        embedder.close();
        assertThatThrownBy(() -> embedder.query("remembered")).isInstanceOf(IllegalStateException.class);
    }
}
