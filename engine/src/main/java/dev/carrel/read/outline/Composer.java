package dev.carrel.read.outline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import dev.carrel.document.Caption;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.Reference;
import dev.carrel.document.SectionKind;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.outline.Outline.Block;
import dev.carrel.read.outline.Outline.Captioned;
import dev.carrel.read.outline.Outline.Cited;
import dev.carrel.read.outline.Outline.Heading;
import dev.carrel.read.outline.Outline.Text;
import dev.carrel.read.reference.ReferenceParser;
import org.jspecify.annotations.Nullable;

/// Makes a document of an outline. A section starts at each heading of level 1 or 2; deeper headings stay in the text at
/// their place. In papers, headings give sections their kind, and the list of cited works is kept apart.
public final class Composer {
    private static final int DEEPEST = 6;

    private final DocumentBuilder builder = new DocumentBuilder();
    private final List<String> summary = new ArrayList<>();
    private final Genre genre;
    private final String title;
    /// The kind that holds under a heading of each level; below the last heading it is that heading's.
    private final SectionKind[] kinds = new SectionKind[DEEPEST + 1];
    private List<String> path = List.of();
    /// The headings below the second level that hold, by their levels; null where there is none.
    private final @Nullable String[] deeper = new @Nullable String[DEEPEST + 1];
    /// The level from which on headings are not in the section's path.
    private int inText = 3;
    private SectionKind kind = SectionKind.CONTENT;
    private @Nullable String outer;
    private @Nullable Heading bare;
    private int references;

    private Composer(Genre genre, String title) {
        this.genre = genre;
        this.title = title;
        Arrays.fill(kinds, SectionKind.CONTENT);
    }

    /// @throws UnreadableException if there is nothing in it to be found by
    public static Document compose(Input input, MetadataBuilder facts, Outline outline)
            throws UnreadableException {
        List<Block> blocks = outline.blocks();
        String found = facts.title() != null ? facts.title() : FallbackTitle.among(blocks);
        if (found == null && facts.summary() == null && blocks.isEmpty()) {
            throw new UnreadableException(new Reason.NoText());
        }
        String title = found != null ? found : FallbackTitle.ofName(input.name());
        if (Genre.isSurelyPaper(blocks)) {
            facts.isBuiltAsPaper();
        }
        return new Composer(Genre.of(facts.type(), blocks), title).document(facts, blocks)
                .with(outline.hidden());
    }

    private Document document(MetadataBuilder facts, List<Block> blocks) {
        boolean onlyEntries = blocks.stream().noneMatch(
                block -> block instanceof Text text && !CitedEntries.areMostOf(text.text()));
        for (int i = 0; i < blocks.size(); i++) {
            add(blocks.get(i), blocks.subList(i + 1, blocks.size()), onlyEntries);
        }
        keepBareHeading();
        if (!summary.isEmpty()) {
            facts.summary(String.join(Document.PARAGRAPH_BREAK, summary));
        }
        return builder.build(facts.metadata(title));
    }

    /// Entries are no content, even where no heading says so; but a text of nothing else is what its owner wrote.
    private void add(Block block, List<Block> after, boolean onlyEntries) {
        switch (block) {
            case Heading heading -> heading(heading, after);
            case Text text when references > 0 || (!onlyEntries && CitedEntries.areMostOf(text.text())) ->
                CitedEntries.in(text.text()).forEach(entry -> reference("", entry));
            case Text text -> paragraph(text.text());
            case Captioned captioned ->
                builder.caption(new Caption(captioned.label(), captioned.text(), null));
            case Cited cited -> reference(cited.key(), cited.text());
        }
    }

    private void heading(Heading heading, List<Block> after) {
        if (!heading.text().equals(title) && genre.startsReferences(heading, after)) {
            references = heading.level();
            keepBareHeading();
        } else if (references == 0 || SectionKinds.isAppendix(heading.text())
                || genre.endsReferences(heading.level(), references)) {
            references = 0;
            open(heading);
        }
    }

    private void open(Heading heading) {
        int level = Math.clamp(heading.level(), 1, DEEPEST);
        SectionKind parent = kinds[level - 1];
        SectionKind own = genre.kind(heading.text(), parent);
        Arrays.fill(kinds, level, DEEPEST + 1, level > 2 && parent == SectionKind.SUMMARY ? parent : own);
        Arrays.fill(deeper, level, DEEPEST + 1, null);
        if (level > 2) {
            deeper[level] = heading.text();
            openBelow(level, kinds[level]);
            return;
        }
        inText = 3;
        if (bare != null && heading.level() <= bare.level()) {
            keepBareHeading();
        }
        path = pathTo(heading);
        kind = own;
        bare = heading;
        builder.section(kind, path);
    }

    /// A deeper heading stays in the text, unless it says that what follows is of another kind, or ends what one said that
    /// did: then it is a section too.
    private void openBelow(int level, SectionKind own) {
        if (own != kind || level < inText) {
            kind = own;
            inText = own == kinds[2] ? 3 : level + 1;
            builder.section(kind, Stream.concat(path.stream(), deeper(3, inText)).toList());
        }
        builder.under(deeper(inText, DEEPEST + 1).toList());
        paragraph(Objects.requireNonNull(deeper[level]));
    }

    private Stream<String> deeper(int from, int before) {
        return Arrays.stream(deeper, from, before).filter(Objects::nonNull).map(Objects::requireNonNull);
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
        builder.reference(text.isEmpty()
                ? new Reference("@" + key, key, null, null, List.of(), null)
                : ReferenceParser.parse(key.isEmpty() ? null : key, text));
    }
}
