package dev.carrel.read.pdf.paper;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.Omission;
import dev.carrel.document.SectionKind;
import dev.carrel.read.outline.SectionKinds;
import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.block.JoinedText;
import dev.carrel.read.pdf.block.TextJoiner;
import dev.carrel.read.pdf.block.Typography;
import dev.carrel.read.pdf.page.FileMetadata;
import dev.carrel.read.pdf.page.TextLine;
import dev.carrel.read.pdf.role.FirstPage;
import dev.carrel.read.pdf.role.KeywordLine;
import dev.carrel.read.pdf.role.Opening;
import dev.carrel.read.pdf.role.ReferenceEntries;
import dev.carrel.read.pdf.role.RunInHeading;
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

    Document build(int pages, FirstPageFacts page, FileMetadata file) {
        summary();
        blocks.forEach(this::add);
        flush();
        captions.figures(builder);
        notes();
        new ReferenceEntries(joiner).of(references)
                .forEach(entry -> builder.reference(ReferenceParser.parse(entry)));
        return builder.pages(pages).build(new PaperMetadata(page, file).metadata(pages, summary, keywords));
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
        List<Block> parts = blocks.stream().filter(block -> block.is(BlockRole.ABSTRACT)).toList();
        String printed = blocks.stream()
                .filter(block -> block.is(BlockRole.HEADING) && FirstPage.isAbstract(block.text()))
                .findFirst().map(Block::text).orElse("Abstract");
        builder.section(SectionKind.SUMMARY, List.of(printed));
        for (List<TextLine> lines : new ParagraphJoiner(type).of(parts)) {
            summaryPart(printed, lines);
        }
        builder.section(SectionKind.CONTENT, List.of());
    }

    private void summaryPart(String printed, List<TextLine> lines) {
        JoinedText joined = joiner.join(lines);
        RunInHeading runIn = RunInHeading.of(lines, joiner);
        if (KeywordLine.isLabelled(joined.text())) {
            keywords.addAll(KeywordLine.in(joined.text()));
            return;
        }
        boolean named = runIn.isPresent() && !FirstPage.ABSTRACT.matcher(runIn.heading()).find();
        if (named) {
            builder.section(SectionKind.SUMMARY, List.of(printed, runIn.heading()));
        }
        JoinedText words = named
                ? joined.from(runIn.end())
                : joined.from(joined.text().length()
                        - FirstPage.ABSTRACT.matcher(joined.text()).replaceFirst("").length());
        summary.add(named ? runIn.heading() + ": " + words.text() : words.text());
        words.addTo(builder);
    }

    private void heading(Block block) {
        flush();
        String heading = joiner.text(block.lines());
        if (SectionKinds.isReferences(heading) || FirstPage.isAbstract(heading)) {
            return;
        }
        path = path.with(levels.of(block), heading);
        builder.section(path.kind(), path.headings());
    }

    private void flush() {
        for (List<TextLine> lines : new ParagraphJoiner(type).of(text)) {
            JoinedText joined = joiner.join(lines);
            if (KeywordLine.isLabelled(joined.text()) && keywords.isEmpty()) {
                keywords.addAll(KeywordLine.in(joined.text()));
                continue;
            }
            RunInHeading runIn = RunInHeading.of(lines, joiner);
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
