package dev.carrel.read.pdf.sight;

import org.jspecify.annotations.Nullable;

/// The ink of a content stream at one moment: the part of its state that decides what is seen.
///
/// @param fill   null if it is not known, as of patterns
/// @param stroke likewise
/// @param width  of lines, before the matrix
/// @param veiled true where what is painted may let all behind it be seen: inside of a group that is laid over the page as a
///               whole, and where letters are cut out
record Ink(ColourModel fillModel, @Nullable Rgb fill, ColourModel strokeModel, @Nullable Rgb stroke,
        double width, Clip clip, boolean veiled) {
    static final Ink FIRST = new Ink(ColourModel.GRAY, Rgb.BLACK, ColourModel.GRAY, Rgb.BLACK, 1, Clip.NONE,
            false);

    Ink filling(ColourModel model, @Nullable Rgb colour) {
        return new Ink(model, colour, strokeModel, stroke, width, clip, veiled);
    }

    Ink stroking(ColourModel model, @Nullable Rgb colour) {
        return new Ink(fillModel, fill, model, colour, width, clip, veiled);
    }

    Ink drawing(double newWidth) {
        return new Ink(fillModel, fill, strokeModel, stroke, newWidth, clip, veiled);
    }

    Ink within(Clip newClip) {
        return new Ink(fillModel, fill, strokeModel, stroke, width, newClip, veiled);
    }

    Ink veil() {
        return new Ink(fillModel, fill, strokeModel, stroke, width, clip, true);
    }
}
