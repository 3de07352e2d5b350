package dev.carrel.search.rank;

import java.util.Optional;

import dev.carrel.embed.Vector;
import dev.carrel.ranking.query.Query;

/// One way to put a question: in words, and as a vector where meaning is asked for.
public record Phrasing(Query query, Optional<Vector> vector) {}
