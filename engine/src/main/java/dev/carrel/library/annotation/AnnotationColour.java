package dev.carrel.library.annotation;

import java.util.List;
import java.util.Optional;

import dev.carrel.base.Worded;

/// A colour that words are marked in.
public enum AnnotationColour implements Worded {
    YELLOW, GREEN, BLUE, PINK;

    public static Optional<AnnotationColour> named(String word) {
        return Worded.named(word, values());
    }

    public static List<String> words() {
        return Worded.words(values());
    }

    /// The nearest to a colour as web pages write it, such as `#ffd400`; yellow where it cannot be read.
    public static AnnotationColour nearest(String written) {
        if (!written.matches("#[0-9a-fA-F]{6}")) {
            return YELLOW;
        }
        int red = Integer.parseInt(written.substring(1, 3), 16);
        int green = Integer.parseInt(written.substring(3, 5), 16);
        int blue = Integer.parseInt(written.substring(5, 7), 16);
        if (blue >= red && blue >= green) {
            return BLUE;
        }
        return green > red ? GREEN : green * 2 > red ? YELLOW : PINK;
    }
}
