package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Origin;
import dev.carrel.document.Source;
import dev.carrel.index.Coverage;
import dev.carrel.index.Failure;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Statistics;
import dev.carrel.library.Status;

/// What a library holds.
public final class StatusText {
    private static final int NAMED = 20;

    private final Terminal terminal;

    public StatusText(Terminal terminal) {
        this.terminal = terminal;
    }

    public String of(Status status) {
        List<StyledText> lines = new ArrayList<>();
        lines.add(new StyledText().add("Library " + status.library(), Style.BOLD));
        if (status.isEmpty()) {
            lines.add(new StyledText().add("It is empty. Add documents to it: carrel add FOLDER"));
        } else {
            holdings(status, lines);
            sources(status, lines);
            lines.addAll(CoverageText.reasons(status));
            partly(status.partly().stream().filter(document -> !onlyWaits(document)).toList(), lines);
            failures(status.failures(), lines);
            removed(status.removed(), lines);
        }
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line.rendered(terminal.colours())).append('\n'));
        return text.toString();
    }

    private static void holdings(Status status, List<StyledText> lines) {
        Statistics statistics = status.statistics();
        lines.add(fact("documents", Figures.grouped(statistics.documents())));
        lines.add(fact("passages", Figures.grouped(statistics.passages()) + waiting(status.waiting())));
        lines.add(fact("model", status.facts().model() + ", " + status.facts().dimensions() + " dimensions"));
        lines.add(fact("on disk", Figures.bytes(statistics.bytes())));
    }

    /// While vectors are being made that is nearly every document, and it passes.
    private static boolean onlyWaits(Coverage document) {
        return document.unreadable().isEmpty() && !document.truncated();
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

    private static void sources(Status status, List<StyledText> lines) {
        lines.add(new StyledText().add("Sources", Style.BOLD));
        for (Source source : status.sources()) {
            int documents = status.statistics().of(source.id()::equals).documents();
            lines.add(new StyledText().add("  " + source.kind().word() + " ", Style.ACCENT)
                    .add(SafeText.line(source.location()))
                    .add("  " + Figures.count(documents, "document")
                            + (source.synced() == null ? ", not read to the end" : ""), Style.DIM));
        }
    }

    private static void failures(List<Failure> failures, List<StyledText> lines) {
        named("Could not be read", failures.stream().map(CoverageText::line).toList(), lines);
    }

    private static void removed(List<RemovedDocument> removed, List<StyledText> lines) {
        named("Removed, and kept out until added by name",
                removed.stream().map(each -> new StyledText().add("  – ", Style.DIM)
                        .add(SafeText.line(each.title())).add("  " + name(each), Style.DIM)).toList(),
                lines);
    }

    /// What becomes of documents that were removed while their sources stay.
    public static String stays(List<RemovedDocument> removed) {
        return removed.size() == 1
                ? "It stays out when its source is synced; to have it back: carrel add "
                        + name(removed.getFirst())
                : "They stay out when their sources are synced, until added by name: `carrel status` lists them.";
    }

    /// What to call it to add it again: a file by its path, a part of something else by its id.
    private static String name(RemovedDocument removed) {
        Origin origin = removed.origin();
        return origin.id().equals(DocumentId.of(origin.path()))
                ? SafeText.line(origin.path())
                : Places.brief(origin.id());
    }

    private static void partly(List<Coverage> documents, List<StyledText> lines) {
        named("Found in part", documents.stream().map(CoverageText::line).toList(), lines);
    }

    private static void named(String heading, List<StyledText> all, List<StyledText> lines) {
        if (!all.isEmpty()) {
            lines.add(new StyledText().add(heading, Style.BOLD));
            lines.addAll(all.subList(0, Math.min(NAMED, all.size())));
        }
        if (all.size() > NAMED) {
            lines.add(new StyledText().add("  and " + Figures.grouped(all.size() - NAMED)
                    + " more: `carrel show --coverage` names them all", Style.DIM));
        }
    }
}
