package dev.carrel.search.run;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.PassageId;
import dev.carrel.ranking.BackgroundScores;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.Evidence;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.search.rank.Candidates;

/// The evidence for each of the results of a query. In view `papers` a document has the evidence of the better of the two
/// passages by which words and meaning found it.
public final class ResultEvidence {
    private final Map<Object, Evidence> best;
    private final View view;
    private final List<String> absent;

    private ResultEvidence(Map<Object, Evidence> best, View view, List<String> absent) {
        this.best = best;
        this.view = view;
        this.absent = absent;
    }

    /// @param found those that are asked about
    public static ResultEvidence of(Candidates candidates, List<Fused> found,
            CandidateScorer scorer) throws IOException {
        Set<PassageId> passages = passages(candidates, found);
        BackgroundScores background = scorer.background(candidates.asked());
        Map<PassageId, Double> cosines = scorer.cosines(candidates, passages);
        Map<Object, Evidence> best = new HashMap<>();
        scorer.wordShares(candidates, passages).forEach((passage, share) -> best.merge(
                Ranking.key(passage, candidates.view()), background.evidence(share, cosines.get(passage)),
                (one, other) -> Evidence.ORDER.compare(one, other) >= 0 ? one : other));
        return new ResultEvidence(best, candidates.view(), background.absent());
    }

    private static Set<PassageId> passages(Candidates candidates, List<Fused> found) {
        Set<PassageId> passages = found.stream().map(Fused::passage)
                .collect(Collectors.toCollection(HashSet::new));
        Set<Object> keys = passages.stream().map(passage -> Ranking.key(passage, candidates.view()))
                .collect(Collectors.toSet());
        Stream.of(candidates.semantic(), candidates.keyword()).flatMap(list -> list.candidates().stream())
                .map(Candidate::passage)
                .filter(passage -> keys.contains(Ranking.key(passage, candidates.view())))
                .forEach(passages::add);
        return passages;
    }

    /// All that speaks for a result.
    public Evidence of(PassageId passage) {
        return best.getOrDefault(Ranking.key(passage, view), Evidence.ALL);
    }

    /// The query's words that no document holds.
    public List<String> absent() {
        return absent;
    }
}
