package dev.carrel.assist.scan;

import java.util.List;
import java.util.stream.IntStream;

import dev.carrel.assist.answer.CheckedAnswer.LibraryState;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.assist.extract.AnswerBlock;

/// All that the library has to say about a claim, before anybody has judged it.
///
/// @param nearest of each passage the sentence nearest to the claim, the best passage first
/// @param took    milliseconds until here
record GatheredClaim(String claim, List<AnswerBlock> nearest, List<String> queries, LibraryState library,
        double took) {
    GatheredClaim {
        nearest = List.copyOf(nearest);
        queries = List.copyOf(queries);
    }

    /// The passages as a model gets to read them, in the same order.
    List<GivenPassage> given() {
        return IntStream.range(0, nearest.size())
                .mapToObj(i -> new GivenPassage(String.valueOf(i + 1), nearest.get(i).found())).toList();
    }
}
