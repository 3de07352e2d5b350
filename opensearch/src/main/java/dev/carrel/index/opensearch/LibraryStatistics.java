package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

import dev.carrel.base.LruCache;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.IndexTerms;
import dev.carrel.index.lucene.query.KeywordQueries;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.WildcardQuery;
import org.jspecify.annotations.Nullable;
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
    private final GermanTerms german;
    private final Object lookingForGerman = new Object();
    private boolean lookedForGerman;
    private @Nullable IndexTerms heldGerman;
    private final Object expecting = new Object();
    private final Map<Term, Integer> frequencies = new LruCache<>(REMEMBERED);
    private final Map<Term, Integer> blended = new LruCache<>(REMEMBERED);
    private final Map<Prefix, List<String>> beginnings = new LruCache<>(REMEMBERED_LISTS);
    private final Map<Nearby, List<String>> nearby = new LruCache<>(REMEMBERED_LISTS);
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

    /// @param german knows the terms of German texts from moment to moment
    LibraryStatistics(PointInTime moment, GermanTerms german) {
        this.moment = moment;
        this.german = german;
    }

    /// Whether the library has German texts, and all their terms are known here without asking for them.
    boolean holdsGerman() throws IOException {
        return records(FieldNames.GERMAN) > 0 && held(FieldNames.GERMAN).isPresent();
    }

    /// The terms of a field that are known here, if all are.
    private Optional<IndexTerms> held(String field) throws IOException {
        if (!field.equals(FieldNames.GERMAN)) {
            return Optional.empty();
        }
        synchronized (lookingForGerman) {
            if (!lookedForGerman) {
                heldGerman = german.at(moment).orElse(null);
                lookedForGerman = true;
            }
            return Optional.ofNullable(heldGerman);
        }
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
        prepare(scoring, Set.of(), List.of());
    }

    /// The same together with other terms and searches, in one request.
    ///
    /// @return the hits of those
    List<JsonNode> prepare(KeywordQueries.Scoring scoring, Set<Term> others,
            List<PointInTime.Search> searches) throws IOException {
        ScoredTerms scored = ScoredTerms.of(scoring);
        List<JsonNode> replies = count(Stream.concat(others.stream(), scored.terms().stream())
                .flatMap(term -> family(term).stream()).toList(), searches);
        for (WildcardQuery wildcard : scored.wildcards()) {
            blend(wildcard);
        }
        List<JsonNode> hits = new ArrayList<>();
        replies.forEach(reply -> reply.path("hits").path("hits").forEach(hits::add));
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

    /// Has terms counted, in all fields in which they will be looked for, and lists what is near words that have not been counted yet, or
    /// do not occur.
    void countSpellings(Collection<Term> terms, Collection<Nearby> wanted) throws IOException {
        List<Nearby> unlisted = new ArrayList<>();
        for (Nearby each : wanted) {
            if (known(new Term(each.field(), each.word())) == 0) {
                unlisted.add(each);
            }
        }
        list(unlisted, terms.stream().flatMap(term -> family(term).stream()).toList());
    }

    private void list(Collection<Nearby> wanted, Collection<Term> counted) throws IOException {
        List<Nearby> unlisted = unlisted(wanted);
        List<JsonNode> lists = count(counted, unlisted.stream().map(LibraryStatistics::listing).toList());
        synchronized (this) {
            for (int i = 0; i < unlisted.size(); i++) {
                nearby.put(unlisted.get(i), terms(lists.get(i)));
            }
        }
    }

    private synchronized List<Nearby> unlisted(Collection<Nearby> wanted) {
        return wanted.stream().distinct().filter(each -> !nearby.containsKey(each)).toList();
    }

    void count(Collection<Term> terms) throws IOException {
        count(terms, List.of());
    }

    /// Counts those that are unknown, and searches, all in one request.
    ///
    /// @return the replies to the searches
    private List<JsonNode> count(Collection<Term> terms, List<PointInTime.Search> searches)
            throws IOException {
        List<Term> unknown = unknown(terms);
        List<List<Term>> parts = new ArrayList<>();
        for (int i = 0; i < unknown.size(); i += AT_ONCE) {
            parts.add(unknown.subList(i, Math.min(unknown.size(), i + AT_ONCE)));
        }
        List<JsonNode> replies = replies(Stream
                .concat(parts.stream().map(LibraryStatistics::counting), searches.stream()).toList());
        for (int i = 0; i < parts.size(); i++) {
            counted(parts.get(i), replies.get(i));
        }
        return replies.subList(parts.size(), replies.size());
    }

    private List<JsonNode> replies(List<PointInTime.Search> searches) throws IOException {
        List<JsonNode> replies = new ArrayList<>();
        for (int i = 0; i < searches.size(); i += AT_ONCE) {
            replies.addAll(moment.replies(searches.subList(i, Math.min(searches.size(), i + AT_ONCE))));
        }
        return replies;
    }

    /// Those that have to be counted. What is not listed of German texts stands in none.
    List<Term> unknown(Collection<Term> terms) throws IOException {
        List<Term> unknown = new ArrayList<>();
        for (Term term : uncounted(terms)) {
            if (mayOccur(term)) {
                unknown.add(term);
            }
        }
        return unknown;
    }

    private synchronized List<Term> uncounted(Collection<Term> terms) {
        return terms.stream().distinct().filter(term -> !frequencies.containsKey(term)).toList();
    }

    private boolean mayOccur(Term term) throws IOException {
        Optional<IndexTerms> held = held(term.field());
        return held.isEmpty() || term.text().length() > OpenSearchWriter.LONGEST_TERM
                || held.get().frequency(term.field(), term.text()) > 0;
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
        List<Prefix> asked = held(field).isPresent()
                ? List.of()
                : unlisted(prefixes.stream().map(each -> new Prefix(field, each, most)));
        List<JsonNode> lists = count(terms.stream().map(term -> new Term(field, term)).toList(),
                asked.stream().map(Prefix::search).toList());
        synchronized (this) {
            for (int i = 0; i < asked.size(); i++) {
                beginnings.put(asked.get(i), terms(lists.get(i)));
            }
        }
    }

    private synchronized List<Prefix> unlisted(Stream<Prefix> prefixes) {
        return prefixes.distinct().filter(prefix -> !beginnings.containsKey(prefix)).toList();
    }

    @Override
    public List<String> beginningWith(String field, String prefix, int most) throws IOException {
        Optional<IndexTerms> held = held(field);
        if (held.isPresent()) {
            return held.get().beginningWith(field, prefix, most);
        }
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

    /// All are listed at once, and then all of what was found is counted at once.
    @Override
    public void expectNear(Collection<Nearby> wanted) throws IOException {
        list(wanted, List.of());
        List<Term> found = new ArrayList<>();
        for (Nearby each : wanted) {
            listed(each).forEach(term -> found.addAll(family(new Term(each.field(), term))));
        }
        count(found);
    }

    @Override
    public SortedSet<String> near(Nearby wanted) throws IOException {
        List<String> near = listed(wanted);
        count(near.stream().map(each -> new Term(wanted.field(), each)).toList());
        SortedSet<String> there = new TreeSet<>();
        near.stream().filter(each -> known(new Term(wanted.field(), each)) > 0).forEach(there::add);
        return there;
    }

    private List<String> listed(Nearby wanted) throws IOException {
        synchronized (this) {
            List<String> known = nearby.get(wanted);
            if (known != null) {
                return known;
            }
        }
        return terms(moment.search(listing(wanted)));
    }

    private static PointInTime.Search listing(Nearby wanted) {
        return listing(wanted.field(),
                Map.of("fuzzy", Map.of("term", Map.of("value", wanted.word(), "fuzziness", wanted.edits(),
                        "prefix_length", wanted.sameLetters(), "max_expansions", 1_000, "transpositions",
                        true, "rewrite", "constant_score"))),
                MOST_NEAR);
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
