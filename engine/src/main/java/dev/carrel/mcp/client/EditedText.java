package dev.carrel.mcp.client;

/// The result of editing a file's text.
public sealed interface EditedText {
    /// The server is in it now, and all else as it was.
    record Text(String text) implements EditedText {}

    /// The file cannot be edited without harm.
    ///
    /// @param because the end of a sentence
    /// @param paste   what a person can put in by hand
    record Refused(String because, String paste) implements EditedText {}
}
