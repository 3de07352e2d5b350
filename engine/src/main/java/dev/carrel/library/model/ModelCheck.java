package dev.carrel.library.model;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import dev.carrel.base.UserError;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Model;
import dev.carrel.embed.onnx.ModelFiles;
import dev.carrel.embed.onnx.OnnxEmbedder;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;

/// Tries whether a model can be used on this machine, and how fast it is.
public record ModelCheck(Home home, Settings settings) {
    /// A model that can be used.
    ///
    /// @param room     the tokens that its window has for a title and a passage
    /// @param ceiling  the most tokens that a passage will have
    /// @param wanted   the most that the settings want
    /// @param seconds  from opening it to its first vector
    /// @param tokens   of each passage that was measured
    /// @param passages a second, with all processors
    public record Result(String name, int dimensions, ModelUse use, int room, int ceiling, int wanted,
            double seconds,
            int tokens, double passages) {}

    private static final String SENTENCE = "Sampling neighbours at random keeps the cost of every step bounded, "
            + "and the estimate stays unbiased as long as each of them is equally likely to be drawn. ";
    private static final long MEASURED = TimeUnit.SECONDS.toNanos(4);

    /// @param model one that comes with the program, or a directory
    /// @param here  where a path that is not absolute begins
    /// @throws UserError if it cannot be used: one sentence says why
    public Result of(String model, Path here) throws IOException {
        long begin = System.nanoTime();
        try (Embedder embedder = OnnxEmbedder.open(ModelFiles.of(model, here), home.models(),
                settings.dimensions())) {
            embedder.passage(SENTENCE);
            double seconds = (System.nanoTime() - begin) / 1e9;
            int ceiling = settings.chunking(embedder.room()).maxTokens();
            String passage = passage(embedder, ceiling);
            return new Result(embedder.model().name(), embedder.model().dimensions(), use(embedder.model()),
                    embedder.room(), ceiling, settings.ceiling(), seconds, embedder.tokens(passage),
                    speed(embedder, passage));
        }
    }

    private static ModelUse use(Model model) {
        return new ModelUse(model.window(), model.pooling().name().toLowerCase(Locale.ROOT),
                model.queryPrefix(), model.documentPrefix());
    }

    /// As long as passages usually are.
    private static String passage(Embedder embedder, int ceiling) {
        int sentences = Math.max(1, ceiling * 3 / 4 / embedder.tokens(SENTENCE));
        return SENTENCE.repeat(sentences);
    }

    /// Each thread goes on until the time is over, and has embedded one passage at least.
    private static double speed(Embedder embedder, String passage) throws IOException {
        int threads = Runtime.getRuntime().availableProcessors();
        AtomicInteger done = new AtomicInteger();
        long begin = System.nanoTime();
        Callable<Void> work = () -> {
            do {
                embedder.passage(done.incrementAndGet() + " " + passage);
            } while (System.nanoTime() - begin < MEASURED);
            return null;
        };
        try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
            List<Future<Void>> running = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                running.add(workers.submit(work));
            }
            await(running);
        }
        return done.get() / ((System.nanoTime() - begin) / 1e9);
    }

    private static void await(List<Future<Void>> running) throws IOException {
        try {
            for (Future<Void> each : running) {
                each.get();
            }
        } catch (ExecutionException e) {
            throw new IOException("the model failed", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
