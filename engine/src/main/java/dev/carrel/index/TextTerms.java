package dev.carrel.index;

import java.util.List;

/// Takes a text apart as the index does, so that words can be marked and counted outside it.
@FunctionalInterface
public interface TextTerms {
    /// A term and the characters it was made of.
    record Term(String form, int start, int end) {}

    List<Term> of(String text);
}
