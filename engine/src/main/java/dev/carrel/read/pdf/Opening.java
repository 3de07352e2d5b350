package dev.carrel.read.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import dev.carrel.document.PaperHeading;
import dev.carrel.document.Part;
import dev.carrel.document.SectionKind;
import dev.carrel.read.SectionKinds;

/// What the text before the first heading is. Some journals open without one: what stands there is the introduction, and
/// where nothing but methods follows it also tells what was found, from the first figure on.
final class Opening {
    private static final Pattern FIGURE = Pattern.compile("\\b(Fig(ure|s?\\.)|Table)\\s*\\d");

    private final boolean introduces;
    private final boolean reports;
    private SectionKind kind = SectionKind.CONTENT;

    Opening(List<Block> blocks) {
        List<Part> parts = new ArrayList<>();
        blocks.stream().filter(block -> block.is(Role.HEADING)).map(Block::text)
                .filter(heading -> !SectionKinds.isReferences(heading) && !FrontPage.isAbstract(heading))
                .forEach(heading -> parts.addAll(PaperHeading.parts(heading)));
        this.introduces = !parts.isEmpty() && parts.getFirst() != Part.INTRODUCTION;
        this.reports = parts.stream().noneMatch(part -> part == Part.RESULTS || part == Part.DISCUSSION);
    }

    /// Whether another kind of text begins with this paragraph, the next one before the first heading.
    boolean turns(String paragraph) {
        SectionKind before = kind;
        boolean found = kind == SectionKind.FINDINGS || (reports && FIGURE.matcher(paragraph).find());
        kind = !introduces ? SectionKind.CONTENT : found ? SectionKind.FINDINGS : SectionKind.METHODS;
        return kind != before;
    }

    SectionKind kind() {
        return kind;
    }
}
