package dev.carrel.read.notebook;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.CleanText;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.markdown.FrontMatter;
import dev.carrel.read.markdown.MarkdownBlocks;
import dev.carrel.read.outline.Composer;
import dev.carrel.read.outline.MetadataBuilder;
import dev.carrel.read.outline.Outline;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/// Reads Jupyter notebooks of formats 3 and 4.
public final class NotebookReader implements Reader {
    @Override
    public Document read(Input input) throws IOException {
        MetadataBuilder facts = new MetadataBuilder(DocumentType.DOCUMENTATION);
        Outline outline = new Outline();
        MarkdownBlocks markdown = new MarkdownBlocks(outline);
        for (Cell cell : cells(CleanText.of(input))) {
            add(cell, markdown, outline, facts);
        }
        return Composer.compose(input, facts, outline);
    }

    private static List<Cell> cells(String json) throws UnreadableException {
        try {
            return new CellParser().parse(json);
        } catch (JacksonException e) {
            throw new UnreadableException(new Reason.Damaged(Reason.Damaged.Extent.NOTEBOOK, damage(e)));
        }
    }

    /// In words of the reader's, not of the parser's. What is nested too deeply has no place.
    private static String damage(JacksonException e) {
        if (e instanceof UnexpectedEndOfInputException) {
            return "it ends too early";
        }
        return e.getLocation() == null ? "no JSON" : "no JSON from line " + e.getLocation().getLineNr();
    }

    private static void add(Cell cell, MarkdownBlocks markdown, Outline outline, MetadataBuilder facts) {
        switch (cell.kind()) {
            case "markdown" -> markdown.add(cell.source());
            case "heading" -> outline.heading(cell.level(), cell.source());
            case "raw" -> raw(cell, markdown, facts);
            case "code" -> {
                outline.paragraph(cell.source());
                cell.outputs().forEach(outline::paragraph);
            }
            default -> {
            }
        }
    }

    /// Raw cells are for converters; those that hold metadata or prose are worth reading.
    private static void raw(Cell cell, MarkdownBlocks markdown, MetadataBuilder facts) {
        FrontMatter matter = FrontMatter.of(cell.source());
        matter.tell(facts);
        if (matter.body().isBlank() || cell.source().matches("(?s)\\s*[<\\\\{.].*")) {
            return;
        }
        markdown.add(matter.body());
    }
}
