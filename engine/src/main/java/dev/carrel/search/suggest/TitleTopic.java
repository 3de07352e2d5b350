package dev.carrel.search.suggest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.index.retrieval.TextTerms.Term;

/// A few words in a row that say what a title is about, as in “Fast *graph sampling* for all”.
record TitleTopic(String words) {
    private static final int MOST = 3;

    /// The longest run of words that do not just hold the title together; empty if no two of them stand in a row.
    static Optional<TitleTopic> of(String title, TextTerms terms) {
        return runs(title, terms.asked(title)).stream().filter(run -> run.size() > 1)
                .reduce((longest, run) -> run.size() > longest.size() ? run : longest)
                .map(run -> new TitleTopic(title.substring(run.getFirst().start(), run.getLast().end())));
    }

    private static List<List<Term>> runs(String title, List<Term> terms) {
        List<List<Term>> runs = new ArrayList<>();
        for (Term term : outermost(terms)) {
            if (runs.isEmpty() || runs.getLast().size() == MOST
                    || !isGap(title, runs.getLast().getLast().end(), term.start())) {
                runs.add(new ArrayList<>());
            }
            runs.getLast().add(term);
        }
        return runs;
    }

    /// Without the parts of what is a term as a whole, such as a word with a hyphen.
    private static List<Term> outermost(List<Term> terms) {
        return terms.stream()
                .filter(inner -> terms.stream()
                        .noneMatch(outer -> outer.start() <= inner.start() && inner.end() <= outer.end()
                                && outer.end() - outer.start() > inner.end() - inner.start()))
                .toList();
    }

    /// A space or a hyphen between two words; letters of languages without spaces follow at once or overlap.
    private static boolean isGap(String title, int end, int start) {
        return start <= end || title.substring(end, start).matches("[ -]");
    }
}
