package dev.carrel.assist.check.claim;

/// A word, number or sign of a sentence.
///
/// @param form       as it compares: stem, number, or one spelling of a sign
/// @param start      of its characters in the text
/// @param hyphenated true if only a hyphen parts it from the word before
/// @param named      true if it is written as a name: with a capital inside a sentence, in capitals, or with digits
public record Word(String form, Kind kind, int start, int end, boolean hyphenated, boolean named) {
    /// The part that a word plays when a claim is compared.
    public enum Kind {
        /// Holds a sentence together; may come and go.
        FREE,
        /// Says what the sentence is about; a claim may have none that the page has not.
        CONTENT,
        /// Turns or bounds what is said: not, without, may, less, only, higher. Leaving it out is saying something else.
        CRITICAL,
        /// On what the rest depends: if, unless, whether.
        CONDITION,
        NUMBER
    }

    public boolean isFree() { return kind == Kind.FREE; }

    public boolean isNumber() { return kind == Kind.NUMBER; }
}
