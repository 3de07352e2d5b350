package dev.carrel.read.pdf;

/// What a block is in its paper.
enum Role {
    /// Not told yet.
    UNKNOWN,
    TITLE, AUTHORS,
    /// What else stands on the first page: affiliations, dates, licences.
    FRONT,
    ABSTRACT, HEADING, TEXT, CAPTION,
    /// Inside a figure or a table.
    FLOAT,
    FOOTNOTE, REFERENCE
}
