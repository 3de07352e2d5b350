package dev.carrel.search.context;

import java.util.List;

import dev.carrel.ranking.Mode;
import dev.carrel.search.Answer;
import org.jspecify.annotations.Nullable;

/// The passages that a language model is given to read.
///
/// @param mode      the one that ran, which is `keyword` while a library has no vectors
/// @param fallback  true if nothing ranked, so that these are abstracts and opening passages in document order
/// @param queries   all phrasings that were searched
/// @param corrected what the query was read as, if a word of it occurs nowhere
/// @param tokens    of [Prompt]'s text, counted by the library's model
/// @param took      milliseconds
/// @param excerpts  by document, that with the best passage first; within one in the order of the text
public record Context(String query, Mode mode, boolean fallback, List<String> queries,
        @Nullable String corrected, Answer.Coverage coverage, int tokens, double took,
        List<Excerpt> excerpts) {
    public Context {
        queries = List.copyOf(queries);
        excerpts = List.copyOf(excerpts);
    }

    Context with(List<Excerpt> others, int count) {
        return new Context(query, mode, fallback, queries, corrected, coverage, count, took, others);
    }

    Context after(double milliseconds) {
        return new Context(query, mode, fallback, queries, corrected, coverage, tokens, milliseconds,
                excerpts);
    }
}
