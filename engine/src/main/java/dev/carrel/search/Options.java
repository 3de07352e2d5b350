package dev.carrel.search;

import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import org.jspecify.annotations.Nullable;

/// How a search is to be run.
///
/// @param minSimilarity cuts the semantic list before fusion; null for no cut
/// @param sort          the order of the results, which are the same whatever it is
/// @param tuning        the numbers of the formulas
public record Options(Mode mode, View view, Formula ranking, int limit, @Nullable Double minSimilarity,
        Expansion expansion, Sort sort, Tuning tuning) {
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

    public static final Options STANDARD = new Options(Mode.HYBRID, View.PAPERS, Formula.BLEND, 10, null,
            Expansion.STANDARD, Sort.RELEVANCE, Tuning.STANDARD);

    public Options {
        if (limit < 1 || limit > MOST) {
            throw new IllegalArgumentException("limit " + limit + " is not in 1–" + MOST);
        }
    }

    public Options withMode(Mode newMode) {
        return new Options(newMode, view, ranking, limit, minSimilarity, expansion, sort, tuning);
    }

    public Options withView(View newView) {
        return new Options(mode, newView, ranking, limit, minSimilarity, expansion, sort, tuning);
    }

    public Options withRanking(Formula newRanking) {
        return new Options(mode, view, newRanking, limit, minSimilarity, expansion, sort, tuning);
    }

    public Options withLimit(int newLimit) {
        return new Options(mode, view, ranking, newLimit, minSimilarity, expansion, sort, tuning);
    }

    public Options withMinSimilarity(@Nullable Double cosine) {
        return new Options(mode, view, ranking, limit, cosine, expansion, sort, tuning);
    }

    public Options withExpansion(Expansion newExpansion) {
        return new Options(mode, view, ranking, limit, minSimilarity, newExpansion, sort, tuning);
    }

    public Options withSort(Sort newSort) {
        return new Options(mode, view, ranking, limit, minSimilarity, expansion, newSort, tuning);
    }
}
