package dev.carrel.ranking;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import dev.carrel.document.PassageId;

/// The list that one retriever answered, best first. In view `papers` each document stands in it once, by its best passage, so
/// a candidate's place is its document's rank.
public record Ranking(List<Candidate> candidates) {
    public static final Ranking EMPTY = new Ranking(List.of());

    public Ranking {
        candidates = List.copyOf(candidates);
    }

    /// Keeps the first candidate of each key.
    public static Ranking reduced(List<Candidate> candidates, View view) {
        Set<Object> seen = new HashSet<>();
        return new Ranking(candidates.stream().filter(c -> seen.add(key(c.passage(), view))).toList());
    }

    /// The key that counts as one candidate in a view.
    public static Object key(PassageId passage, View view) {
        return switch (view) {
            case PAPERS -> passage.document();
            case PASSAGES -> passage;
        };
    }

    /// The passages of candidates that stand in just one of two lists.
    public static Set<PassageId> onlyInOne(Ranking one, Ranking other, View view) {
        Set<PassageId> passages = new HashSet<>(one.withoutKeysOf(other, view));
        passages.addAll(other.withoutKeysOf(one, view));
        return passages;
    }

    private List<PassageId> withoutKeysOf(Ranking other, View view) {
        Set<Object> keys = new HashSet<>();
        other.candidates.forEach(candidate -> keys.add(key(candidate.passage(), view)));
        return candidates.stream().map(Candidate::passage).filter(id -> !keys.contains(key(id, view)))
                .toList();
    }

    public Ranking first(int count) {
        return candidates.size() <= count ? this : new Ranking(candidates.subList(0, count));
    }

    /// Only what scores at least this much.
    public Ranking atLeast(double score) {
        return new Ranking(candidates.stream().filter(c -> c.score() >= score).toList());
    }
}
