package dev.carrel.search.run;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.retrieval.PassageScores;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.index.retrieval.PassageVector;
import dev.carrel.ranking.BackgroundScores;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.ExactScores;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.Nearness;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.rank.CandidateScores;
import dev.carrel.search.rank.CandidateVectors;
import dev.carrel.search.rank.Candidates;
import dev.carrel.search.rank.Phrasing;
import dev.carrel.search.rank.Ranker;

/// Gathers what has to be known about candidates before they are ranked. Where a question is put in several phrasings, each
/// passage has the best value that any of them gave it, signal by signal.
public record CandidateScorer(PassageScoring scoring, WorkRelations relations) {
    /// All that a ranker's formula needs to know.
    CandidateScores gather(Candidates candidates, Ranker ranker) throws IOException {
        return switch (ranker.formula()) {
            case RRF -> CandidateScores.NONE;
            case BLEND -> neighbours(candidates, ranker,
                    CandidateScores.NONE.with(exact(candidates, candidates.incomplete())));
            case WEIGHTED -> CandidateScores.NONE.with(exact(candidates, candidates.incomplete()))
                    .with(standing(candidates));
            case SIGNALS -> CandidateScores.NONE.with(papers(candidates), relations.citations())
                    .with(exact(candidates, switch (candidates.view()) {
                        case PAPERS -> candidates.incomplete();
                        case PASSAGES -> candidates.passages();
                    }));
        };
    }

    /// Single lists stay as they are: neighbours are heard where two lists have to agree.
    private CandidateScores neighbours(Candidates candidates, Ranker ranker, CandidateScores scores)
            throws IOException {
        return ranker.mode() == Mode.HYBRID
                ? scores.with(vectors(ranker.circle(candidates, scores)))
                : scores;
    }

    private Map<PassageId, ExactScores> exact(Candidates candidates, Set<PassageId> passages)
            throws IOException {
        Map<PassageId, ExactScores> exact = new HashMap<>();
        for (Phrasing phrasing : passages.isEmpty() ? List.<Phrasing>of() : candidates.phrasings()) {
            Vector vector = phrasing.vector().orElseThrow();
            add(scoring.score(passages, phrasing.query(), vector), exact);
        }
        return exact;
    }

    private static void add(List<PassageScores> scores, Map<PassageId, ExactScores> exact) {
        scores.forEach(scored -> exact.merge(scored.passage(),
                new ExactScores(scored.similarity(), scored.keyword()), ExactScores::or));
    }

    /// Every passage of some documents in both lists, as view `passages` has them.
    ///
    /// @param documents that are asked about
    /// @param listed    those of them whose passages are listed
    Candidates whole(Candidates candidates, Collection<DocumentId> documents, Set<DocumentId> listed)
            throws IOException {
        Map<PassageId, ExactScores> exact = new HashMap<>();
        for (Phrasing phrasing : candidates.phrasings()) {
            add(scoring.score(documents, phrasing.query(), phrasing.vector()).stream()
                    .filter(each -> listed.contains(each.passage().document())).toList(), exact);
        }
        return Candidates.scored(candidates.phrasings(), exact);
    }

    /// The cosines of some passages, as far as they have vectors; none if meaning was not asked for.
    public Map<PassageId, Double> cosines(Candidates candidates, Set<PassageId> passages)
            throws IOException {
        Map<PassageId, Double> cosines = new HashMap<>();
        Set<PassageId> unlisted = new HashSet<>(passages);
        for (Candidate candidate : candidates.semantic().candidates()) {
            if (unlisted.remove(candidate.passage())) {
                cosines.put(candidate.passage(), candidate.score());
            }
        }
        exact(candidates, candidates.byMeaning() ? unlisted : Set.of()).forEach((passage, exact) -> {
            if (exact.similarity() != null) {
                cosines.put(passage, exact.similarity());
            }
        });
        return cosines;
    }

    /// The scores that the question meets in the library by chance.
    BackgroundScores background(Phrasing asked) throws IOException {
        return scoring.background(asked.query(), asked.vector());
    }

    /// The words of a text that no document holds.
    public List<String> absent(String words) throws IOException {
        return scoring.background(Query.plain(words), Optional.empty()).absent();
    }

    /// The share of its words that some passages hold, in the phrasing of which they hold most.
    Map<PassageId, Double> wordShares(Candidates candidates, Set<PassageId> passages) throws IOException {
        Map<PassageId, Double> shares = new HashMap<>();
        for (Phrasing phrasing : candidates.phrasings()) {
            scoring.wordShares(passages, phrasing.query())
                    .forEach((passage, share) -> shares.merge(passage, share, Math::max));
        }
        return shares;
    }

    VerbatimMatches standing(Candidates candidates) throws IOException {
        Set<PassageId> passages = candidates.passages();
        VerbatimMatches standing = VerbatimMatches.NONE;
        for (Phrasing phrasing : candidates.phrasings()) {
            standing = standing.or(scoring.standing(passages, phrasing.query()));
        }
        return standing;
    }

    private Map<DocumentId, Nearness> papers(Candidates candidates) throws IOException {
        Map<DocumentId, Nearness> papers = new HashMap<>();
        for (Phrasing phrasing : candidates.phrasings()) {
            for (Nearness near : scoring.nearness(candidates.documents(), phrasing.vector().orElseThrow())) {
                papers.merge(near.best().document(), near, Nearness::or);
            }
        }
        return papers;
    }

    private CandidateVectors vectors(Set<PassageId> passages) throws IOException {
        Map<PassageId, Vector> vectors = new HashMap<>();
        Map<DocumentId, Integer> lengths = new HashMap<>();
        for (PassageVector each : scoring.vectors(passages)) {
            vectors.put(each.passage(), each.vector());
            lengths.put(each.passage().document(), each.siblings());
        }
        return new CandidateVectors(vectors, lengths);
    }
}
