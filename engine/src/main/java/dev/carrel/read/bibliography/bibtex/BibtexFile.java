package dev.carrel.read.bibliography.bibtex;

import java.util.List;

import dev.carrel.read.Inventory;

/// A BibTeX file taken apart.
///
/// @param comments what stands in `@comment{…}`, where JabRef keeps its settings
record BibtexFile(List<BibtexEntry> entries, List<String> comments, List<Inventory.Flaw> flaws) {
    BibtexFile {
        entries = List.copyOf(entries);
        comments = List.copyOf(comments);
        flaws = List.copyOf(flaws);
    }
}
