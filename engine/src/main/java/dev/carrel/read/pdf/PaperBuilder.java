package dev.carrel.read.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;

import dev.carrel.document.Caption;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Reference;
import dev.carrel.document.SectionKind;
import dev.carrel.read.SectionKinds;

/// Makes a document of blocks whose roles are known.
final class PaperBuilder {
    private final Typography type;
    private final TextJoiner joiner;
    private final DocumentBuilder builder = new DocumentBuilder();
    private final List<Block> text = new ArrayList<>();
    private final List<Block> references = new ArrayList<>();
    private final List<Caption> captions = new ArrayList<>();
    private final HeadingLevels levels;
    private SectionPath path = new SectionPath();

    PaperBuilder(Typography type, TextJoiner joiner, HeadingLevels levels) {
        this.type = type;
        this.joiner = joiner;
        this.levels = levels;
    }

    Document build(List<Block> blocks, int pages, String fallbackTitle) {
        String title = blocks.stream().filter(block -> block.is(Role.TITLE)).findFirst()
                .map(block -> joiner.text(block.lines())).orElse(fallbackTitle);
        summary(blocks);
        for (Block block : blocks) {
            switch (block.role()) {
                case HEADING -> heading(block);
                case TEXT -> text.add(block);
                case CAPTION -> caption(block);
                case REFERENCE -> references.add(block);
                case UNKNOWN, TITLE, AUTHORS, FRONT, ABSTRACT, FLOAT, FOOTNOTE -> {
                }
            }
        }
        flush();
        figures();
        new ReferenceEntries(joiner).of(references)
                .forEach(entry -> builder.reference(new Reference(entry, null, null, null, List.of(), null)));
        return builder.pages(pages).build(Metadata.of(title, DocumentType.PAPER).build());
    }

    private void summary(List<Block> blocks) {
        List<Block> summary = blocks.stream().filter(block -> block.is(Role.ABSTRACT)).toList();
        String printed = blocks.stream()
                .filter(block -> block.is(Role.HEADING) && FrontPage.isAbstract(block.text())).findFirst()
                .map(Block::text).orElse("Abstract");
        builder.section(SectionKind.SUMMARY, List.of(printed));
        for (List<Line> paragraph : new Paragraphs(type).of(summary)) {
            TextJoiner.Joined joined = joiner.join(paragraph);
            RunIn runIn = RunIn.of(paragraph, type, joiner);
            String words = FrontPage.ABSTRACT.matcher(joined.text()).replaceFirst("");
            if (runIn.isPresent() && !FrontPage.ABSTRACT.matcher(runIn.heading()).find()) {
                builder.section(SectionKind.SUMMARY, List.of(printed, runIn.heading()));
                words = runIn.rest();
            }
            builder.paragraph(joined.page(), words, joined.boxes());
        }
        builder.section(SectionKind.CONTENT, List.of());
    }

    private void heading(Block block) {
        flush();
        String heading = joiner.text(block.lines());
        if (SectionKinds.isReferences(heading) || FrontPage.isAbstract(heading)) {
            return;
        }
        path = path.with(levels.of(block), heading);
        builder.section(path.kind(), path.headings());
    }

    private void flush() {
        for (List<Line> paragraph : new Paragraphs(type).of(text)) {
            RunIn runIn = RunIn.of(paragraph, type, joiner);
            TextJoiner.Joined joined = joiner.join(paragraph);
            if (runIn.isPresent()) {
                path = path.with(HeadingLevels.RUN_IN, runIn.heading());
                builder.section(path.kind(), path.headings());
            }
            builder.paragraph(joined.page(), runIn.isPresent() ? runIn.rest() : joined.text(),
                    joined.boxes());
        }
        text.clear();
    }

    private void caption(Block block) {
        String words = joiner.text(block.lines());
        Matcher label = Captions.LABEL.matcher(words);
        if (label.find()) {
            Caption caption = new Caption(label.group(1) + " " + label.group(2),
                    words.substring(label.end()).strip(), block.page());
            if (captions.stream().noneMatch(other -> isAgain(other, caption))) {
                captions.add(caption);
            }
        }
    }

    /// Tables that go on over pages repeat their captions.
    private static boolean isAgain(Caption first, Caption second) {
        String start = second.text().substring(0, Math.min(20, second.text().length()));
        return first.label().equalsIgnoreCase(second.label())
                && (first.text().startsWith(start)
                        || second.text().toLowerCase(Locale.ROOT).matches("\\(?cont.*"));
    }

    /// Captions are passages of their own, after the text that they would interrupt.
    private void figures() {
        for (Caption caption : captions) {
            builder.caption(caption);
            builder.section(SectionKind.FIGURE, List.of());
            builder.paragraph(Objects.requireNonNull(caption.page()), caption.label() + ". " + caption.text(),
                    List.of());
        }
    }
}
