package dev.carrel.read;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.document.Caption;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.SectionKind;
import dev.carrel.read.Outline.Block;
import dev.carrel.read.Outline.Captioned;
import dev.carrel.read.Outline.Cited;
import dev.carrel.read.Outline.Heading;
import dev.carrel.read.Outline.Text;
import dev.carrel.read.reference.ReferenceParser;
import org.jspecify.annotations.Nullable;

/// Makes a document of an outline. A section starts at each heading of level 1 or 2; deeper headings stay in the text at
/// their place. In papers, headings give sections their kind, and the list of cited works is kept apart.
public final class Composer {
    private final DocumentBuilder builder = new DocumentBuilder();
    private final List<String> summary = new ArrayList<>();
    private final Genre genre;
    private final String title;
    private List<String> path = List.of();
    private SectionKind outerKind = SectionKind.CONTENT;
    private SectionKind kind = SectionKind.CONTENT;
    private @Nullable String outer;
    private @Nullable Heading bare;
    private boolean inReferences;

    private Composer(Genre genre, String title) {
        this.genre = genre;
        this.title = title;
    }

    /// @throws UnreadableException if there is nothing in it to be found by
    public static Document compose(Input input, Facts facts, Outline outline) throws UnreadableException {
        List<Block> blocks = outline.blocks();
        String found = facts.title() != null ? facts.title() : Titles.among(blocks);
        if (found == null && facts.summary() == null && blocks.isEmpty()) {
            throw new UnreadableException("no text in it");
        }
        String title = found != null ? found : Titles.ofName(input.name());
        return new Composer(Genre.of(facts.type(), blocks), title).document(facts, blocks);
    }

    private Document document(Facts facts, List<Block> blocks) {
        blocks.forEach(this::add);
        keepBareHeading();
        if (!summary.isEmpty()) {
            facts.summary(String.join(Document.PARAGRAPH_BREAK, summary));
        }
        return builder.build(facts.metadata(title));
    }

    private void add(Block block) {
        switch (block) {
            case Heading heading -> heading(heading);
            case Text text when inReferences -> entries(text.text()).forEach(entry -> reference("", entry));
            case Text text -> paragraph(text.text());
            case Captioned captioned ->
                builder.caption(new Caption(captioned.label(), captioned.text(), null));
            case Cited cited -> reference(cited.key(), cited.text());
        }
    }

    private void heading(Heading heading) {
        if (genre.startsReferences(heading.text())) {
            inReferences = true;
            keepBareHeading();
        } else if (!inReferences || SectionKinds.isAppendix(heading.text())) {
            inReferences = false;
            open(heading);
        }
    }

    private void open(Heading heading) {
        if (heading.level() > 2) {
            paragraph(heading.text());
            return;
        }
        if (bare != null && heading.level() <= bare.level()) {
            keepBareHeading();
        }
        path = pathTo(heading);
        kind = genre.kind(heading.text(), heading.level() == 1 ? SectionKind.CONTENT : outerKind);
        outerKind = heading.level() == 1 ? kind : outerKind;
        bare = heading;
        builder.section(kind, path);
    }

    private List<String> pathTo(Heading heading) {
        if (heading.text().isEmpty()) {
            outer = null;
            return List.of();
        }
        if (heading.level() == 1) {
            outer = heading.text();
        }
        return heading.level() == 1 || outer == null
                ? List.of(heading.text())
                : List.of(outer, heading.text());
    }

    private void paragraph(String text) {
        bare = null;
        builder.paragraph(text);
        if (kind == SectionKind.SUMMARY) {
            summary.add(text.strip());
        }
    }

    /// A heading with nothing under it is all that its section says.
    private void keepBareHeading() {
        if (bare != null && !bare.text().equals(title)) {
            builder.paragraph(bare.text());
        }
        bare = null;
    }

    private void reference(String key, String text) {
        builder.reference(ReferenceParser.parse(key.isEmpty() ? null : key, text));
    }

    /// A list of works is one block; each of its items is an entry.
    private static List<String> entries(String text) {
        boolean list = text.lines().allMatch(line -> line.matches("(- |\\s|\\d+[.)] |\\[\\w+\\]).*"));
        return list
                ? Stream.of(text.split("\n(?=- |\\d+[.)] |\\[)")).map(Composer::unmarked).toList()
                : List.of(CleanText.line(text));
    }

    private static String unmarked(String item) {
        return CleanText.line(item.replaceFirst("^(- |\\d+[.)] |\\[\\w+\\]\\s*)", ""));
    }
}
