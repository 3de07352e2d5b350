package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.document.Metadata;
import dev.carrel.search.quote.Difference;
import dev.carrel.search.quote.QuotationMatch;
import dev.carrel.search.quote.Verdict;

/// The verdict on a quotation: whether it stands in the library, where, and what differs.
public final class VerdictText {
    private static final int MARGIN = 2;

    private final Terminal terminal;
    private final StringBuilder text = new StringBuilder();

    public VerdictText(Terminal terminal) {
        this.terminal = terminal;
    }

    public static List<String> notes(Verdict verdict) {
        List<String> notes = new ArrayList<>();
        notes.add(Figures.count(verdict.coverage().documents(), "document") + " · "
                + Figures.milliseconds(verdict.took()));
        if (verdict.coverage().unsearchable() > 0 && verdict.findings().isEmpty()) {
            notes.add(Figures.count(verdict.coverage().unsearchable(), "document")
                    + " could not be read: `carrel status`");
        }
        return notes;
    }

    public String of(Verdict verdict) {
        if (verdict.findings().isEmpty()) {
            line(new StyledText().add("Not found", Style.BOLD), 0);
        }
        verdict.findings().forEach(this::finding);
        return text.toString();
    }

    private void finding(QuotationMatch finding) {
        text.append(text.isEmpty() ? "" : "\n");
        line(new StyledText().add(finding.isExact() ? "Exact" : "Near", Style.BOLD)
                .add(finding.isExact() ? "" : " " + Figures.percent(finding.similarity()), Style.ACCENT)
                .add("  " + SafeText.line(finding.citation() + "  " + described(finding))), 0);
        line(new StyledText().add("“" + SafeText.line(finding.text()) + "”"), MARGIN);
        finding.differences().forEach(difference -> line(difference(difference), MARGIN));
        line(new StyledText().add(DocumentLocation.brief(finding.found().origin().id())
                + (finding.link() == null ? "" : "  " + SafeText.line(finding.link())), Style.DIM), MARGIN);
    }

    private static String described(QuotationMatch finding) {
        Metadata metadata = finding.found().metadata();
        return metadata.title() + (metadata.year() == null ? "" : " · " + metadata.year());
    }

    private static StyledText difference(Difference difference) {
        return switch (difference) {
            case Difference.Replaced(String quoted, String said) -> new StyledText().add("replaced: quoted ")
                    .add(quotation(quoted), Style.MARK).add(", the text says ")
                    .add(quotation(said), Style.MARK);
            case Difference.Inserted(String quoted) -> new StyledText().add("inserted: ")
                    .add(quotation(quoted), Style.MARK).add(" is not in the text");
            case Difference.Omitted(String said) -> new StyledText().add("left out: ")
                    .add(quotation(said), Style.MARK).add(" is in the text");
        };
    }

    private static String quotation(String words) {
        return "“" + SafeText.line(words) + "”";
    }

    private void line(StyledText paragraph, int margin) {
        text.append(paragraph.block(margin, terminal));
    }
}
