package dev.carrel.index.lucene.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.base.LruCache;
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.Compounds;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.FieldWeights;
import dev.carrel.index.lucene.analysis.IndexTerms;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.query.Clause;
import dev.carrel.ranking.query.Query;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.CombinedFieldQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.MultiTermQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.WildcardQuery;
import org.apache.lucene.util.automaton.Operations;

/// Turns a query's words into Lucene's.
public final class KeywordQueries {
    /// A pasted page is searched by its first words; a thousand clauses find nothing better.
    private static final int MOST_TERMS = 128;

    /// A wildcard is scored by so many of its words; it finds all of them.
    private static final int MOST_SPELLINGS = 64;

    /// Of how many questions the scoring is remembered: those that are asked at the same time.
    private static final int RECENT = 32;

    /// The share that a word counts once more where it stands in the very form in which it was typed.
    private static final float EXACT = 0.25f;

    private static final float VERBATIM = 2.0f;
    private static final float DOMAIN = 1.5f;

    private final Analysis analysis;
    private final Compounds compounds;
    private final KeywordScoring scoring;
    private final RecordLookup records;
    private final Map<String, Float> weights;
    private final Map<Query, Scoring> recent = new LruCache<>(RECENT);

    KeywordQueries(Analysis analysis, KeywordScoring scoring, IndexTerms terms, RecordLookup records) {
        this.analysis = analysis;
        this.compounds = new Compounds(terms, analysis);
        this.scoring = scoring;
        this.records = records;
        this.weights = FieldWeights.of(scoring);
    }

    /// The text fields that scores, and questions about the words of passages, look at.
    public static Set<String> fields(KeywordScoring scoring) {
        boolean inOneField = scoring.similarity() == KeywordScoring.Similarity.BM25
                && FieldWeights.of(scoring).equals(FieldWeights.STANDARD);
        return Stream.concat(
                Stream.of(FieldNames.COMBINED, FieldNames.WORDS, FieldNames.GERMAN, FieldNames.DOMAIN,
                        FieldNames.HEADING),
                inOneField ? Stream.empty() : FieldNames.TEXT.stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /// The factors of a score: any of the words, times what it is worth to hold the whole query verbatim, or to be
    /// of the domain that the query names.
    ///
    /// @param holding matches the same as `any`, and is quicker where nothing is scored
    public record Scoring(org.apache.lucene.search.Query any, org.apache.lucene.search.Query holding,
            List<Bonus> bonuses) {
        Scoring(org.apache.lucene.search.Query any, List<Bonus> bonuses) {
            this(any, any, bonuses);
        }
    }

    /// Multiplies the score of what matches.
    public record Bonus(org.apache.lucene.search.Query query, float factor) {}

    /// The same question is asked two or three times in a search, and looking for German compounds takes a while.
    public Scoring scoring(Query query) {
        synchronized (recent) {
            Scoring known = recent.get(query);
            if (known != null) {
                return known;
            }
        }
        Scoring made = made(query);
        synchronized (recent) {
            recent.put(query, made);
        }
        return made;
    }

    private Scoring made(Query query) {
        Map<String, Long> stems = counted(analysis.askedStems(query.words()));
        List<String> words = analysis.sequence(query.words());
        Bonus verbatim = new Bonus(verbatim(query), VERBATIM);
        if (words.isEmpty()) {
            return new Scoring(query.conditions().isEmpty()
                    && query.clauses().stream().noneMatch(Clause.Not.class::isInstance)
                    && !allowsOthers(query)
                            ? new MatchNoDocsQuery("no words")
                            : new ConstantScoreQuery(MatchAllDocsQuery.INSTANCE),
                    List.of());
        }
        if (stems.isEmpty()) {
            return new Scoring(anyTerm(FieldNames.WORDS, terms(words)), some(List.of(verbatim)));
        }
        BooleanQuery holding = holding(query, stems);
        return new Scoring(scored(holding, query), holding,
                some(List.of(verbatim, new Bonus(anyTerm(FieldNames.DOMAIN, stems.keySet()), DOMAIN))));
    }

    private BooleanQuery holding(Query query, Map<String, Long> stems) {
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        stems.forEach((stem, count) -> any.add(new BoostQuery(inAnyField(stem), count), Occur.SHOULD));
        compounds.query(query.words()).ifPresent(inside -> any.add(inside, Occur.SHOULD));
        query.clauses().stream().flatMap(KeywordQueries::wildcards).forEach(pattern -> any.add(
                new BoostQuery(new ConstantScoreQuery(Spellings.query(FieldNames.WORDS, pattern)), 0),
                Occur.SHOULD));
        if (allowsOthers(query)) {
            any.add(new BoostQuery(new ConstantScoreQuery(MatchAllDocsQuery.INSTANCE), 0), Occur.SHOULD);
        }
        return any.build();
    }

    /// Adds the forms that were typed. They find nothing that their stems do not, unless a field is to be left out: all of
    /// them stand in one.
    private BooleanQuery scored(BooleanQuery holding, Query query) {
        boolean leftOut = weights.containsValue(0f);
        if (leftOut || scoring.similarity() == KeywordScoring.Similarity.TFIDF) {
            return holding;
        }
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        holding.clauses().forEach(any::add);
        counted(analysis.askedWords(query.words())).forEach((word, count) -> any
                .add(new BoostQuery(term(FieldNames.WORDS, word), EXACT * count), Occur.SHOULD));
        query.clauses().stream().flatMap(KeywordQueries::wildcards)
                .forEach(pattern -> any.add(spelledLike(pattern), Occur.SHOULD));
        return any.build();
    }

    /// Scores a wildcard by its most frequent words, as if they were one.
    private static org.apache.lucene.search.Query spelledLike(String pattern) {
        return new WildcardQuery(Spellings.term(FieldNames.WORDS, pattern),
                Operations.DEFAULT_DETERMINIZE_WORK_LIMIT,
                new MultiTermQuery.TopTermsBlendedFreqScoringRewrite(MOST_SPELLINGS));
    }

    /// Those that anything gets. Mostly nothing does, and each costs as much as a search.
    private List<Bonus> some(List<Bonus> bonuses) {
        return bonuses.stream().filter(bonus -> records.mayHaveAny(bonus.query())).toList();
    }

    /// Matches what holds the whole query as it was typed.
    public org.apache.lucene.search.Query verbatim(Query query) {
        List<String> words = analysis.sequence(query.words());
        return words.size() > MOST_TERMS ? new MatchNoDocsQuery("too long") : Phrases.of(words);
    }

    /// Matches what stands under headings that hold all words the query is about.
    public org.apache.lucene.search.Query inHeading(Query query) {
        BooleanQuery.Builder all = new BooleanQuery.Builder();
        terms(query).forEach(stem -> all.add(term(FieldNames.HEADING, stem), Occur.FILTER));
        return all.build();
    }

    /// The different terms of the query, as they stand in the index.
    Set<String> terms(Query query) {
        return terms(analysis.askedStems(query.words()));
    }

    /// The query whose score is the number of different words that occur.
    public org.apache.lucene.search.Query counting(Query query) {
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        terms(query).forEach(stem -> any.add(new ConstantScoreQuery(term(FieldNames.COMBINED, stem)),
                Occur.SHOULD));
        return any.build();
    }

    /// `a OR -b` is fulfilled by what holds no word of the query at all.
    private static boolean allowsOthers(Query query) {
        return query.clauses().stream().anyMatch(
                clause -> (clause instanceof Clause.AnyOf || clause instanceof Clause.AllOf)
                        && needsNoWord(clause));
    }

    private static boolean needsNoWord(Clause clause) {
        return switch (clause) {
            case Clause.Not _,Clause.Where _ -> true;
            case Clause.Words _,Clause.Phrase _,Clause.Near _,Clause.Wildcard _ -> false;
            case Clause.InField(var _, Clause inner) -> needsNoWord(inner);
            case Clause.AnyOf(List<Clause> some) -> some.stream().anyMatch(KeywordQueries::needsNoWord);
            case Clause.AllOf(List<Clause> all) -> all.stream().allMatch(KeywordQueries::needsNoWord);
        };
    }

    /// The wildcards that add to the score.
    private static Stream<String> wildcards(Clause clause) {
        return switch (clause) {
            case Clause.Wildcard(String pattern) -> Stream.of(pattern);
            case Clause.Phrase(String text) -> Clause.Wildcard.patterns(text);
            case Clause.Near(List<String> parts, int _) ->
                parts.stream().flatMap(Clause.Wildcard::patterns);
            case Clause.InField(var _, Clause inner) -> wildcards(inner);
            case Clause.AnyOf(List<Clause> some) -> some.stream().flatMap(KeywordQueries::wildcards);
            case Clause.AllOf(List<Clause> all) -> all.stream().flatMap(KeywordQueries::wildcards);
            case Clause.Words _,Clause.Not _,Clause.Where _ -> Stream.empty();
        };
    }

    /// A term that stands as it is, as a whole word.
    public org.apache.lucene.search.Query exactTerm(String word) {
        List<String> forms = analysis.exact(word);
        return forms.isEmpty()
                ? new MatchNoDocsQuery("no word in " + word)
                : term(FieldNames.WORDS, forms.getFirst());
    }

    private org.apache.lucene.search.Query inAnyField(String stem) {
        return switch (scoring.similarity()) {
            case BM25 ->
                weights.equals(FieldWeights.STANDARD) ? term(FieldNames.COMBINED, stem) : combined(stem);
            case TFIDF -> {
                BooleanQuery.Builder sum = new BooleanQuery.Builder();
                weights.forEach(
                        (field, weight) -> sum.add(new BoostQuery(term(field, stem), weight), Occur.SHOULD));
                yield sum.build();
            }
        };
    }

    private org.apache.lucene.search.Query combined(String stem) {
        CombinedFieldQuery.Builder combined = new CombinedFieldQuery.Builder(stem);
        float scale = FieldWeights.scale(weights);
        weights.forEach((field, weight) -> {
            if (weight > 0) {
                combined.addField(field, weight * scale);
            }
        });
        return combined.build();
    }

    private static org.apache.lucene.search.Query anyTerm(String field, Set<String> terms) {
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        terms.forEach(text -> any.add(term(field, text), Occur.SHOULD));
        return any.build();
    }

    private static org.apache.lucene.search.Query term(String field, String text) {
        return new TermQuery(new Term(field, text));
    }

    private static Set<String> terms(List<String> forms) {
        return counted(forms).keySet();
    }

    /// The terms and how often each was typed: what a long question repeats is what it is about.
    private static Map<String, Long> counted(List<String> forms) {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (String form : forms) {
            if (counts.size() < MOST_TERMS || counts.containsKey(form)) {
                counts.merge(form, 1L, Long::sum);
            }
        }
        return counts;
    }
}
