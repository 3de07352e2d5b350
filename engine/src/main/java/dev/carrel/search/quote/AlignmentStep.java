package dev.carrel.search.quote;

/// One step of an [Alignment]: so many words of the quotation stand for so many of the text.
///
/// @param quoted the first word of the quotation that it is about
/// @param text   the first word of the text
record AlignmentStep(Kind kind, int quoted, int quotedCount, int text, int textCount) {
    enum Kind {
        /// The same, perhaps written apart in one and together in the other.
        SAME,
        /// Something else: in the quotation only, in the text only, or in both.
        OTHER,
        /// Left out at an ellipsis, or a reference's number.
        SKIPPED
    }
}
