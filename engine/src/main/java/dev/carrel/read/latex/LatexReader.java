package dev.carrel.read.latex;

import java.io.IOException;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.read.CleanText;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.outline.CitedKeys;
import dev.carrel.read.outline.Composer;
import dev.carrel.read.outline.MetadataBuilder;
import dev.carrel.read.outline.Outline;

/// Reads LaTeX source.
public final class LatexReader implements Reader {
    private static final String BEGIN = "\\begin{document}";
    private static final String END = "\\end{document}";

    @Override
    public Document read(Input input) throws IOException {
        MetadataBuilder facts = new MetadataBuilder(DocumentType.PAPER);
        Outline outline = new Outline();
        String source = LatexFrontMatter.take(LatexComments.removed(CleanText.of(input)), facts);
        new LatexBlocks(outline, body(source)).addAll();
        CitedKeys.inLatex(body(source)).forEach(outline::cites);
        return Composer.compose(input, facts, outline);
    }

    /// A chapter of a larger work has no preamble.
    private static String body(String source) {
        int begin = source.indexOf(BEGIN);
        int end = source.indexOf(END, Math.max(0, begin));
        return source.substring(begin < 0 ? 0 : begin + BEGIN.length(), end < 0 ? source.length() : end);
    }
}
