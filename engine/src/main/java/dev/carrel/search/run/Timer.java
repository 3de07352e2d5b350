package dev.carrel.search.run;

import java.io.IOException;
import java.util.concurrent.atomic.LongAdder;

/// Measures the parts of one search. Parts that run at the same time add up.
public final class Timer {
    private final long start = System.nanoTime();
    private final LongAdder embed = new LongAdder();
    private final LongAdder keyword = new LongAdder();
    private final LongAdder semantic = new LongAdder();
    private volatile long ranked;

    <T> T embed(BackgroundTask.Work<T> work) throws IOException {
        long from = System.nanoTime();
        T result = work.run();
        embed.add(System.nanoTime() - from);
        return result;
    }

    <T> T keyword(BackgroundTask.Work<T> work) throws IOException {
        long from = System.nanoTime();
        T result = work.run();
        keyword.add(System.nanoTime() - from);
        return result;
    }

    <T> T semantic(BackgroundTask.Work<T> work) throws IOException {
        long from = System.nanoTime();
        T result = work.run();
        semantic.add(System.nanoTime() - from);
        return result;
    }

    /// The order is known; what follows is for showing it.
    public void ranked() {
        ranked = System.nanoTime() - start;
    }

    public Timings took() {
        return new Timings(milliseconds(embed.sum()), milliseconds(keyword.sum()),
                milliseconds(semantic.sum()),
                milliseconds(ranked),
                milliseconds(System.nanoTime() - start));
    }

    private static double milliseconds(long nanoseconds) {
        return Math.round(nanoseconds / 1e4) / 100.0;
    }
}
