package dev.carrel.cli.terminal;

import java.util.List;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.ingest.Report;

/// The report of a run in a few lines: one clear sentence first, then whatever needs attention.
public record ReportText(Terminal terminal) {
    private static final int NAMED = 20;

    public String of(Report report) {
        StringBuilder text = new StringBuilder();
        if (report.indexed() + report.unchanged() + report.moved() + report.failed().size() > 0
                || (report.unreachable().isEmpty() && report.citations() == 0)) {
            line(headline(report), text);
        }
        failures(report.failed(), text);
        unreachable(report.unreachable(), text);
        if (report.citations() > 0) {
            line(Figures.count(report.citations(), "citation") + " listed.", text);
        }
        if (report.moved() > 0) {
            line(Figures.count(report.moved(), "document") + " moved, not read again.", text);
        }
        if (report.removed() > 0) {
            line(Figures.count(report.removed(), "document") + " no longer there, taken out.", text);
        }
        if (report.keptOut() > 0) {
            line(Figures.count(report.keptOut(), "document") + " that you removed "
                    + (report.keptOut() == 1 ? "stays" : "stay") + " out: `carrel status`", text);
        }
        if (report.skipped() > 0) {
            line(Figures.count(report.skipped(), "file") + " passed over: not a kind that Carrel reads.",
                    text);
        }
        if (report.interrupted()) {
            line("Interrupted" + waiting(report) + ". Run the same command again to go on from here.", text);
        }
        return text.toString();
    }

    private static String headline(Report report) {
        int present = report.indexed() + report.unchanged() + report.moved();
        int failed = report.failed().size() - report.incomplete();
        int all = present + failed;
        String missing = report.missing() == 0
                ? ""
                : ", " + Figures.count(report.missing(), "attachment") + " still missing";
        String attachments = missing + (report.incomplete() == 0
                ? ""
                : ", " + Figures.count(report.incomplete(), "attachment") + " not read");
        String unchanged = report.unchanged() == 0
                ? ""
                : " (" + Figures.grouped(report.unchanged()) + " unchanged)";
        return failed == 0
                ? Figures.count(all, "document") + " indexed" + unchanged + attachments
                        + (report.incomplete() == 0 ? "." : ":")
                : Figures.grouped(present) + " of " + Figures.count(all, "document") + " indexed" + unchanged
                        + ", " + Figures.grouped(failed) + " failed" + attachments + ":";
    }

    private void failures(List<Report.Failed> failures, StringBuilder text) {
        failures.stream().limit(NAMED).forEach(failed -> text
                .append(new StyledText().add("  ✗ ", Style.BAD).add(SafeText.line(failed.path()))
                        .add(": " + SafeText.line(ReasonText.of(failed.reason())), Style.DIM)
                        .rendered(terminal.colours()))
                .append('\n'));
        if (failures.size() > NAMED) {
            line("  and " + Figures.grouped(failures.size() - NAMED) + " more: `carrel status`", text);
        }
    }

    /// One sentence a place, and what to do.
    private static void unreachable(List<Report.Failed> places, StringBuilder text) {
        places.forEach(
                place -> line(SafeText.line(place.path()) + " " + SafeText.line(ReasonText.of(place.reason()))
                        + ". Run this again when it is back.", text));
    }

    private static String waiting(Report report) {
        return report.waiting() == 0
                ? ""
                : ", " + Figures.count(report.waiting(), "passage") + " still without a vector";
    }

    private static void line(String line, StringBuilder text) {
        text.append(line).append('\n');
    }
}
