package dev.carrel.web.route;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;

import org.jspecify.annotations.Nullable;

/// The answer to a call.
public sealed interface Reply {
    /// A tree of maps, lists and values, as JSON.
    record Tree(int status, @Nullable Object tree) implements Reply {}

    /// A file as it is.
    ///
    /// @param name     what it is called when it is kept
    /// @param handling whether a browser may show it or only keep it
    record File(Path path, String mediaType, String name, Handling handling) implements Reply {}

    /// A text that is made while it is sent, for the caller to keep.
    record Download(String mediaType, String name, Body body) implements Reply {}

    /// News until one of both sides has enough.
    record Stream(News news) implements Reply {}

    /// The way in which a browser handles a file.
    enum Handling {
        SHOW, KEEP
    }

    /// Writes a text.
    @FunctionalInterface
    interface Body {
        void to(OutputStream out) throws IOException;
    }
}
