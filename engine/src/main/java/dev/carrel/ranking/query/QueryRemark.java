package dev.carrel.ranking.query;

import dev.carrel.base.NearestName;

/// Something in a query that was not understood, or not as its author may have meant it, or not answered in full.
///
/// @param text the piece of the query that it is about
public record QueryRemark(Kind kind, String text) {
    /// The thing that was not understood.
    public enum Kind {
        OPEN_QUOTE, OPEN_PARENTHESIS, TOO_MANY_SIGNS, PROSE, UNKNOWN_FIELD, UNKNOWN_VALUE, NO_VALUE,
        LONELY_OPERATOR, UNKNOWN_OPERATOR, NOT_NEAR, WILDCARD,
        /// It was understood, but as something else than words.
        CITATION,
        /// It was searched where only words are: its quotation marks and operators did not count.
        PLAIN_WORDS,
        /// Nothing was found, and this word of it stands nowhere.
        ABSENT_WORD,
        /// It was searched by words only, because the model that knows meaning does not answer; the text says why.
        MODEL_AWAY,
        /// The results were not read again, because the model that does so does not answer; the text says why.
        NOT_RERANKED,
        /// The further phrasings are the library's own, because the model that should put it otherwise does not answer; the
        /// text says why.
        NOT_REPHRASED,
        /// One of several libraries was not asked; the text names it and says why.
        LIBRARY_AWAY,
        /// One of several libraries was searched by words only; the text names it and its model.
        LIBRARY_BY_WORDS
    }

    public String sentence() {
        return switch (kind) {
            case OPEN_QUOTE -> "A quotation mark is not closed: all of it was searched as plain words.";
            case OPEN_PARENTHESIS -> "A parenthesis has no partner: all of it was searched as plain words.";
            case TOO_MANY_SIGNS -> "There are too many operators: all of it was searched as plain words.";
            case PROSE ->
                "It is long enough to be prose: its operators and quotation marks were read as text.";
            case UNKNOWN_FIELD -> "There is no such field" + meant() + ": " + quoted()
                    + " was searched as words.";
            case UNKNOWN_VALUE -> "The field has no such value: " + quoted() + " was searched as words.";
            case LONELY_OPERATOR -> quoted() + " has nothing to join and was left out.";
            case NO_VALUE ->
                "A value stands right behind its colon: " + quoted() + " was searched as a word.";
            case UNKNOWN_OPERATOR -> "There is no such operator: " + quoted()
                    + " was searched as a word. AND, OR, NOT and NEAR/5 are known.";
            case NOT_NEAR ->
                quoted() + " joins words and phrases only: both sides have to be there, near or not.";
            case WILDCARD -> "A wildcard needs three letters: " + quoted() + " was searched as a word.";
            case CITATION -> "Read as a citation: what " + quoted() + " names comes first.";
            case PLAIN_WORDS ->
                "What others say is searched by words: quotation marks, wildcards and operators did not count.";
            case ABSENT_WORD -> "No document holds " + quoted() + ".";
            case MODEL_AWAY -> "Searched by words only: " + text;
            case NOT_RERANKED -> "The results were not read again: " + text;
            case NOT_REPHRASED -> "The further phrasings are the library's own: " + text;
            case LIBRARY_AWAY -> "Not asked: " + text;
            case LIBRARY_BY_WORDS -> "Searched by words only, for its vectors are of another model: " + text;
        };
    }

    /// The field that a slip of the finger may have been meant for.
    private String meant() {
        String field = text.substring(0, text.indexOf(':'));
        return NearestName.slipped(field, FieldReader.FIELDS)
                .map(near -> " (“" + near + "” is one)").orElse("");
    }

    private String quoted() {
        return "“" + text + "”";
    }
}
