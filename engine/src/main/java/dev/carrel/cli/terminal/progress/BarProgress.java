package dev.carrel.cli.terminal.progress;

import java.io.PrintStream;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.OptionalInt;

import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.ingest.Outcome;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/// Progress as a bar that moves, for people: first files, then passages.
public final class BarProgress implements WorkProgress {
    private static final int UPDATE_MILLIS = 200;

    private final PrintStream out;
    private final int width;
    private @Nullable ProgressBar bar;
    private int failed;
    private boolean reading;

    public BarProgress(PrintStream out, Terminal terminal) {
        this.out = out;
        this.width = terminal.width() - 1;
    }

    @Override
    public void reading(String location, OptionalInt files) {
        if (bar != null && reading) {
            bar.maxHint(files.isPresent() && !bar.isIndefinite() ? bar.getMax() + files.getAsInt() : -1);
        } else {
            begin("Reading", files.orElse(-1), files.isPresent() ? " files" : " documents");
            reading = true;
        }
    }

    @Override
    public void outcome(String path, Outcome outcome) {
        if (outcome instanceof Outcome.Failed || outcome instanceof Outcome.Incomplete) {
            failed++;
        }
        step(outcome.isOfAFile() ? 1 : 0);
        if (failed > 0 && bar != null) {
            // It stands directly behind the speed.
            bar.setExtraMessage(", " + failed + " failed");
        }
    }

    @Override
    public void embedding(int passages) {
        if (passages == 0) {
            close();
        } else {
            begin("Making vectors", passages, "");
        }
    }

    @Override
    public void embedded(int passages) {
        step(passages);
    }

    @Override
    public void asking(int cells) {
        if (cells > 0) {
            begin("Filling", cells, " cells");
        }
    }

    @Override
    public void asked() {
        step(1);
    }

    private void begin(String name, int all, String unit) {
        close();
        reading = false;
        bar = new ProgressBarBuilder().setTaskName(name).setInitialMax(all).setUnit(unit, 1)
                .setStyle(ProgressBarStyle.UNICODE_BLOCK).setUpdateIntervalMillis(UPDATE_MILLIS)
                .setConsumer(new ConsoleProgressBarConsumer(out, width)).clearDisplayOnFinish()
                .showSpeed(new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Locale.ROOT)))
                .build();
    }

    private void step(int by) {
        if (bar != null) {
            bar.stepBy(by);
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
            bar = null;
        }
    }
}
