package dev.carrel.mcp.tool;

import java.util.Base64;

import dev.carrel.base.ContentHash;
import dev.carrel.base.UserError;

import static java.nio.charset.StandardCharsets.UTF_8;

/// The place where an answer goes on. A cursor belongs to one question, so that it cannot lead into the middle of another one.
///
/// @param question what was asked
public record Cursor(String question, String position) {
    private static final int MARK = 8;

    /// The form in which callers get it and give it back.
    public String text() {
        return Base64.getUrlEncoder().withoutPadding()
                .encodeToString((mark(question) + position).getBytes(UTF_8));
    }

    /// @throws UserError if it is not a cursor of this question
    public static Cursor read(String text, String question) {
        String told = decoded(text);
        if (told.length() < MARK || !told.startsWith(mark(question))) {
            throw UserError.usage("The cursor does not belong to this question.",
                    "Take nextCursor of the answer before, and leave the other parameters as they were.");
        }
        return new Cursor(question, told.substring(MARK));
    }

    private static String decoded(String text) {
        try {
            return new String(Base64.getUrlDecoder().decode(text), UTF_8);
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    /// The position as a number; cursors of the same question hold nothing else.
    public int offset() {
        try {
            return Math.max(0, Integer.parseInt(position));
        } catch (NumberFormatException e) {
            throw UserError.usage("The cursor is damaged.", "Take nextCursor of the answer before.");
        }
    }

    private static String mark(String question) {
        return ContentHash.of(question.getBytes(UTF_8)).value().substring(0, MARK);
    }
}
