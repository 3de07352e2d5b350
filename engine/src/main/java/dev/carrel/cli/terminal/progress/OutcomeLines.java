package dev.carrel.cli.terminal.progress;

import java.io.PrintStream;
import java.time.Clock;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Map;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.ingest.Outcome;
import dev.carrel.ingest.Progress;

/// A line for every document that something happened to, with the time of day. What stayed as it was is passed over,
/// and what fails as it did is told once.
public final class OutcomeLines implements Progress {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ISO_LOCAL_TIME;

    private final PrintStream out;
    private final Clock clock;
    private final Map<String, Reason> failed = new HashMap<>();

    public OutcomeLines(PrintStream out, Clock clock) {
        this.out = out;
        this.clock = clock;
    }

    @Override
    public void outcome(String path, Outcome outcome) {
        switch (outcome) {
            case Outcome.Indexed(int passages, var before) ->
                line(before == Outcome.Before.ABSENT ? "added" : "changed", path,
                        ", " + Figures.count(passages, "passage"));
            case Outcome.Moved(String from) -> line("moved", path, ", was " + SafeText.line(from));
            case Outcome.Removed() -> line("removed", path, "");
            case Outcome.Failed(Reason because) -> failed(path, because);
            case Outcome.Incomplete(Reason because) -> failed(path, because);
            case Outcome.Unreachable(Reason because) ->
                line("missing", path, " " + SafeText.line(ReasonText.of(because)));
            case Outcome.Citations(int count, var before) -> {
                if (before == Outcome.Before.ABSENT) {
                    line("added", path, ", " + Figures.count(count, "citation"));
                }
            }
            case Outcome.Unchanged(),Outcome.KeptOut(),Outcome.StillMissing(),Outcome.Skipped(_) -> {
            }
        }
    }

    private void failed(String path, Reason because) {
        if (!because.equals(failed.put(path, because))) {
            line("failed", path, ": " + SafeText.line(ReasonText.of(because)));
        }
    }

    private void line(String what, String path, String more) {
        String time = TIME.format(LocalTime.now(clock).withNano(0));
        out.println((time.length() == 5 ? time + ":00" : time) + "  " + what
                + " ".repeat(9 - what.length()) + SafeText.line(path) + more);
        out.flush();
    }
}
