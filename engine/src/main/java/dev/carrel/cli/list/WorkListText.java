package dev.carrel.cli.list;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.cli.terminal.DocumentLocation;
import dev.carrel.cli.terminal.MetadataText;
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
    String of(WorkListing listing) {
        StringBuilder text = new StringBuilder();
        listing.rows().forEach(row -> add(row, text));
        return text.toString();
    }

    private void add(WorkRow row, StringBuilder text) {
        Metadata metadata = row.work().metadata();
        WorkLabels labels = row.work().labels();
        String id = DocumentLocation.brief(row.fullest()) + "  ";
        text.append(new StyledText().add(labels.starred() ? "★ " : "")
                .add(MetadataText.title(metadata), Style.BOLD).block(id, terminal));
        text.append(new StyledText().add(facts(row, metadata, labels), Style.DIM)
                .block(id.length(), terminal));
    }

    private static String facts(WorkRow row, Metadata metadata, WorkLabels labels) {
        List<String> facts = new ArrayList<>();
        facts.add(MetadataText.names(metadata.people()));
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
