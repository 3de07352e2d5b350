package dev.carrel.index.opensearch;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

import dev.carrel.index.lucene.query.KeywordQueries;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.QueryVisitor;
import org.apache.lucene.util.automaton.ByteRunAutomaton;

/// The terms that some queries look at, field by field: a record that has only these is scored as the whole one, for a hundredth of
/// the work.
final class QueryTerms {
    /// For whoever looks at all of a record.
    static final QueryTerms ALL = new QueryTerms(true);
    /// For questions about columns and vectors.
    static final QueryTerms NONE = new QueryTerms(false);

    private final boolean all;
    private final Map<String, Set<String>> terms = new HashMap<>();
    /// Fields in which a wildcard may mean any term.
    private final Set<String> whole = new HashSet<>();

    private QueryTerms(boolean all) {
        this.all = all;
    }

    static QueryTerms of(Collection<Query> queries) {
        QueryTerms some = new QueryTerms(false);
        QueryVisitor visitor = some.visitor();
        queries.forEach(query -> query.visit(visitor));
        return some;
    }

    /// All that a score is made of.
    static QueryTerms of(KeywordQueries.Scoring scoring, Query... others) {
        return of(Stream.of(Stream.of(scoring.any()), scoring.bonuses().stream()
                .map(KeywordQueries.Bonus::query), Stream.of(others)).flatMap(each -> each).toList());
    }

    private QueryVisitor visitor() {
        return new QueryVisitor() {
            @Override
            public void consumeTerms(Query of, Term... some) {
                for (Term term : some) {
                    terms.computeIfAbsent(term.field(), _ -> new HashSet<>()).add(term.text());
                }
            }

            @Override
            public void consumeTermsMatching(Query of, String field, Supplier<ByteRunAutomaton> automaton) {
                whole.add(field);
            }

            @Override
            public QueryVisitor getSubVisitor(BooleanClause.Occur occur, Query parent) {
                return this;
            }
        };
    }

    /// Whether any term of a field is looked at.
    boolean mention(String field) {
        return all || whole.contains(field) || terms.containsKey(field);
    }

    /// Tells which terms of a field are looked at.
    Predicate<String> in(String field) {
        return all || whole.contains(field) ? _ -> true : terms.getOrDefault(field, Set.of())::contains;
    }
}
