package dev.carrel.cli.list;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.document.Metadata;
import dev.carrel.document.label.ReadingStatus;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.library.list.WorkListing;
import dev.carrel.library.list.WorkRow;

/// A list of works, two lines each: the title, and what else is known.
record WorkListText(Terminal terminal) {
    private static final int NAMED_AUTHORS = 3;
    private static final int ID_SHOWN = 8;
    private static final String MARGIN = " ".repeat(ID_SHOWN + 2);

    String of(WorkListing listing) {
        StringBuilder text = new StringBuilder();
        listing.rows().forEach(row -> add(row, text));
        return text.toString();
    }

    private void add(WorkRow row, StringBuilder text) {
        Metadata metadata = row.work().metadata();
        WorkLabels labels = row.work().labels();
        String title = SafeText.line(metadata.title()).strip();
        List<StyledText> lines = new StyledText()
                .add(labels.starred() ? "★ " : "").add(title.isEmpty() ? "(no title)" : title, Style.BOLD)
                .wrapped(terminal.narrower(MARGIN.length()).width());
        for (int i = 0; i < lines.size(); i++) {
            String before = i == 0 ? row.fullest().value().substring(0, ID_SHOWN) + "  " : MARGIN;
            text.append(new StyledText().add(before, Style.DIM).append(lines.get(i))
                    .rendered(terminal.colours())).append('\n');
        }
        new StyledText().add(facts(row, metadata, labels), Style.DIM)
                .wrapped(terminal.narrower(MARGIN.length()).width())
                .forEach(line -> text.append(MARGIN).append(line.rendered(terminal.colours())).append('\n'));
    }

    private static String facts(WorkRow row, Metadata metadata, WorkLabels labels) {
        List<String> facts = new ArrayList<>();
        List<String> people = metadata.people();
        facts.add(String.join(", ", people.subList(0, Math.min(NAMED_AUTHORS, people.size())))
                + (people.size() > NAMED_AUTHORS ? " et al." : ""));
        facts.add(metadata.year() == null ? "" : metadata.year().toString());
        facts.add(metadata.site() == null ? "" : metadata.site());
        facts.add(row.citedBy() == 0 ? "" : "cited by " + row.citedBy());
        facts.add(row.work().versions().size() == 1 ? "" : row.work().versions().size() + " versions");
        facts.add(labels.tags().stream().map(tag -> "#" + tag).collect(Collectors.joining(" ")));
        facts.add(labels.reading() == ReadingStatus.NONE ? "" : labels.reading().label());
        return SafeText.line(facts.stream().filter(fact -> !fact.isBlank())
                .collect(Collectors.joining(" · ")));
    }
}
