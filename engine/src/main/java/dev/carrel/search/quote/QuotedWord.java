package dev.carrel.search.quote;

/// A word, number or sign of a text.
///
/// @param form  as it compares
/// @param start of its characters in the text
/// @param aside true if it is the number of a reference or a footnote, which quotations leave out
record QuotedWord(String form, int start, int end, boolean aside) {
    boolean isOfLetters() { return form.codePoints().allMatch(Character::isLetter); }
}
