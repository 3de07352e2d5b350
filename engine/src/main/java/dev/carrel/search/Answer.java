package dev.carrel.search;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.index.SearchScope;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.rank.FormulaSettings;
import dev.carrel.search.run.Timings;
import org.jspecify.annotations.Nullable;

/// The results of a search, and how they were found.
///
/// @param mode      the one that ran, which is `keyword` while a library has no vectors
/// @param ranking   the formula
/// @param weights   the balance of the two lists that the query's form suggests
/// @param applied   the weights that the formula gave them
/// @param queries   all phrasings that were searched
/// @param corrected what the query was read as, if a word of it occurs nowhere
/// @param remarks   what of the query was not understood
/// @param alone     how many works answer each of several queries; empty if there is one
/// @param weakness  where the results begin that do not answer; null if the last one does
/// @param numbers   those that the formula was given
public record Answer(String query, Mode mode, View view, Formula ranking, Weights weights,
        Weights applied, List<String> queries,
        @Nullable String corrected, List<QueryRemark> remarks, Coverage coverage, Timings took,
        List<Hit> results,
        List<Alone> alone, @Nullable WeakResults weakness, FormulaSettings numbers) {
    /// How much of what the query is about could be searched.
    ///
    /// @param unsearchable documents that could not be read
    /// @param truncated    documents whose later passages are found by words only
    public record Coverage(int documents, int unsearchable, int withoutVectors, int truncated) {
        public static Coverage of(SearchScope scope) {
            return new Coverage(scope.documents(), scope.unsearchable(), scope.withoutVectors(),
                    scope.truncated());
        }
    }

    /// The results of one of several queries by itself.
    ///
    /// @param works as far as each query looks, see [MultiQuery#DEPTH]
    public record Alone(String query, int works) {}

    public Answer {
        queries = List.copyOf(queries);
        remarks = List.copyOf(remarks);
        results = List.copyOf(results);
        alone = List.copyOf(alone);
    }

    /// The same answer, given once more.
    Answer again(Timings time) {
        return new Answer(query, mode, view, ranking, weights, applied, queries, corrected, remarks, coverage,
                time, results, alone, weakness, numbers);
    }

    /// The same answer with more to say about how it came about.
    public Answer remarked(List<QueryRemark> more) {
        List<QueryRemark> all = new ArrayList<>(remarks);
        all.addAll(more);
        return new Answer(query, mode, view, ranking, weights, applied, queries, corrected, all, coverage,
                took, results, alone, weakness, numbers);
    }

    /// Whether a model that should have helped did not answer, so that asking again may find more.
    public boolean isMakeshift() {
        return remarks.stream().anyMatch(remark -> remark.kind() == QueryRemark.Kind.MODEL_AWAY
                || remark.kind() == QueryRemark.Kind.NOT_RERANKED
                || remark.kind() == QueryRemark.Kind.NOT_REPHRASED);
    }

    /// How the scores were made, in one sentence.
    public String formula() {
        return FormulaSentence.of(ranking, numbers);
    }

    /// The parts of a hit's score.
    public List<ScorePart> parts(Hit hit) {
        return ScorePart.of(hit, applied);
    }
}
