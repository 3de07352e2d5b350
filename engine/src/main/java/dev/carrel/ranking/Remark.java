package dev.carrel.ranking;

/// Something in a query that was not understood, or not as its author may have meant it.
///
/// @param text the piece of the query that it is about
public record Remark(Kind kind, String text) {
    /// What was not understood.
    public enum Kind {
        OPEN_QUOTE, OPEN_PARENTHESIS, TOO_MANY_SIGNS, PROSE, UNKNOWN_FIELD, UNKNOWN_VALUE, LONELY_OPERATOR,
        WILDCARD,
        /// It was understood, but as something else than words.
        CITATION
    }

    public String sentence() {
        return switch (kind) {
            case OPEN_QUOTE -> "A quotation mark is not closed: all of it was searched as plain words.";
            case OPEN_PARENTHESIS -> "A parenthesis has no partner: all of it was searched as plain words.";
            case TOO_MANY_SIGNS -> "There are too many operators: all of it was searched as plain words.";
            case PROSE ->
                "It is long enough to be prose: its operators and quotation marks were read as text.";
            case UNKNOWN_FIELD -> "There is no such field: " + quoted() + " was searched as words.";
            case UNKNOWN_VALUE -> "The field has no such value: " + quoted() + " was searched as words.";
            case LONELY_OPERATOR -> quoted() + " has nothing to join and was left out.";
            case WILDCARD -> "A wildcard needs letters before it: " + quoted() + " was searched as a word.";
            case CITATION -> "Read as a citation: what " + quoted() + " names comes first.";
        };
    }

    private String quoted() {
        return "“" + text + "”";
    }
}
