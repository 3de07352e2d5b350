package dev.carrel.search.rank;

import java.util.Map;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Citations;
import dev.carrel.ranking.ExactScores;
import dev.carrel.ranking.Nearness;
import dev.carrel.ranking.VerbatimMatches;

/// All that a formula needs to know about candidates besides the two lists; what it does not need is left empty.
///
/// @param exact    both scores of passages
/// @param standing which passages hold the question as it was typed
/// @param papers   how near whole documents are
/// @param vectors  of the best passages, to be compared with each other
public record CandidateScores(Map<PassageId, ExactScores> exact, VerbatimMatches standing,
        Map<DocumentId, Nearness> papers, Citations citations, CandidateVectors vectors) {
    public static final CandidateScores NONE = new CandidateScores(Map.of(), VerbatimMatches.NONE, Map.of(),
            Citations.NONE, CandidateVectors.NONE);

    public CandidateScores {
        exact = Map.copyOf(exact);
        papers = Map.copyOf(papers);
    }

    public CandidateScores with(Map<PassageId, ExactScores> scores) {
        return new CandidateScores(scores, standing, papers, citations, vectors);
    }

    public CandidateScores with(VerbatimMatches matches) {
        return new CandidateScores(exact, matches, papers, citations, vectors);
    }

    public CandidateScores with(Map<DocumentId, Nearness> nearness, Citations known) {
        return new CandidateScores(exact, standing, nearness, known, vectors);
    }

    public CandidateScores with(CandidateVectors best) {
        return new CandidateScores(exact, standing, papers, citations, best);
    }
}
