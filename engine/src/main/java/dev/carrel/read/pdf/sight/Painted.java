package dev.carrel.read.pdf.sight;

import org.jspecify.annotations.Nullable;

/// Something that was painted on a page, other than text.
///
/// @param colour null if it has many or is not known
/// @param opaque true if nothing shines through
record Painted(Outlined outline, Clip clip, Kind kind, @Nullable Rgb colour, boolean opaque) {
    /// Pictures may be scans of pages; shapes may be letters.
    enum Kind {
        PICTURE, SHAPE
    }

    boolean isAt(double x, double y) {
        return outline.contains(x, y) && clip.contains(x, y);
    }
}
