package dev.carrel.read.pdf.page;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;

/// Recognises the words in the picture of a page.
@FunctionalInterface
public interface Recogniser {
    /// A word and where it stands, in pixels from the upper left.
    ///
    /// @param line   which line of the page it stands in
    /// @param bottom of its line
    /// @param height of the lines of its paragraph
    record Word(String text, int x0, int x1, int line, int bottom, int height) {}

    /// The words in the order in which they are read.
    List<Word> words(BufferedImage picture) throws IOException;
}
