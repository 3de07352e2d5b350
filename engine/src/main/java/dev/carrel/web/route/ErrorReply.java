package dev.carrel.web.route;

import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/// A request that was refused or failed.
///
/// @param status the code of HTTP
public record ErrorReply(int status, String message, @Nullable String hint) {
    private static final ObjectShape<ErrorReply> TROUBLE = Shape.<ErrorReply>object("Trouble")
            .text("message", ErrorReply::message)
            .maybe("hint", ValueShape.TEXT, ErrorReply::hint).saying("what to do about it")
            .whole("status", ErrorReply::status);

    public static final ObjectShape<ErrorReply> SHAPE = Shape.<ErrorReply>object("Error")
            .one("error", TROUBLE, error -> error);
}
