package dev.carrel.index;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Passage;
import dev.carrel.document.SectionKind;

/// The limit on passages of one document that get vectors, and so are found by meaning. All of them are found by words. What its
/// owner wrote about a document is not counted: it would be cut off first, as it comes last.
///
/// @param passages the first so many get one
public record VectorLimit(int passages) {
    public static final VectorLimit NONE = new VectorLimit(Integer.MAX_VALUE);

    public VectorLimit {
        if (passages < 1) {
            throw new IllegalArgumentException("passages " + passages);
        }
    }

    /// Those that get a vector, in order.
    public List<Passage> within(List<Passage> all) {
        List<Passage> chosen = new ArrayList<>();
        int counted = 0;
        for (Passage passage : all) {
            boolean note = passage.kind() == SectionKind.NOTE;
            if (note || counted < passages) {
                chosen.add(passage);
                counted += note ? 0 : 1;
            }
        }
        return chosen;
    }
}
