package dev.carrel.search.run;

import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.rank.FormulaSettings;
import org.jspecify.annotations.Nullable;

/// How a search is to be run.
///
/// @param minSimilarity cuts the semantic list before fusion; null for no cut
/// @param sort          the order of the results, which are the same whatever it is
/// @param tuning        the numbers of the formulas
public record SearchOptions(Mode mode, View view, Formula ranking, int limit, @Nullable Double minSimilarity,
        Expansion expansion, Sort sort, FormulaSettings tuning) {
    /// Whether the question is put in further phrasings.
    ///
    /// @param queries how many at most
    public record Expansion(When when, int queries) {
        /// When it is.
        public enum When {
            /// If the ranking is one that gains by it.
            AUTO, ALWAYS, NEVER
        }

        public static final Expansion STANDARD = new Expansion(When.AUTO, 3);

        public Expansion with(When newWhen) {
            return new Expansion(newWhen, queries);
        }

        /// How many further phrasings a search by this formula is given.
        public int phrasings(Formula ranking) {
            return switch (when) {
                case AUTO -> ranking == Formula.SIGNALS ? queries : 0;
                case ALWAYS -> queries;
                case NEVER -> 0;
            };
        }
    }

    /// The most results that one answer gives.
    public static final int MOST = 1000;

    public static final SearchOptions STANDARD = new SearchOptions(Mode.HYBRID, View.PAPERS, Formula.BLEND,
            10, null,
            Expansion.STANDARD, Sort.RELEVANCE, FormulaSettings.STANDARD);

    public SearchOptions {
        if (limit < 1 || limit > MOST) {
            throw new IllegalArgumentException("limit " + limit + " is not in 1–" + MOST);
        }
    }

    public SearchOptions withMode(Mode newMode) {
        return new SearchOptions(newMode, view, ranking, limit, minSimilarity, expansion, sort, tuning);
    }

    public SearchOptions withView(View newView) {
        return new SearchOptions(mode, newView, ranking, limit, minSimilarity, expansion, sort, tuning);
    }

    public SearchOptions withRanking(Formula newRanking) {
        return new SearchOptions(mode, view, newRanking, limit, minSimilarity, expansion, sort, tuning);
    }

    public SearchOptions withLimit(int newLimit) {
        return new SearchOptions(mode, view, ranking, newLimit, minSimilarity, expansion, sort, tuning);
    }

    public SearchOptions withMinSimilarity(@Nullable Double cosine) {
        return new SearchOptions(mode, view, ranking, limit, cosine, expansion, sort, tuning);
    }

    public SearchOptions withExpansion(Expansion newExpansion) {
        return new SearchOptions(mode, view, ranking, limit, minSimilarity, newExpansion, sort, tuning);
    }

    public SearchOptions withSort(Sort newSort) {
        return new SearchOptions(mode, view, ranking, limit, minSimilarity, expansion, newSort, tuning);
    }
}
