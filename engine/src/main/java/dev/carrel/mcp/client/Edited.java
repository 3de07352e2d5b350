package dev.carrel.mcp.client;

/// What became of a file's text.
public sealed interface Edited {
    /// The server is in it now, and all else as it was.
    record Text(String text) implements Edited {}

    /// The file cannot be edited without harm.
    ///
    /// @param because the end of a sentence
    /// @param paste   what a person can put in by hand
    record Refused(String because, String paste) implements Edited {}
}
