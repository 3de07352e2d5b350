package dev.carrel.search.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.index.PassageScores;
import dev.carrel.index.PassageVector;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.BackgroundScores;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.View;
import dev.carrel.ranking.fusion.ExactScores;
import dev.carrel.ranking.fusion.Nearness;
import dev.carrel.ranking.fusion.Neighbours;
import org.jspecify.annotations.Nullable;

/// What the two retrievers proposed, and what the index knows about it. Where a question is put in several phrasings,
/// each passage has the best value that any of them gave it, signal by signal.
public record Candidates(Snapshot snapshot, List<Phrasing> phrasings, Ranking semantic, Ranking keyword,
        View view) {
    public Candidates {
        phrasings = List.copyOf(phrasings);
    }

    /// The question as it was asked.
    public Phrasing asked() {
        return phrasings.getFirst();
    }

    /// True if there are cosines to score by.
    public boolean byMeaning() {
        return asked().vector().isPresent();
    }

    Set<PassageId> passages() {
        Set<PassageId> passages = new HashSet<>();
        semantic.candidates().stream().map(Candidate::passage).forEach(passages::add);
        keyword.candidates().stream().map(Candidate::passage).forEach(passages::add);
        return passages;
    }

    /// The scores that a list does not tell because the other one found the passage.
    Map<PassageId, ExactScores> missing() throws IOException {
        return byMeaning() && !keyword.candidates().isEmpty()
                ? exact(Ranking.onlyInOne(semantic, keyword, view))
                : Map.of();
    }

    public Map<PassageId, ExactScores> exact(Set<PassageId> passages) throws IOException {
        Map<PassageId, ExactScores> exact = new HashMap<>();
        for (Phrasing phrasing : phrasings) {
            Vector vector = phrasing.vector().orElseThrow();
            for (PassageScores scored : snapshot.score(passages, phrasing.query(), vector)) {
                exact.merge(scored.passage(), new ExactScores(scored.similarity(), scored.keyword()),
                        ExactScores::or);
            }
        }
        return exact;
    }

    /// Every passage of some documents in both lists, as view `passages` has them.
    Candidates whole(Collection<DocumentId> documents) throws IOException {
        Map<PassageId, ExactScores> exact = new HashMap<>();
        for (Phrasing phrasing : phrasings) {
            for (PassageScores scored : snapshot.score(documents, phrasing.query(), phrasing.vector())) {
                exact.merge(scored.passage(), new ExactScores(scored.similarity(), scored.keyword()),
                        ExactScores::or);
            }
        }
        return new Candidates(snapshot, phrasings, ranking(exact, ExactScores::similarity),
                ranking(exact, ExactScores::keyword), View.PASSAGES);
    }

    /// The same candidates, some of which are nearer or farther than the list says.
    Candidates with(Map<PassageId, Double> cosines) {
        List<Candidate> others = new ArrayList<>(semantic.candidates().stream().map(each -> new Candidate(
                each.passage(), cosines.getOrDefault(each.passage(), each.score()))).toList());
        others.sort(Candidate.BEST_FIRST);
        return new Candidates(snapshot, phrasings, new Ranking(others), keyword, view);
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

    /// The cosines of some passages, as far as they have vectors; none if meaning was not asked for.
    public Map<PassageId, Double> cosines(Set<PassageId> passages) throws IOException {
        Map<PassageId, Double> cosines = new HashMap<>();
        Set<PassageId> unlisted = new HashSet<>(passages);
        for (Candidate candidate : semantic.candidates()) {
            if (unlisted.remove(candidate.passage())) {
                cosines.put(candidate.passage(), candidate.score());
            }
        }
        for (Map.Entry<PassageId, ExactScores> exact : (byMeaning()
                ? exact(unlisted)
                : Map.<PassageId, ExactScores>of())
                .entrySet()) {
            if (exact.getValue().similarity() != null) {
                cosines.put(exact.getKey(), exact.getValue().similarity());
            }
        }
        return cosines;
    }

    /// What the question meets in the library by chance.
    BackgroundScores background() throws IOException {
        return snapshot.background(asked().query(), asked().vector());
    }

    /// The share of its words that some passages hold, in the phrasing of which they hold most.
    Map<PassageId, Double> wordShares(Set<PassageId> passages) throws IOException {
        Map<PassageId, Double> shares = new HashMap<>();
        for (Phrasing phrasing : phrasings) {
            snapshot.wordShares(passages, phrasing.query())
                    .forEach((passage, share) -> shares.merge(passage, share, Math::max));
        }
        return shares;
    }

    VerbatimMatches standing() throws IOException {
        Set<PassageId> passages = passages();
        VerbatimMatches standing = VerbatimMatches.NONE;
        for (Phrasing phrasing : phrasings) {
            standing = standing.or(snapshot.standing(passages, phrasing.query()));
        }
        return standing;
    }

    Map<DocumentId, Nearness> papers(Collection<DocumentId> documents) throws IOException {
        Map<DocumentId, Nearness> papers = new HashMap<>();
        for (Phrasing phrasing : phrasings) {
            for (Nearness near : snapshot.nearness(documents, phrasing.vector().orElseThrow())) {
                papers.merge(near.best().document(), near, Nearness::or);
            }
        }
        return papers;
    }

    /// How near some passages are to each other.
    Neighbours.Acquaintance acquaintance(Set<PassageId> passages) throws IOException {
        Map<PassageId, Vector> vectors = new HashMap<>();
        Map<DocumentId, Integer> lengths = new HashMap<>();
        for (PassageVector each : snapshot.vectors(passages)) {
            vectors.put(each.passage(), each.vector());
            lengths.put(each.passage().document(), each.siblings());
        }
        return new Acquaintance(vectors, lengths);
    }

    private record Acquaintance(Map<PassageId, Vector> vectors,
            Map<DocumentId, Integer> lengths) implements Neighbours.Acquaintance {
        @Override
        public double[][] similarities(List<PassageId> passages) {
            int[] places = IntStream.range(0, passages.size())
                    .filter(i -> vectors.containsKey(passages.get(i))).toArray();
            double[][] among = Vector.similarities(
                    Arrays.stream(places).mapToObj(passages::get).map(vectors::get).toList());
            double[][] all = new double[passages.size()][passages.size()];
            for (int i = 0; i < places.length; i++) {
                for (int j = 0; j < places.length; j++) {
                    all[places[i]][places[j]] = among[i][j];
                }
            }
            return all;
        }

        /// What has no vectors yet has no neighbours either, and keeps its score.
        @Override
        public int passages(DocumentId document) {
            return lengths.getOrDefault(document, Integer.MAX_VALUE);
        }
    }

    /// All phrasings' lists as one.
    static Ranking best(List<Ranking> lists, View view) {
        if (lists.size() == 1) {
            return lists.getFirst();
        }
        List<Candidate> all = new ArrayList<>();
        lists.forEach(list -> all.addAll(list.candidates()));
        all.sort(Candidate.BEST_FIRST);
        return Ranking.reduced(all, view);
    }
}
