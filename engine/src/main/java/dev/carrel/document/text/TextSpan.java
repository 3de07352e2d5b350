package dev.carrel.document.text;

/// A part of a text by its place: from its first character to before the one after its last.
public record TextSpan(int start, int end) {
    public String in(String text) {
        return text.substring(start, end);
    }
}
