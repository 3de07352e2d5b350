package dev.carrel.index.opensearch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.index.lucene.analysis.FieldNames;
import org.apache.lucene.document.IntPoint;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.CombinedFieldQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.FieldExistsQuery;
import org.apache.lucene.search.IndexOrDocValuesQuery;
import org.apache.lucene.search.IndexSortSortedNumericDocValuesRangeQuery;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.MultiPhraseQuery;
import org.apache.lucene.search.MultiTermQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PointRangeQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.QueryVisitor;
import org.apache.lucene.search.SynonymQuery;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.WildcardQuery;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.BytesRefIterator;

/// Lucene's queries in the cluster's language. They match the same records; scores are only used to choose candidates.
final class QueryJson {
    private static final Map<String, Object> NONE = Map.of("match_none", Map.of());
    private static final int MOST_TERMS = 60_000;
    private static final Set<String> SCORED_ALIKE = Set.of(FieldNames.COMBINED, FieldNames.WORDS);

    private QueryJson() {}

    static Map<String, Object> of(Query query) {
        return switch (query) {
            case TermQuery term -> term(term.getTerm());
            case BoostQuery boost -> Map.of("bool",
                    Map.of("must", List.of(of(boost.getQuery())), "boost", boost.getBoost()));
            case ConstantScoreQuery constant ->
                Map.of("constant_score", Map.of("filter", of(constant.getQuery())));
            case MatchAllDocsQuery _ -> Map.of("match_all", Map.of());
            case MatchNoDocsQuery _ -> NONE;
            case BooleanQuery several -> several(several);
            case PhraseQuery phrase -> phrase(phrase);
            case MultiPhraseQuery phrase -> phrase(phrase);
            case WildcardQuery wildcard -> wildcard(wildcard);
            case PrefixQuery prefix -> Map.of("prefix",
                    Map.of(Schema.name(prefix.getField()), Map.of("value", prefix.getPrefix().text())));
            case TermInSetQuery set -> oneOf(set);
            case IndexOrDocValuesQuery either -> of(either.getIndexQuery());
            case IndexSortSortedNumericDocValuesRangeQuery sorted -> of(sorted.getFallbackQuery());
            case PointRangeQuery range -> range(range);
            case SynonymQuery same -> anyOf(same.getTerms());
            case CombinedFieldQuery combined -> anyOf(terms(combined));
            case FieldExistsQuery exists -> Map.of("exists", Map.of("field", Schema.name(exists.getField())));
            default -> throw new IllegalArgumentException("no query of ours: " + query.getClass());
        };
    }

    /// Whether the cluster gives records the order that this query gives them here, as long as nothing was deleted: its formula for
    /// the words of one field is the same, and for alternatives it is not.
    static boolean isScoredAlike(Query query) {
        return switch (query) {
            case TermQuery term -> SCORED_ALIKE.contains(term.getTerm().field());
            case BoostQuery boost -> isScoredAlike(boost.getQuery());
            case BooleanQuery several -> several.clauses().stream()
                    .allMatch(clause -> !clause.isScoring() || isScoredAlike(clause.query()));
            case ConstantScoreQuery _,MatchAllDocsQuery _,MatchNoDocsQuery _ -> true;
            default -> false;
        };
    }

    private static Map<String, Object> term(Term term) {
        return Json.term(Schema.name(term.field()), term.text());
    }

    private static List<Term> terms(Query query) {
        List<Term> terms = new ArrayList<>();
        query.visit(new QueryVisitor() {
            @Override
            public void consumeTerms(Query of, Term... some) {
                terms.addAll(List.of(some));
            }
        });
        return terms;
    }

    /// The best of them, and a little for the others.
    private static Map<String, Object> anyOf(List<Term> terms) {
        return Map.of("dis_max",
                Map.of("queries", terms.stream().map(QueryJson::term).toList(), "tie_breaker", 0.3));
    }

    /// A query of nothing, or of exclusions alone, matches nothing in Lucene, and everything there.
    private static Map<String, Object> several(BooleanQuery query) {
        Map<String, Object> clauses = new LinkedHashMap<>();
        add(clauses, "must", query, BooleanClause.Occur.MUST);
        add(clauses, "filter", query, BooleanClause.Occur.FILTER);
        add(clauses, "should", query, BooleanClause.Occur.SHOULD);
        if (clauses.isEmpty()) {
            return NONE;
        }
        boolean some = !clauses.containsKey("must") && !clauses.containsKey("filter");
        if (clauses.containsKey("should")) {
            clauses.put("minimum_should_match", some ? 1 : query.getMinimumNumberShouldMatch());
        }
        add(clauses, "must_not", query, BooleanClause.Occur.MUST_NOT);
        return Map.of("bool", clauses);
    }

    private static void add(Map<String, Object> clauses, String name, BooleanQuery query,
            BooleanClause.Occur occur) {
        List<Map<String, Object>> of = query.clauses().stream().filter(clause -> clause.occur() == occur)
                .map(clause -> of(clause.query())).toList();
        if (!of.isEmpty()) {
            clauses.put(name, of);
        }
    }

    private static Map<String, Object> phrase(PhraseQuery phrase) {
        List<List<Term>> places = Arrays.stream(phrase.getTerms()).map(List::of).toList();
        return phrase(places, phrase.getPositions(), phrase.getSlop());
    }

    private static Map<String, Object> phrase(MultiPhraseQuery phrase) {
        List<List<Term>> places = Arrays.stream(phrase.getTermArrays()).map(List::of).toList();
        return phrase(places, phrase.getPositions(), phrase.getSlop());
    }

    /// The cluster makes the same phrase of it that it was here.
    private static Map<String, Object> phrase(List<List<Term>> terms, int[] positions, int slop) {
        List<List<String>> places = new ArrayList<>();
        for (int i = 0; i < terms.size(); i++) {
            while (places.size() < positions[i] - positions[0]) {
                places.add(List.of());
            }
            List<String> here = terms.get(i).stream().map(Term::text).toList();
            if (places.size() > positions[i] - positions[0]) {
                List<String> both = new ArrayList<>(places.removeLast());
                both.addAll(here);
                places.add(both);
            } else {
                places.add(here);
            }
        }
        String field = Schema.name(terms.getFirst().getFirst().field());
        return Map.of("match_phrase",
                Map.of(field, Map.of("query", TermText.phrase(places), "slop", slop, "analyzer", "terms")));
    }

    private static Map<String, Object> wildcard(WildcardQuery wildcard) {
        Map<String, Object> said = new LinkedHashMap<>(Map.of("value", wildcard.getTerm().text()));
        if (wildcard.getRewriteMethod() instanceof MultiTermQuery.TopTermsBlendedFreqScoringRewrite top) {
            said.put("rewrite", "top_terms_blended_freqs_" + top.getSize());
        }
        return Map.of("wildcard", Map.of(Schema.name(wildcard.getField()), said));
    }

    private static Map<String, Object> oneOf(TermInSetQuery set) {
        List<String> values = new ArrayList<>();
        try {
            BytesRefIterator each = set.getBytesRefIterator();
            for (BytesRef value = each.next(); value != null; value = each.next()) {
                values.add(value.utf8ToString());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<Map<String, Object>> parts = new ArrayList<>();
        for (int i = 0; i < values.size(); i += MOST_TERMS) {
            parts.add(Json.terms(Schema.name(set.getField()),
                    values.subList(i, Math.min(values.size(), i + MOST_TERMS))));
        }
        return parts.isEmpty()
                ? NONE
                : parts.size() == 1 ? parts.getFirst() : Map.of("bool", Map.of("should", parts));
    }

    private static Map<String, Object> range(PointRangeQuery range) {
        return Map.of("range", Map.of(Schema.name(range.getField()),
                Map.of("gte", IntPoint.decodeDimension(range.getLowerPoint(), 0), "lte",
                        IntPoint.decodeDimension(range.getUpperPoint(), 0))));
    }
}
