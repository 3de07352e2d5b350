package dev.carrel.read.pdf.role;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import dev.carrel.document.DocumentPart;
import dev.carrel.document.PaperHeading;
import dev.carrel.document.SectionKind;
import dev.carrel.read.outline.SectionKinds;
import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;

/// The kind of the text before the first heading. Some journals open without one: what stands there is the introduction, and
/// where nothing but methods follows it also tells what was found, from the first figure on.
public final class Opening {
    private static final Pattern FIGURE = Pattern.compile("\\b(Fig(ure|s?\\.)|Table)\\s*\\d");

    private final boolean introduces;
    private final boolean reports;
    private SectionKind kind = SectionKind.CONTENT;

    public Opening(List<Block> blocks) {
        List<DocumentPart> parts = new ArrayList<>();
        blocks.stream().filter(block -> block.is(BlockRole.HEADING)).map(Block::text)
                .filter(heading -> !SectionKinds.isReferences(heading) && !FirstPage.isAbstract(heading))
                .forEach(heading -> parts.addAll(PaperHeading.parts(heading)));
        this.introduces = !parts.isEmpty() && parts.getFirst() != DocumentPart.INTRODUCTION;
        this.reports = parts.stream()
                .noneMatch(part -> part == DocumentPart.RESULTS || part == DocumentPart.DISCUSSION);
    }

    /// Whether another kind of text begins with this paragraph, the next one before the first heading.
    public boolean turns(String paragraph) {
        SectionKind before = kind;
        boolean found = kind == SectionKind.FINDINGS || (reports && FIGURE.matcher(paragraph).find());
        kind = !introduces ? SectionKind.CONTENT : found ? SectionKind.FINDINGS : SectionKind.METHODS;
        return kind != before;
    }

    public SectionKind kind() {
        return kind;
    }
}
