package dev.carrel.library.capture;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.CapturedPage;

/// A captured page as it is kept, without its text.
///
/// @param page the same for all versions of one page
/// @param told what the browser told of it
/// @param form what it is
/// @param age  whether the page has changed since
public record StoredPage(DocumentId document, String page, CapturedPage told, Form form, Age age) {
    /// The sort of page.
    public enum Form {
        HTML, PDF
    }

    /// The place of a version among others.
    public enum Age {
        CURRENT, EARLIER
    }
}
