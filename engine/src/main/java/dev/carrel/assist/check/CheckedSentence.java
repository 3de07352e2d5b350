package dev.carrel.assist.check;

import java.util.List;
import java.util.Set;

import dev.carrel.base.Worded;

/// A sentence after the check.
///
/// @param text     as it may be shown: near quotations say what the page says
/// @param supports where the library carries it, best first; none unless it is checked
/// @param flags    in what it disagrees with the passages that come nearest
public record CheckedSentence(String text, Status status, List<Support> supports, List<CheckedQuote> quotes,
        Set<Flag> flags) {
    /// The result of checking a sentence against the library.
    public enum Status implements Worded {
        /// Its citations carry it.
        CHECKED,
        /// Nothing that was given carries it.
        UNSUPPORTED,
        /// It held a quotation that stands nowhere.
        STRUCK
    }

    /// A kind of thing that a sentence says and its passages do not.
    public enum Flag implements Worded {
        NUMBER, UNIT, NEGATION, NAME, YEAR
    }

    public CheckedSentence {
        supports = List.copyOf(supports);
        quotes = List.copyOf(quotes);
        flags = Set.copyOf(flags);
    }

    public boolean isChecked() { return status == Status.CHECKED; }
}
