package dev.carrel.search.quote;

import java.util.List;

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

    /// 1 less the share of words that differ, counted over both texts.
    static double similarity(List<AlignmentStep> steps) {
        int all = 0;
        int same = 0;
        for (AlignmentStep step : steps) {
            int weight = Math.max(step.quotedCount(), step.textCount());
            all += step.kind() == Kind.SKIPPED ? 0 : weight;
            same += step.kind() == Kind.SAME ? weight : 0;
        }
        return (double) same / all;
    }
}
