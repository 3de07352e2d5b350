package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.Reference;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.DocumentConnections;
import org.jspecify.annotations.Nullable;

/// A whole document, to be read from top to bottom.
public final class DocumentText {
    private static final int MARGIN = 2;
    private static final int NAMED = 20;

    private final Terminal terminal;
    private final StringBuilder text = new StringBuilder();

    public DocumentText(Terminal terminal) {
        this.terminal = terminal;
    }

    public String of(IndexEntry entry, DocumentConnections connections) {
        Document document = entry.document();
        metadata(document.metadata(), entry);
        labels(connections.labels());
        connections(connections);
        said(connections.said());
        List<String> above = List.of();
        for (Section section : document.sections()) {
            List<String> path = HeadingTrail.below(document.metadata().title(), section.heading());
            section(section, path, above);
            above = path;
        }
        if (!document.references().isEmpty()) {
            heading("References");
            references(document.references(), connections);
        }
        return text.toString();
    }

    private void metadata(Metadata metadata, IndexEntry entry) {
        lines(new StyledText().add(SafeText.line(metadata.title()), Style.BOLD), 0);
        fact("", String.join(", ", metadata.authors()));
        contributors(metadata);
        fact("", metadata.year() == null ? null : metadata.year().toString());
        fact("tags", String.join(", ", metadata.tags()));
        fact("collections", String.join(", ", metadata.collections()));
        fact("cite key", metadata.citekey());
        fact("DOI", Doi.text(metadata.doi()));
        fact("in", metadata.site());
        fact("address", metadata.url());
        fact("Zotero", metadata.zotero() == null ? null : metadata.zotero().link().orElse(null));
        fact("file", entry.origin().path());
        fact("id", entry.origin().id().value());
        fact("passages", coverage(entry));
    }

    private void labels(WorkLabels labels) {
        fact("own tags", String.join(", ", labels.tags()));
        fact("noted", Stream.of(labels.starred() ? "★" : "", labels.reading().label())
                .filter(each -> !each.isEmpty()).collect(Collectors.joining(" · ")));
    }

    /// A line for each role, in the order in which roles are first named.
    private void contributors(Metadata metadata) {
        Map<String, List<String>> names = new LinkedHashMap<>();
        metadata.contributors().forEach(other -> names
                .computeIfAbsent(other.role(), _ -> new ArrayList<>()).add(other.name()));
        names.forEach((role, who) -> fact(SafeText.line(role), String.join(", ", who)));
    }

    private void connections(DocumentConnections connections) {
        connections.versions().forEach(version -> fact("also as", DocumentLocation.of(version)));
        fact("cites", named(connections.cites()));
        fact("cited by", named(connections.citedBy()));
        connections.pageRank().ifPresent(rank -> fact("PageRank", Figures.decimals(rank, 2)));
    }

    /// The words of others, before its own.
    private void said(List<DocumentConnections.Said> said) {
        if (said.isEmpty()) {
            return;
        }
        heading("What your library says about it");
        said.stream().limit(NAMED).forEach(each -> {
            paragraph("“" + SafeText.line(each.sentence().text()) + "”", Style.PLAIN);
            lines(AnswerText.from(each.sentence(), each.citing()), MARGIN);
        });
        if (said.size() > NAMED) {
            paragraph("and " + Figures.grouped(said.size() - NAMED) + " more", Style.DIM);
        }
    }

    private static String named(List<DocumentId> documents) {
        String more = documents.size() > NAMED
                ? " and " + Figures.grouped(documents.size() - NAMED) + " more"
                : "";
        return documents.stream().limit(NAMED).map(DocumentLocation::brief).collect(Collectors.joining(" "))
                + more;
    }

    /// Those that are in the library say where.
    private void references(List<Reference> references, DocumentConnections connections) {
        for (int i = 0; i < references.size(); i++) {
            String cited = connections.cited(i).map(id -> "  → " + DocumentLocation.brief(id)).orElse("");
            paragraph(references.get(i).text() + cited, Style.DIM);
        }
    }

    private static String coverage(IndexEntry entry) {
        List<String> parts = new ArrayList<>();
        parts.add(Figures.grouped(entry.passages().size()));
        if (entry.waitsForVectors()) {
            parts.add("waiting for vectors");
        }
        if (entry.truncated()) {
            parts.add(Figures.grouped(entry.embeddable().size())
                    + " of them found by meaning too, as chunking.max-passages-per-document says");
        }
        entry.document().unreadable()
                .forEach(page -> parts
                        .add((page.page() == null ? "not read: " : "page " + page.page() + " not read: ")
                                + ReasonText.of(page.reason())));
        return String.join(", ", parts);
    }

    private void fact(String name, @Nullable String value) {
        if (value != null && !value.isBlank()) {
            lines(new StyledText().add(name.isEmpty() ? "" : name + ": ", Style.DIM)
                    .add(SafeText.line(value), name.isEmpty() ? Style.PLAIN : Style.DIM), 0);
        }
    }

    /// Of the heading path only what is new since the section before.
    private void section(Section section, List<String> path, List<String> above) {
        int same = 0;
        while (same < Math.min(path.size(), above.size()) && path.get(same).equals(above.get(same))) {
            same++;
        }
        if (path.isEmpty() && section.kind() == SectionKind.SUMMARY) {
            heading(section.kind().label());
        }
        path.subList(same, path.size()).forEach(this::heading);
        section.paragraphs().forEach(paragraph -> paragraph(paragraph.text(), Style.PLAIN));
    }

    private void heading(String heading) {
        text.append('\n');
        lines(new StyledText().add(SafeText.line(heading), Style.BOLD), 0);
    }

    /// Text that has its own lines, such as code and lists, keeps them.
    private void paragraph(String paragraph, Style style) {
        text.append('\n');
        SafeText.lines(paragraph).lines().forEach(line -> {
            int indent = line.length() - line.stripLeading().length();
            lines(new StyledText().add(line.strip(), style), Math.min(indent, terminal.width() / 2) + MARGIN);
        });
    }

    private void lines(StyledText paragraph, int margin) {
        text.append(paragraph.block(margin, terminal));
    }
}
