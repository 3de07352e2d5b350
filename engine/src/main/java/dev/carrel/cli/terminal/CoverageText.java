package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Omission;
import dev.carrel.document.Origin;
import dev.carrel.index.Coverage;
import dev.carrel.index.Entry;
import dev.carrel.index.Failure;
import dev.carrel.library.Gap;
import dev.carrel.library.PageCoverage;
import dev.carrel.library.Status;

/// How much of a library, of a document, of a page can be found, and why not the rest.
public final class CoverageText {
    private final Terminal terminal;

    public CoverageText(Terminal terminal) {
        this.terminal = terminal;
    }

    /// A table of reasons; nothing if there are none.
    static List<StyledText> reasons(Status status) {
        List<StyledText> lines = new ArrayList<>();
        List<Gap> gaps = status.gaps();
        if (!gaps.isEmpty()) {
            lines.add(new StyledText().add("Coverage", Style.BOLD));
            lines.add(new StyledText().add("  " + Figures.count(status.whole(), "document") + " whole, "
                    + Figures.grouped(status.partly().size()) + " in part, "
                    + Figures.grouped(status.unread()) + " not at all"));
            int width = gaps.stream().mapToInt(gap -> amount(gap).length()).max().orElse(0);
            gaps.forEach(gap -> lines.add(new StyledText()
                    .add("  " + " ".repeat(width - amount(gap).length()) + amount(gap) + "  ", Style.ACCENT)
                    .add(SafeText.line(gap.reason()), Style.DIM)));
        }
        return lines;
    }

    private static String amount(Gap gap) {
        String documents = Figures.count(gap.documents(), "document");
        return gap.pages() == 0
                ? documents
                : Figures.count(gap.pages(), "page") + " of " + documents;
    }

    /// Every document and every failure, one a line.
    public String of(List<Coverage> documents, List<Failure> failures) {
        List<StyledText> lines = new ArrayList<>();
        documents.forEach(document -> lines.add(line(document)));
        failures.forEach(failure -> lines.add(line(failure)));
        return text(lines);
    }

    static StyledText line(Coverage document) {
        List<Gap> gaps = Gap.of(document);
        return new StyledText()
                .add(gaps.isEmpty() ? "  ✓ " : "  ◐ ", gaps.isEmpty() ? Style.GOOD : Style.ACCENT)
                .add(SafeText.line(name(document.origin())))
                .add("  " + figures(document), Style.DIM)
                .add(String.join("", gaps.stream().map(CoverageText::told).toList()), Style.DIM);
    }

    /// Of many documents in one file each is named by what the file calls it.
    private static String name(Origin origin) {
        return origin.path().endsWith(origin.key()) ? origin.path() : origin.path() + " " + origin.key();
    }

    private static String told(Gap gap) {
        return "; " + (gap.pages() == 0 ? "" : Figures.count(gap.pages(), "page") + ": ")
                + SafeText.line(gap.reason());
    }

    private static String figures(Coverage document) {
        return (document.pages() == 0 ? "" : Figures.count(document.pages(), "page") + ", ")
                + Figures.count(document.passages(), "passage") + ", " + Figures.grouped(document.embedded())
                + " embedded";
    }

    static StyledText line(Failure failure) {
        return new StyledText().add("  ✗ ", Style.BAD).add(SafeText.line(failure.origin().path()))
                .add(": " + SafeText.line(failure.reason()), Style.DIM);
    }

    /// One document, page by page.
    public String of(Entry entry) {
        List<StyledText> lines = new ArrayList<>();
        lines.add(new StyledText().add(SafeText.line(entry.document().metadata().title()), Style.BOLD));
        lines.add(line(Coverage.of(entry)));
        entry.document().omissions().forEach(omission -> lines.add(line(omission)));
        PageCoverage.of(entry).forEach(page -> lines.add(line(page)));
        return text(lines);
    }

    private static StyledText line(Omission omission) {
        String share = Math.round(100 * omission.share()) + " %";
        return new StyledText()
                .add("    " + " ".repeat(Math.max(0, 5 - share.length())) + share + " left out: "
                        + omission.reason().label(), Style.DIM);
    }

    private static StyledText line(PageCoverage page) {
        String state = page.embedded()
                ? "indexed, embedded"
                : page.indexed() ? "indexed" : page.readable() ? "not indexed" : "not readable";
        return new StyledText().add(page.reason() == null ? "  ✓ " : page.indexed() ? "  ◐ " : "  ✗ ",
                page.reason() == null ? Style.GOOD : page.indexed() ? Style.ACCENT : Style.BAD)
                .add("page " + page.page() + "  " + state)
                .add(page.reason() == null ? "" : ": " + SafeText.line(page.reason()), Style.DIM);
    }

    private String text(List<StyledText> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line.rendered(terminal.colours())).append('\n'));
        return text.toString();
    }
}
