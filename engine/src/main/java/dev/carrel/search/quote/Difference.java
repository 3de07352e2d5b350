package dev.carrel.search.quote;

/// Words in which a quotation departs from the text. Neighbouring ones are one difference.
public sealed interface Difference {
    /// The quotation says something else than the text.
    record Replaced(String quoted, String text) implements Difference {}

    /// The quotation says something that the text does not.
    record Inserted(String quoted) implements Difference {}

    /// The text says something that the quotation does not.
    record Omitted(String text) implements Difference {}
}
