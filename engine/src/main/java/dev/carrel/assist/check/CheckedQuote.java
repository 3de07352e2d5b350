package dev.carrel.assist.check;

import dev.carrel.base.Worded;
import org.jspecify.annotations.Nullable;

/// A quotation inside a sentence, after the check.
///
/// @param text as the model wrote it
/// @param says what the page says instead; null unless it is near
public record CheckedQuote(String text, Status status, @Nullable String says) {
    /// The result of looking a quotation up.
    public enum Status implements Worded {
        EXACT, NEAR, ABSENT
    }
}
