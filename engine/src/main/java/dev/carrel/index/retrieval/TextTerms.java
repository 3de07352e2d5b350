package dev.carrel.index.retrieval;

import java.util.List;

/// Takes a text apart as the index does, so that words can be marked and counted outside it.
public interface TextTerms {
    /// A term and the characters it was made of.
    record Term(String form, int start, int end) {}

    List<Term> of(String text);

    /// The terms that a query is about: those of its words that do not just hold a sentence together, or all if there
    /// are no others.
    List<Term> asked(String query);
}
