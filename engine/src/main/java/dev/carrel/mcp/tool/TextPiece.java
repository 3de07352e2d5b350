package dev.carrel.mcp.tool;

import dev.carrel.base.UserError;
import dev.carrel.document.Document;

/// A part of a long text that ends between two paragraphs where it can.
///
/// @param end where the next piece begins
record TextPiece(String text, int end) {
    /// @throws UserError if the text ends before the piece begins
    static TextPiece of(String whole, int start, int most) {
        if (start > 0 && start >= whole.length()) {
            throw UserError.usage("The cursor lies behind the end of the document, which has changed.",
                    "Fetch it again without a cursor.");
        }
        if (whole.length() - start <= most) {
            return new TextPiece(whole.substring(start), whole.length());
        }
        int limit = CharacterBudget.end(whole, start + most);
        int paragraph = whole.lastIndexOf(Document.PARAGRAPH_BREAK,
                limit - Document.PARAGRAPH_BREAK.length());
        // A paragraph that is longer than half a piece is cut rather than left for the next one.
        int end = paragraph > start + most / 2 ? paragraph + Document.PARAGRAPH_BREAK.length() : limit;
        return new TextPiece(whole.substring(start, end), end);
    }
}
