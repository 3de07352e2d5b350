package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.document.HiddenText;
import dev.carrel.document.Omission;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.index.Coverage;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.coverage.CoverageGap;
import dev.carrel.library.coverage.PageCoverage;

/// The coverage of a library, a document or a page, and the reasons for gaps.
public record CoverageText(Terminal terminal) {
    /// Characters of a hidden text; `--json` has all.
    private static final int LONGEST = 300;

    /// Every document and every failure, one a line.
    public String of(List<Coverage> documents, List<Failure> failures, DocumentNames names) {
        List<StyledText> lines = new ArrayList<>();
        documents.forEach(document -> lines.add(line(names.of(document.origin()), document)));
        failures.forEach(failure -> lines.add(line(failure)));
        return text(lines);
    }

    /// Something that could not be read.
    public String of(Failure failure) {
        return text(List.of(line(failure)));
    }

    private static StyledText line(String name, Coverage document) {
        List<CoverageGap> gaps = CoverageGap.of(document);
        return new StyledText()
                .add(gaps.isEmpty() ? "  ✓ " : "  ◐ ", gaps.isEmpty() ? Style.GOOD : Style.ACCENT)
                .add(name)
                .add("  " + figures(document), Style.DIM)
                .add(String.join("", gaps.stream().map(CoverageText::told).toList()), Style.DIM);
    }

    private static String told(CoverageGap gap) {
        return "; " + (gap.pages() == 0 ? "" : Figures.count(gap.pages(), "page") + ": ")
                + SafeText.line(ReasonText.of(gap.reason()));
    }

    private static String figures(Coverage document) {
        return (document.pages() == 0 ? "" : Figures.count(document.pages(), "page") + ", ")
                + Figures.count(document.passages(), "passage") + ", " + Figures.grouped(document.embedded())
                + " embedded";
    }

    private static StyledText line(Failure failure) {
        return new StyledText().add("  ✗ ", Style.BAD).add(SafeText.line(failure.origin().path()))
                .add(": " + SafeText.line(ReasonText.of(failure.reason())), Style.DIM);
    }

    /// One document, page by page.
    public String of(IndexEntry entry) {
        List<StyledText> lines = new ArrayList<>();
        lines.add(new StyledText().add(SafeText.line(entry.document().metadata().title()), Style.BOLD));
        lines.add(line(SafeText.line(entry.origin().path()), Coverage.of(entry)));
        Coverage.of(entry).omissions().forEach(omission -> lines.add(line(omission)));
        entry.document().hidden().forEach(hidden -> lines.add(line(hidden)));
        PageCoverage.of(entry).forEach(page -> lines.add(line(page)));
        return text(lines);
    }

    private static StyledText line(Omission omission) {
        String share = Math.round(100 * omission.share()) + " %";
        return new StyledText()
                .add("    " + " ".repeat(Math.max(0, 5 - share.length())) + share + " left out: "
                        + omission.reason().label(), Style.DIM);
    }

    private static StyledText line(HiddenText hidden) {
        return new StyledText()
                .add("    hidden" + (hidden.page() == null ? "" : " on page " + hidden.page()) + ", "
                        + hidden.way().label() + ": ", Style.ACCENT)
                .add("“" + SafeText.line(shortened(hidden.text())) + "”");
    }

    private static String shortened(String text) {
        return text.codePointCount(0, text.length()) <= LONGEST
                ? text
                : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + " …";
    }

    private static StyledText line(PageCoverage page) {
        String state = page.embedded()
                ? "indexed, embedded"
                : page.indexed() ? "indexed" : page.readable() ? "not indexed" : "not readable";
        return new StyledText().add(page.reason() == null ? "  ✓ " : page.indexed() ? "  ◐ " : "  ✗ ",
                page.reason() == null ? Style.GOOD : page.indexed() ? Style.ACCENT : Style.BAD)
                .add("page " + page.page() + "  " + state)
                .add(page.reason() == null ? "" : ": " + SafeText.line(ReasonText.of(page.reason())),
                        Style.DIM);
    }

    private String text(List<StyledText> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line.rendered(terminal.colours())).append('\n'));
        return text.toString();
    }
}
