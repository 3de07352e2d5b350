package dev.carrel.read.pdf.block;

/// The part that a block has in its paper.
public enum BlockRole {
    /// Not told yet.
    UNKNOWN,
    TITLE, AUTHORS,
    /// Anything else on the first page: affiliations, dates, licences.
    FRONT,
    ABSTRACT, HEADING, TEXT, CAPTION,
    /// Inside a figure or a table.
    FLOAT,
    FOOTNOTE, REFERENCE
}
