package dev.carrel.document.bibliography;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The ways in which people and programs write one kind of [Identifier].
final class IdentifierForm {
    private final Pattern labelled;
    private final Pattern bare;
    private final Function<String, Optional<? extends Identifier>> parser;

    /// @param label  whatever may tell before the number whose it is
    /// @param number its first group is the number
    IdentifierForm(String label, String number, Function<String, Optional<? extends Identifier>> parser) {
        this.labelled = Pattern.compile("(?iU)(?:" + label + "\\s*)+" + number);
        this.bare = Pattern.compile("(?iU)" + number);
        this.parser = parser;
    }

    /// The number that a text is, whether or not it says whose.
    Optional<Identifier> in(String text) {
        return labelledIn(text).or(() -> parsed(bare, text));
    }

    /// The number that a text is and says to be one of this form.
    Optional<Identifier> labelledIn(String text) {
        return parsed(labelled, text);
    }

    private Optional<Identifier> parsed(Pattern form, String text) {
        Matcher found = form.matcher(text.strip());
        return found.matches() ? parser.apply(found.group(1)).map(each -> each) : Optional.empty();
    }
}
