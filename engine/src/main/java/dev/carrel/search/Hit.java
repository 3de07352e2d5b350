package dev.carrel.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.FoundPassage;
import dev.carrel.ranking.Fused;
import dev.carrel.search.run.Sort;
import org.jspecify.annotations.Nullable;

/// One result, and why it is there.
///
/// @param rank     from 1
/// @param semantic null if the passage has no vector, or meaning was not asked for
/// @param keyword  null if no word of the query stands in the passage
/// @param parts    what the score was added up from, where the formula has parts
/// @param queryScores what each of several queries gave it, null from one that did not find it; empty if there is one
/// @param likelihood  how likely it answers, see [dev.carrel.ranking.Likelihood]; null where that is not asked
public record Hit(int rank, double score, Fused.Match match, FoundPassage found, Snippet snippet,
        @Nullable Semantic semantic, @Nullable Keyword keyword, List<Fused.Part> parts,
        List<@Nullable Double> queryScores, @Nullable Double likelihood) {
    public Hit {
        parts = List.copyOf(parts);
        queryScores = Collections.unmodifiableList(new ArrayList<>(queryScores));
    }

    public Hit(int rank, double score, Fused.Match match, FoundPassage found, Snippet snippet,
            @Nullable Semantic semantic, @Nullable Keyword keyword) {
        this(rank, score, match, found, snippet, semantic, keyword, List.of(), List.of(), null);
    }

    /// @param rank null if the semantic retriever did not list it
    public record Semantic(@Nullable Integer rank, @Nullable Double similarity, double share) {}

    /// @param rank      null if the keyword retriever did not list it
    /// @param score     null if no word stands in the passage that is shown
    /// @param relevance how sure it looks to a person
    /// @param terms     the query's words that stand in the passage or its title
    public record Keyword(@Nullable Integer rank, @Nullable Double score, double relevance,
            List<String> terms,
            double share) {
        public Keyword {
            terms = List.copyOf(terms);
        }
    }

    Hit with(List<Fused.Part> newParts) {
        return new Hit(rank, score, match, found, snippet, semantic, keyword, newParts, queryScores,
                likelihood);
    }

    Hit withQueryScores(List<@Nullable Double> scores) {
        return new Hit(rank, score, match, found, snippet, semantic, keyword, parts, scores, likelihood);
    }

    Hit withLikelihood(double estimate) {
        return new Hit(rank, score, match, found, snippet, semantic, keyword, parts, queryScores, estimate);
    }

    /// Other documents of the same work.
    public List<DocumentSummary> versions() {
        return found.versions();
    }

    /// Whether a document or another version of it is among some.
    boolean isOneOf(Set<DocumentId> documents) {
        return documents.contains(found.origin().id())
                || versions().stream().anyMatch(version -> documents.contains(version.origin().id()));
    }

    /// Whether the two lists made the score, before any model read the hit again; else the formula's parts did.
    public boolean isOfLists() { return parts.stream().allMatch(part -> part.name().equals(Reranking.PART)); }

    /// The same hit, listed at another place.
    public Hit at(int newRank) {
        return new Hit(newRank, score, match, found, snippet, semantic, keyword, parts, queryScores,
                likelihood);
    }

    /// The same hit at another place. The parts before stay to be seen and no longer count.
    ///
    /// @param value what the model that read it gave, null if it was not read
    Hit reranked(int newRank, double newScore, @Nullable Double value) {
        List<Fused.Part> all = new ArrayList<>();
        parts.forEach(part -> all.add(new Fused.Part(part.name(), part.value(), 0)));
        all.add(new Fused.Part(Reranking.PART, value, newScore));
        return new Hit(newRank, newScore, match, found, snippet, semantic, keyword, all, queryScores,
                likelihood);
    }

    /// The figure that people are shown: what several queries gave together, or how likely it answers; where nothing was asked
    /// that could be answered, the cosine or the keyword hit's relevance.
    public double certainty() {
        if (!queryScores.isEmpty()) {
            return score;
        }
        if (likelihood != null) {
            return likelihood;
        }
        if (match != Fused.Match.KEYWORD && semantic != null && semantic.similarity() != null) {
            return semantic.similarity();
        }
        return keyword == null ? 0 : keyword.relevance();
    }

    /// The same hits in another order, their ranks counted anew.
    static List<Hit> sorted(List<Hit> hits, Sort sort) {
        if (sort == Sort.RELEVANCE) {
            return hits;
        }
        List<Hit> sorted = hits.stream().sorted(Comparator.comparing(Hit::found, sort.comparator())).toList();
        return IntStream.range(0, sorted.size()).mapToObj(i -> sorted.get(i).at(i + 1)).toList();
    }
}
