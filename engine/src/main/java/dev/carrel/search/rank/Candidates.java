package dev.carrel.search.rank;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.ExactScores;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.QueryRemark;
import org.jspecify.annotations.Nullable;

/// The passages that the two retrievers proposed for a question. Where it is put in several phrasings, each passage has the best
/// score that any of them gave it.
public record Candidates(List<Phrasing> phrasings, Ranking semantic, Ranking keyword, View view) {
    public Candidates {
        phrasings = List.copyOf(phrasings);
    }

    /// Every passage that has scores in both lists, as view `passages` has them.
    public static Candidates scored(List<Phrasing> phrasings, Map<PassageId, ExactScores> exact) {
        return new Candidates(phrasings, ranking(exact, ExactScores::similarity),
                ranking(exact, ExactScores::keyword), View.PASSAGES);
    }

    /// All that was found for several phrasings.
    public static Candidates merged(List<Candidates> all, View view) {
        return new Candidates(all.stream().flatMap(each -> each.phrasings().stream()).toList(),
                best(all.stream().map(Candidates::semantic).toList(), view),
                best(all.stream().map(Candidates::keyword).toList(), view), view);
    }

    /// The question as it was asked.
    public Phrasing asked() {
        return phrasings.getFirst();
    }

    /// The same candidates, with more to say about the question.
    public Candidates remarked(List<QueryRemark> more) {
        List<Phrasing> others = new ArrayList<>(phrasings);
        others.set(0, new Phrasing(asked().query().remarked(more), asked().vector()));
        return new Candidates(others, semantic, keyword, view);
    }

    /// True if there are cosines to score by.
    public boolean byMeaning() {
        return asked().vector().isPresent();
    }

    public Set<PassageId> passages() {
        Set<PassageId> passages = new HashSet<>();
        semantic.candidates().stream().map(Candidate::passage).forEach(passages::add);
        keyword.candidates().stream().map(Candidate::passage).forEach(passages::add);
        return passages;
    }

    public Set<DocumentId> documents() {
        return passages().stream().map(PassageId::document).collect(Collectors.toSet());
    }

    /// The passages of which one list does not tell the score, because only the other one found them.
    public Set<PassageId> incomplete() {
        return byMeaning() && !keyword.candidates().isEmpty()
                ? Ranking.onlyInOne(semantic, keyword, view)
                : Set.of();
    }

    /// The same candidates, some of which are nearer or farther than the list says.
    public Candidates with(Map<PassageId, Double> cosines) {
        List<Candidate> others = new ArrayList<>(semantic.candidates().stream().map(each -> new Candidate(
                each.passage(), cosines.getOrDefault(each.passage(), each.score()))).toList());
        others.sort(Candidate.BEST_FIRST);
        return new Candidates(phrasings, new Ranking(others), keyword, view);
    }

    private static Ranking ranking(Map<PassageId, ExactScores> scores,
            Function<ExactScores, @Nullable Double> score) {
        List<Candidate> candidates = new ArrayList<>();
        scores.forEach((passage, exact) -> {
            Double value = score.apply(exact);
            if (value != null) {
                candidates.add(new Candidate(passage, value));
            }
        });
        candidates.sort(Candidate.BEST_FIRST);
        return new Ranking(candidates);
    }

    private static Ranking best(List<Ranking> lists, View view) {
        if (lists.size() == 1) {
            return lists.getFirst();
        }
        List<Candidate> all = new ArrayList<>();
        lists.forEach(list -> all.addAll(list.candidates()));
        all.sort(Candidate.BEST_FIRST);
        return Ranking.reduced(all, view);
    }
}
