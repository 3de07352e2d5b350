package dev.carrel.search;

import java.util.List;
import java.util.Map;

import dev.carrel.base.LruCache;
import dev.carrel.index.retrieval.TextTerms;
import org.jspecify.annotations.Nullable;

/// Remembers what the texts of the latest results were taken apart into. Whoever types a question key by key gets mostly the
/// same results after each key, and taking them apart is half of the work of an answer. Safe for several threads.
final class RecentTerms implements TextTerms {
    /// Some dozens of results; at most about ten megabytes.
    private static final int MOST = 500;
    private static final int LONGEST = 8_000;

    private final TextTerms terms;
    private final Map<String, List<Term>> recent = new LruCache<>(MOST);

    RecentTerms(TextTerms terms) {
        this.terms = terms;
    }

    @Override
    public List<Term> of(String text) {
        List<Term> known = known(text);
        if (known != null) {
            return known;
        }
        List<Term> found = List.copyOf(terms.of(text));
        if (text.length() <= LONGEST) {
            keep(text, found);
        }
        return found;
    }

    private synchronized @Nullable List<Term> known(String text) {
        return recent.get(text);
    }

    private synchronized void keep(String text, List<Term> found) {
        recent.put(text, found);
    }

    @Override
    public List<Term> asked(String query) {
        return terms.asked(query);
    }
}
