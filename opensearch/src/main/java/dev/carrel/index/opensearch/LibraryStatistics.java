package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

import dev.carrel.base.LruCache;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.IndexTerms;
import dev.carrel.index.lucene.query.KeywordQueries;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.MultiTermQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.QueryVisitor;
import org.apache.lucene.search.WildcardQuery;
import org.apache.lucene.util.automaton.ByteRunAutomaton;
import tools.jackson.databind.JsonNode;

/// The terms of a whole library and how often they occur, as counted by the cluster at one moment: only what a reader can see, whatever
/// shards and deleted records there are. Counts are remembered.
final class LibraryStatistics implements IndexTerms {
    private static final int REMEMBERED = 20_000;
    private static final int REMEMBERED_LISTS = 2_000;
    private static final List<String> SPELLINGS = List.of(FieldNames.WORDS, FieldNames.AUTHOR);
    private static final int AT_ONCE = 200;
    private static final int MOST_NEAR = 2_000;
    /// As many as a wildcard is scored by.
    private static final int MOST_BLENDED = 64;

    private final PointInTime moment;
    private final Object expecting = new Object();
    private final Map<Term, Integer> frequencies = new LruCache<>(REMEMBERED);
    private final Map<Term, Integer> blended = new LruCache<>(REMEMBERED);
    private final Map<Prefix, List<String>> beginnings = new LruCache<>(REMEMBERED_LISTS);
    private final Map<String, Lengths> lengths = new HashMap<>();
    private final Map<String, Integer> records = new HashMap<>();

    /// The records that have a field, and how many terms there are in all of them.
    record Lengths(long records, long terms) {}

    /// A question for the first terms that begin so.
    private record Prefix(String field, String beginning, int most) {
        PointInTime.Search search() {
            return listing(field, Map.of("prefix", Map.of("term", Map.of("value", beginning))), most);
        }
    }

    LibraryStatistics(PointInTime moment) {
        this.moment = moment;
    }

    @Override
    public int frequency(String field, String term) throws IOException {
        Term asked = new Term(field, term);
        count(family(asked));
        return known(asked);
    }

    /// Whoever asks about a word in one field asks about it in the others next.
    private static List<Term> family(Term term) {
        return Stream.of(SPELLINGS, FieldNames.TEXT).filter(fields -> fields.contains(term.field()))
                .findFirst().orElse(List.of(term.field())).stream()
                .map(field -> new Term(field, term.text())).toList();
    }

    private synchronized int known(Term term) {
        return frequencies.getOrDefault(term, 0);
    }

    /// Has all terms that a score is made of counted at once.
    void prepare(KeywordQueries.Scoring scoring) throws IOException {
        prepare(scoring, List.of());
    }

    /// The same together with searches, in one request.
    ///
    /// @return the hits of those
    List<JsonNode> prepare(KeywordQueries.Scoring scoring, List<PointInTime.Search> searches)
            throws IOException {
        List<Term> terms = new ArrayList<>();
        List<WildcardQuery> wildcards = new ArrayList<>();
        QueryVisitor visitor = new QueryVisitor() {
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
        scoring.any().visit(visitor);
        scoring.bonuses().forEach(bonus -> bonus.query().visit(visitor));
        List<JsonNode> hits = countWith(terms.stream().flatMap(term -> family(term).stream()).toList(),
                searches);
        for (WildcardQuery wildcard : wildcards) {
            blend(wildcard);
        }
        return hits;
    }

    private List<JsonNode> countWith(List<Term> terms, List<PointInTime.Search> searches)
            throws IOException {
        List<Term> unknown = unknown(terms);
        if (unknown.isEmpty() || unknown.size() > AT_ONCE) {
            count(unknown);
            return searches.isEmpty() ? List.of() : moment.search(searches);
        }
        List<JsonNode> replies = moment
                .replies(Stream.concat(Stream.of(counting(unknown)), searches.stream()).toList());
        counted(unknown, replies.getFirst());
        List<JsonNode> hits = new ArrayList<>();
        replies.stream().skip(1).forEach(reply -> reply.path("hits").path("hits").forEach(hits::add));
        return hits;
    }

    /// The words of a wildcard are scored as if each were as frequent as the most frequent of them.
    private void blend(WildcardQuery wildcard) throws IOException {
        List<Term> like = like(wildcard.getField(), wildcard.getTerm().text(), MOST_BLENDED).stream()
                .map(each -> new Term(wildcard.getField(), each)).toList();
        count(like);
        int most = like.stream().mapToInt(this::known).max().orElse(0);
        synchronized (this) {
            like.forEach(each -> blended.put(each, most));
        }
    }

    /// How frequent a term is for its score.
    int scored(Term term) throws IOException {
        synchronized (this) {
            Integer most = blended.get(term);
            if (most != null) {
                return most;
            }
        }
        return frequency(term.field(), term.text());
    }

    /// Has words counted as they are spelled.
    void countSpellings(Collection<String> words) throws IOException {
        count(words.stream().flatMap(word -> family(new Term(FieldNames.WORDS, word)).stream()).toList());
    }

    void count(Collection<Term> terms) throws IOException {
        List<Term> unknown = unknown(terms);
        for (int i = 0; i < unknown.size(); i += AT_ONCE) {
            List<Term> some = unknown.subList(i, Math.min(unknown.size(), i + AT_ONCE));
            counted(some, moment.search(counting(some)));
        }
    }

    private synchronized List<Term> unknown(Collection<Term> terms) {
        return terms.stream().distinct().filter(term -> !frequencies.containsKey(term)).toList();
    }

    private static PointInTime.Search counting(List<Term> terms) {
        Map<String, Object> filters = new LinkedHashMap<>();
        for (int i = 0; i < terms.size(); i++) {
            filters.put(String.valueOf(i), Json.term(Schema.name(terms.get(i).field()), terms.get(i).text()));
        }
        return PointInTime.Search
                .of(Json.all(List.of(Map.of("bool", Map.of("should", List.copyOf(filters.values()))))), 0,
                        List.of())
                .with("track_total_hits", false)
                .with("aggs", Map.of("terms", Map.of("filters", Map.of("filters", filters))));
    }

    private synchronized void counted(List<Term> terms, JsonNode reply) {
        JsonNode counts = reply.path("aggregations").path("terms").path("buckets");
        for (int i = 0; i < terms.size(); i++) {
            frequencies.put(terms.get(i), counts.path(String.valueOf(i)).path("doc_count").asInt());
        }
    }

    @Override
    public synchronized int records(String field) throws IOException {
        Integer known = records.get(field);
        if (known == null) {
            known = Schema.isMeasured(field)
                    ? (int) lengths(field).records()
                    : (int) moment.count(Map.of("exists", Map.of("field", Schema.name(field))));
            records.put(field, known);
        }
        return known;
    }

    /// All fields are measured at once.
    synchronized Lengths lengths(String field) throws IOException {
        if (lengths.isEmpty()) {
            Map<String, Object> sums = new LinkedHashMap<>();
            Schema.measured()
                    .forEach(each -> sums.put(each, Map.of("stats", Map.of("field", "length." + each))));
            JsonNode stats = moment.search(PointInTime.Search.of(Json.term("kind", "passage"), 0, List.of())
                    .with("aggs", sums)).path("aggregations");
            Schema.measured().forEach(each -> lengths.put(each, new Lengths(
                    stats.path(each).path("count").asLong(),
                    (long) stats.path(each).path("sum").asDouble())));
        }
        return lengths.getOrDefault(field, new Lengths(0, 0));
    }

    /// The unknown ones of both sorts are asked for together. Two threads of one question expect the same, and the second waits for
    /// what the first one asks.
    @Override
    public void expect(String field, Collection<String> terms, Collection<String> prefixes, int most)
            throws IOException {
        synchronized (expecting) {
            ask(field, terms, prefixes, most);
        }
    }

    private void ask(String field, Collection<String> terms, Collection<String> prefixes, int most)
            throws IOException {
        List<Term> counted = unknown(terms.stream().map(term -> new Term(field, term)).toList());
        List<Prefix> listed = unlisted(prefixes.stream().map(each -> new Prefix(field, each, most)));
        if (listed.isEmpty() || counted.size() > AT_ONCE) {
            count(counted);
        }
        for (int i = 0; i < listed.size(); i += AT_ONCE) {
            list(listed.subList(i, Math.min(listed.size(), i + AT_ONCE)), unknown(counted));
        }
    }

    private void list(List<Prefix> prefixes, List<Term> counted) throws IOException {
        List<JsonNode> replies = moment.replies(Stream.concat(
                counted.isEmpty() ? Stream.empty() : Stream.of(counting(counted)),
                prefixes.stream().map(Prefix::search)).toList());
        if (!counted.isEmpty()) {
            counted(counted, replies.getFirst());
        }
        List<JsonNode> lists = replies.subList(replies.size() - prefixes.size(), replies.size());
        synchronized (this) {
            for (int i = 0; i < prefixes.size(); i++) {
                beginnings.put(prefixes.get(i), terms(lists.get(i)));
            }
        }
    }

    private synchronized List<Prefix> unlisted(Stream<Prefix> prefixes) {
        return prefixes.distinct().filter(prefix -> !beginnings.containsKey(prefix)).toList();
    }

    @Override
    public List<String> beginningWith(String field, String prefix, int most) throws IOException {
        Prefix asked = new Prefix(field, prefix, most);
        synchronized (this) {
            List<String> known = beginnings.get(asked);
            if (known != null) {
                return known;
            }
        }
        List<String> found = terms(moment.search(asked.search()));
        synchronized (this) {
            beginnings.put(asked, found);
        }
        return found;
    }

    @Override
    public List<String> like(String field, String wildcard, int most) throws IOException {
        return listed(field, Map.of("wildcard", Map.of("term", Map.of("value", wildcard))), most);
    }

    @Override
    public SortedSet<String> near(String field, String word, int edits, int sameLetters) throws IOException {
        List<String> near = listed(field,
                Map.of("fuzzy", Map.of("term", Map.of("value", word, "fuzziness", edits,
                        "prefix_length", sameLetters, "max_expansions", 1_000, "transpositions", true,
                        "rewrite",
                        "constant_score"))),
                MOST_NEAR);
        count(near.stream().map(each -> new Term(field, each)).toList());
        SortedSet<String> there = new TreeSet<>();
        near.stream().filter(each -> known(new Term(field, each)) > 0).forEach(there::add);
        return there;
    }

    private List<String> listed(String field, Map<String, Object> like, int most) throws IOException {
        return terms(moment.search(listing(field, like, most)));
    }

    private static PointInTime.Search listing(String field, Map<String, Object> like, int most) {
        return PointInTime.Search.of(Json.all(List.of(Json.term("of", field), like)),
                Math.min(most, PointInTime.MOST), List.of("term"))
                .with("sort", List.of(Map.of("term", "asc")));
    }

    private static List<String> terms(JsonNode reply) {
        List<String> found = new ArrayList<>();
        reply.path("hits").path("hits")
                .forEach(hit -> found.add(hit.path("_source").path("term").asString()));
        return found;
    }
}
