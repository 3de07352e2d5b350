package dev.carrel.ranking;

import dev.carrel.document.PassageId;

/// A passage that one retriever proposes, with that retriever's own score.
public record Candidate(PassageId passage, double score) {}
