package dev.carrel.ranking.query;

/// How many of several queries a document has to match.
public enum Quantifier {
    ALL, ANY
}
