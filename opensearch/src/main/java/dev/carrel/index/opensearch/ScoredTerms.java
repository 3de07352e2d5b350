package dev.carrel.index.opensearch;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import dev.carrel.index.lucene.query.KeywordQueries;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.MultiTermQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.QueryVisitor;
import org.apache.lucene.search.WildcardQuery;
import org.apache.lucene.util.automaton.ByteRunAutomaton;

/// The terms that a score is made of, and the wildcards whose terms are.
record ScoredTerms(List<Term> terms, List<WildcardQuery> wildcards) {
    static ScoredTerms of(KeywordQueries.Scoring scoring) {
        ScoredTerms all = new ScoredTerms(new ArrayList<>(), new ArrayList<>());
        QueryVisitor visitor = all.visitor();
        scoring.any().visit(visitor);
        scoring.bonuses().forEach(bonus -> bonus.query().visit(visitor));
        return all;
    }

    private QueryVisitor visitor() {
        return new QueryVisitor() {
            @Override
            public void consumeTerms(Query of, Term... some) {
                terms.addAll(List.of(some));
            }

            @Override
            public void consumeTermsMatching(Query of, String field, Supplier<ByteRunAutomaton> automaton) {
                if (of instanceof WildcardQuery wildcard
                        && wildcard
                                .getRewriteMethod() instanceof MultiTermQuery.TopTermsBlendedFreqScoringRewrite) {
                    wildcards.add(wildcard);
                }
            }

            @Override
            public QueryVisitor getSubVisitor(BooleanClause.Occur occur, Query parent) {
                return this;
            }
        };
    }
}
