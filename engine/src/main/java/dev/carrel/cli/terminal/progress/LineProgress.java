package dev.carrel.cli.terminal.progress;

import java.io.PrintStream;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.ingest.Outcome;

/// Progress as a plain line now and then, for logs: at every tenth of the work, and at growing distances in time.
public final class LineProgress implements WorkProgress {
    private static final long SHORTEST = TimeUnit.SECONDS.toNanos(2);
    private static final long FIRST = TimeUnit.SECONDS.toNanos(10);
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(60);

    private final PrintStream out;
    private final LongSupplier nanoTime;
    private String noun = "";
    private boolean reading;
    private int all;
    private int done;
    private int tenths;
    private long begun;
    private long last;
    private long distance = FIRST;

    public LineProgress(PrintStream out, LongSupplier nanoTime) {
        this.out = out;
        this.nanoTime = nanoTime;
        begin("document", 0);
    }

    @Override
    public void reading(String location, OptionalInt files) {
        boolean known = files.isPresent() && (!reading || all > 0);
        if (reading) {
            noun = known ? "file" : "document";
            all = known ? all + files.orElseThrow() : 0;
        } else {
            begin(known ? "file" : "document", files.orElse(0));
            reading = true;
        }
        out.println("Reading " + SafeText.line(location) + " ...");
    }

    @Override
    public void outcome(String path, Outcome outcome) {
        if (outcome.isOfAFile()) {
            step(1);
        }
    }

    @Override
    public void embedding(int passages) {
        begin("passage", passages);
        if (passages > 0) {
            out.println("Making vectors of " + Figures.count(passages, "passage") + " ...");
        }
    }

    @Override
    public void embedded(int passages) {
        step(passages);
    }

    @Override
    public void asking(int cells) {
        begin("cell", cells);
        if (cells > 0) {
            out.println("Filling " + Figures.count(cells, "cell") + " ...");
        }
    }

    @Override
    public void asked() {
        step(1);
    }

    private void begin(String newNoun, int newAll) {
        noun = newNoun;
        reading = false;
        all = newAll;
        done = 0;
        tenths = 0;
        begun = nanoTime.getAsLong();
        last = begun;
        distance = FIRST;
    }

    private void step(int by) {
        done += by;
        if (done != all && due()) {
            double seconds = (nanoTime.getAsLong() - begun) / 1e9;
            out.println(amount() + ", " + speed(done / seconds) + left(seconds));
        }
    }

    private String amount() {
        return all > 0
                ? Figures.grouped(done) + " of " + Figures.count(all, noun)
                : Figures.count(done, noun);
    }

    /// Work that takes ten seconds or more a piece is counted by the minute.
    private static String speed(double perSecond) {
        return perSecond < 0.1
                ? Figures.decimals(60 * perSecond, 1) + " a minute"
                : Figures.decimals(perSecond, perSecond < 10 ? 1 : 0) + " a second";
    }

    private String left(double seconds) {
        return all < done ? "" : ", " + Figures.duration(Math.round(seconds / done * (all - done))) + " left";
    }

    private boolean due() {
        long now = nanoTime.getAsLong();
        int reached = all > 0 ? (int) (10L * done / all) : 0;
        boolean byTime = now - last >= distance;
        if (!byTime && (reached == tenths || now - last < SHORTEST)) {
            return false;
        }
        tenths = reached;
        last = now;
        distance = byTime ? Math.min(LONGEST, 2 * distance) : distance;
        return true;
    }

    @Override
    public void close() {}
}
