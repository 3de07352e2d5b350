package dev.carrel.read.pdf;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.Omission;
import dev.carrel.document.SectionKind;
import dev.carrel.read.SectionKinds;
import dev.carrel.read.reference.ReferenceParser;

/// Makes a document of blocks whose roles are known.
final class PaperBuilder {
    private final Typography type;
    private final TextJoiner joiner;
    private final DocumentBuilder builder = new DocumentBuilder();
    private final List<Block> text = new ArrayList<>();
    private final List<Block> references = new ArrayList<>();
    private final List<Block> notes = new ArrayList<>();
    private final List<String> keywords = new ArrayList<>();
    private final List<String> summary = new ArrayList<>();
    private final CaptionList captions;
    private final HeadingLevels levels;
    private final Opening opening;
    private final List<Block> blocks;
    private SectionPath path = new SectionPath();

    PaperBuilder(Typography type, TextJoiner joiner, List<Block> blocks) {
        this.type = type;
        this.joiner = joiner;
        this.blocks = blocks;
        this.levels = new HeadingLevels(blocks);
        this.opening = new Opening(blocks);
        this.captions = new CaptionList(joiner);
    }

    void unreadable(UnreadablePage page) {
        builder.unreadable(page.page(), page.reason());
    }

    void omissions(List<Omission> omissions) {
        builder.omissions(omissions);
    }

    Document build(int pages, PageFacts page, FileFacts file) {
        summary();
        blocks.forEach(this::add);
        flush();
        captions.figures(builder);
        notes();
        new ReferenceEntries(joiner).of(references)
                .forEach(entry -> builder.reference(ReferenceParser.parse(entry)));
        return builder.pages(pages).build(new Facts(page, file).metadata(pages, summary, keywords));
    }

    private void add(Block block) {
        switch (block.role()) {
            case HEADING -> heading(block);
            case TEXT -> text.add(block);
            case CAPTION -> captions.add(block);
            case REFERENCE -> references.add(block);
            case FOOTNOTE -> notes.add(block);
            case UNKNOWN, TITLE, AUTHORS, FRONT, ABSTRACT, FLOAT -> {
            }
        }
    }

    /// The abstract comes first, wherever the file has it.
    private void summary() {
        List<Block> parts = blocks.stream().filter(block -> block.is(Role.ABSTRACT)).toList();
        String printed = blocks.stream()
                .filter(block -> block.is(Role.HEADING) && FrontPage.isAbstract(block.text()))
                .findFirst().map(Block::text).orElse("Abstract");
        builder.section(SectionKind.SUMMARY, List.of(printed));
        for (List<Line> lines : new Paragraphs(type).of(parts)) {
            summaryPart(printed, lines);
        }
        builder.section(SectionKind.CONTENT, List.of());
    }

    private void summaryPart(String printed, List<Line> lines) {
        Joined joined = joiner.join(lines);
        RunIn runIn = RunIn.of(lines, joiner);
        if (Keywords.isLabelled(joined.text())) {
            keywords.addAll(Keywords.in(joined.text()));
            return;
        }
        boolean named = runIn.isPresent() && !FrontPage.ABSTRACT.matcher(runIn.heading()).find();
        if (named) {
            builder.section(SectionKind.SUMMARY, List.of(printed, runIn.heading()));
        }
        Joined words = named
                ? joined.from(runIn.end())
                : joined.from(joined.text().length()
                        - FrontPage.ABSTRACT.matcher(joined.text()).replaceFirst("").length());
        summary.add(named ? runIn.heading() + ": " + words.text() : words.text());
        words.addTo(builder);
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
        for (List<Line> lines : new Paragraphs(type).of(text)) {
            Joined joined = joiner.join(lines);
            if (Keywords.isLabelled(joined.text()) && keywords.isEmpty()) {
                keywords.addAll(Keywords.in(joined.text()));
                continue;
            }
            RunIn runIn = RunIn.of(lines, joiner);
            open(joined.text());
            if (runIn.isPresent()) {
                path = path.with(HeadingLevels.RUN_IN, runIn.heading());
                builder.section(path.kind(), path.headings());
            }
            joined.from(runIn.isPresent() ? runIn.end() : 0).addTo(builder);
        }
        text.clear();
    }

    /// Before the first heading a paragraph may begin another kind of text.
    private void open(String paragraph) {
        if (path.steps().isEmpty() && opening.turns(paragraph)) {
            builder.section(opening.kind(), List.of());
        }
    }

    private void notes() {
        for (Block note : notes) {
            builder.section(SectionKind.NOTE, List.of());
            joiner.join(note.lines()).addTo(builder);
        }
    }
}
