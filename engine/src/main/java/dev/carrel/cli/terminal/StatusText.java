package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Statistics;
import dev.carrel.library.LibraryStatus;

/// The contents of a library in a few lines.
public record StatusText(Terminal terminal) {
    private static final int NAMED = 20;

    /// @param names of what [GapText] names
    public String of(LibraryStatus status, DocumentNames names) {
        List<StyledText> lines = new ArrayList<>();
        lines.add(new StyledText().add("Library " + status.library(), Style.BOLD));
        if (status.isEmpty()) {
            lines.add(new StyledText().add("It is empty. Add documents to it: carrel add FOLDER"));
        } else {
            holdings(status, lines);
            sources(status, lines);
            lines.addAll(GapText.of(status, names));
            removed(status.removed(), lines);
        }
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line.rendered(terminal.colours())).append('\n'));
        return text.toString();
    }

    private static void holdings(LibraryStatus status, List<StyledText> lines) {
        Statistics statistics = status.statistics();
        lines.add(fact("documents", Figures.grouped(statistics.documents())));
        lines.add(fact("passages", Figures.grouped(statistics.passages()) + waiting(status.waiting())));
        lines.add(fact("model", status.facts().model() + ", " + status.facts().dimensions() + " dimensions"));
        lines.add(fact("on disk", Figures.bytes(statistics.bytes())));
    }

    private static StyledText fact(String name, String value) {
        return new StyledText().add("  " + name + " ".repeat(12 - name.length()), Style.DIM).add(value);
    }

    private static String waiting(int passages) {
        return passages == 0
                ? ""
                : ", of which " + Figures.grouped(passages)
                        + " wait for vectors: run `carrel sync`";
    }

    private static void sources(LibraryStatus status, List<StyledText> lines) {
        lines.add(new StyledText().add("Sources", Style.BOLD));
        for (Source source : status.sources()) {
            int documents = status.statistics().of(source.id()::equals).documents();
            lines.add(new StyledText().add("  " + source.kind().word() + " ", Style.ACCENT)
                    .add(SafeText.line(source.location()))
                    .add("  " + Figures.count(documents, "document")
                            + (source.synced() == null ? ", not read to the end" : ""), Style.DIM));
        }
    }

    private static void removed(List<RemovedDocument> removed, List<StyledText> lines) {
        if (!removed.isEmpty()) {
            lines.add(new StyledText().add("Removed, and kept out until added by name", Style.BOLD));
        }
        removed.stream().limit(NAMED).forEach(each -> lines.add(new StyledText().add("  – ", Style.DIM)
                .add(SafeText.line(each.title())).add("  " + name(each), Style.DIM)));
        if (removed.size() > NAMED) {
            lines.add(new StyledText().add("  and " + Figures.grouped(removed.size() - NAMED)
                    + " more: `carrel status --json` names them all", Style.DIM));
        }
    }

    /// Tells that removed documents stay out while their sources hold them.
    public static String stays(List<RemovedDocument> removed) {
        return removed.size() == 1
                ? "It stays out when its source is synced; to have it back: carrel add "
                        + name(removed.getFirst())
                : "They stay out when their sources are synced, until added by name: `carrel status` lists them.";
    }

    /// The name by which it can be added again: a file by its path, a part of something else by its id.
    private static String name(RemovedDocument removed) {
        Origin origin = removed.origin();
        return origin.id().equals(DocumentId.of(origin.path()))
                ? SafeText.line(origin.path())
                : DocumentLocation.brief(origin.id());
    }
}
