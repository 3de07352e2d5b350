package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.library.LibraryStatus;
import dev.carrel.library.coverage.CoverageGap;
import dev.carrel.library.coverage.GapGroup;

/// The reasons why parts of a library cannot be found, each with the first few documents that it concerns.
public final class GapText {
    private static final int NAMED = 5;

    private GapText() {}

    /// The documents that are named.
    public static List<Origin> named(LibraryStatus status) {
        return status.gapGroups().stream().flatMap(group -> shown(group).stream())
                .map(GapGroup.Member::origin).toList();
    }

    /// While vectors are being made that is nearly every document, and it passes.
    private static List<GapGroup.Member> shown(GapGroup group) {
        return group.gap().reason() instanceof Reason.WaitingForVectors
                ? List.of()
                : group.members().subList(0, Math.min(NAMED, group.members().size()));
    }

    /// A line for each kind of gap, with an overview above; none if there are no gaps.
    static List<StyledText> of(LibraryStatus status, DocumentNames names) {
        List<GapGroup> groups = status.gapGroups();
        List<StyledText> lines = new ArrayList<>();
        if (!groups.isEmpty()) {
            lines.add(new StyledText().add("Coverage", Style.BOLD));
            lines.add(new StyledText().add("  " + Figures.count(status.whole(), "document") + " whole, "
                    + Figures.grouped(status.partly().size()) + " in part, "
                    + Figures.grouped(status.unread()) + " not at all"));
        }
        groups.forEach(group -> lines.addAll(of(group, names)));
        if (groups.stream().anyMatch(group -> group.members().size() > NAMED)) {
            lines.add(new StyledText().add("  `carrel show --coverage` names them all", Style.DIM));
        }
        return lines;
    }

    private static List<StyledText> of(GapGroup group, DocumentNames names) {
        List<StyledText> lines = new ArrayList<>();
        lines.add(new StyledText().add("  " + amount(group.gap()) + "  ", Style.ACCENT)
                .add(SafeText.line(ReasonText.of(group.gap().reason()))));
        List<GapGroup.Member> shown = shown(group);
        shown.forEach(member -> lines.add(line(member, names)));
        if (!shown.isEmpty() && shown.size() < group.members().size()) {
            lines.add(new StyledText().add("      and "
                    + Figures.grouped(group.members().size() - shown.size()) + " more", Style.DIM));
        }
        return lines;
    }

    private static StyledText line(GapGroup.Member member, DocumentNames names) {
        boolean found = member.kind() == GapGroup.Member.Kind.DOCUMENT;
        return new StyledText().add(found ? "    ◐ " : "    ✗ ", found ? Style.ACCENT : Style.BAD)
                .add(names.of(member.origin()))
                .add(member.part().isEmpty() ? "" : "  " + SafeText.line(member.part()), Style.DIM)
                .add(member.pages() == 0 ? "" : "  " + Figures.count(member.pages(), "page"), Style.DIM);
    }

    private static String amount(CoverageGap gap) {
        String documents = Figures.count(gap.documents(), "document");
        return gap.pages() == 0
                ? documents
                : Figures.count(gap.pages(), "page") + " of " + documents;
    }
}
