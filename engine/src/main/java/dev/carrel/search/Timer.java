package dev.carrel.search;

import java.io.IOException;

/// Measures the parts of one search.
final class Timer {
    private final long start = System.nanoTime();
    private volatile long embed;
    private volatile long keyword;
    private volatile long semantic;
    private volatile long ranked;

    <T> T embed(Parallel.Work<T> work) throws IOException {
        long from = System.nanoTime();
        T result = work.run();
        embed = System.nanoTime() - from;
        return result;
    }

    <T> T keyword(Parallel.Work<T> work) throws IOException {
        long from = System.nanoTime();
        T result = work.run();
        keyword = System.nanoTime() - from;
        return result;
    }

    <T> T semantic(Parallel.Work<T> work) throws IOException {
        long from = System.nanoTime();
        T result = work.run();
        semantic = System.nanoTime() - from;
        return result;
    }

    /// The order is known; what follows is for showing it.
    void ranked() {
        ranked = System.nanoTime() - start;
    }

    Answer.Took took() {
        return new Answer.Took(milliseconds(embed), milliseconds(keyword), milliseconds(semantic),
                milliseconds(ranked),
                milliseconds(System.nanoTime() - start));
    }

    private static double milliseconds(long nanoseconds) {
        return Math.round(nanoseconds / 1e4) / 100.0;
    }
}
