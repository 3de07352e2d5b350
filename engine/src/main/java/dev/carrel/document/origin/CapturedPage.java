package dev.carrel.document.origin;

import java.time.Instant;

/// A web page as a browser showed it at some time.
///
/// @param title what the browser called it; empty if it has no title
/// @param html  the page as it stood there then
public record CapturedPage(String address, String title, String html, Instant time) {
    /// Marks the date of a page that bears none: the day on which it was captured.
    public static final String TOLD = "capture";
}
