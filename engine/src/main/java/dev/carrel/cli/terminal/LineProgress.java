package dev.carrel.cli.terminal;

import java.io.PrintStream;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

import dev.carrel.ingest.Outcome;

/// Progress as a plain line now and then, for logs.
public final class LineProgress implements WorkProgress {
    private static final long FIRST = TimeUnit.SECONDS.toNanos(5);
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(60);

    private final PrintStream out;
    private final LongSupplier nanoTime;
    private long begun;
    private long last;
    private long distance = FIRST;
    private int read;
    private int passages;
    private int embedded;

    public LineProgress(PrintStream out, LongSupplier nanoTime) {
        this.out = out;
        this.nanoTime = nanoTime;
    }

    @Override
    public void reading(String location) {
        begin();
        out.println("Reading " + SafeText.line(location) + " ...");
    }

    @Override
    public void outcome(String path, Outcome outcome) {
        read++;
        if (due()) {
            out.println(Figures.count(read, "file") + " read");
        }
    }

    @Override
    public void embedding(int all) {
        begin();
        passages = all;
        if (all > 0) {
            out.println("Making vectors of " + Figures.count(all, "passage") + " ...");
        }
    }

    @Override
    public void embedded(int more) {
        embedded += more;
        if (due()) {
            double seconds = (nanoTime.getAsLong() - begun) / 1e9;
            long left = Math.round(seconds / embedded * (passages - embedded));
            out.println(Figures.grouped(embedded) + " of " + Figures.count(passages, "passage") + ", "
                    + Math.round(embedded / seconds) + " a second, " + Figures.duration(left) + " left");
        }
    }

    private void begin() {
        begun = nanoTime.getAsLong();
        last = begun;
        distance = FIRST;
    }

    /// True at growing distances.
    private boolean due() {
        long now = nanoTime.getAsLong();
        if (now - last < distance) {
            return false;
        }
        last = now;
        distance = Math.min(LONGEST, 2 * distance);
        return true;
    }

    @Override
    public void close() {}
}
