package dev.carrel.document.origin;

import java.time.Instant;
import java.util.Optional;

import dev.carrel.base.Worded;

/// A web page as a browser showed it at some time.
///
/// @param title what the browser called it; empty if it has no title
/// @param html  the page as it stood there then; empty if it was a PDF
public record CapturedPage(String address, String title, String html, Instant time, Occasion occasion) {
    /// Marks the date of a page that bears none: the day on which it was captured.
    public static final String TOLD = "capture";

    /// The occasion on which a page was captured.
    public enum Occasion implements Worded {
        /// The person wanted this page.
        CHOSEN,
        /// The person read it, and wants what is read to be remembered.
        REMEMBERED;

        public static Optional<Occasion> named(String word) {
            return Worded.named(word, values());
        }
    }
}
