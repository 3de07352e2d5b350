package dev.carrel.index.lucene;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import dev.carrel.ranking.Clause;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.WildcardQuery;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.automaton.CompiledAutomaton;
import org.apache.lucene.util.automaton.Operations;

/// Turns clauses about the text into Lucene filters.
final class ClauseFilters {
    /// In a title or an abstract a wildcard means so many words at most.
    private static final int MOST = 256;

    private final IndexReader reader;
    private final Analysis analysis;
    private final Conditions conditions;

    ClauseFilters(IndexReader reader, Analysis analysis, Conditions conditions) {
        this.reader = reader;
        this.analysis = analysis;
        this.conditions = conditions;
    }

    /// What the clauses demand of the text; plain words by themselves demand nothing.
    void require(List<Clause> clauses, BooleanQuery.Builder filter) {
        for (Clause clause : clauses) {
            if (clause instanceof Clause.Not(Clause excluded)) {
                filter.add(filter(excluded), Occur.MUST_NOT);
            } else if (!(clause instanceof Clause.Words)) {
                filter.add(filter(clause), Occur.FILTER);
            }
        }
    }

    private Query filter(Clause clause) {
        return switch (clause) {
            case Clause.Words(String text) -> all(analysis.stems(text), Fields.TEXT);
            case Clause.Phrase(String text) -> phrase(analysis.sequence(text));
            case Clause.Near(String text, int distance) -> near(analysis.sequence(text), distance);
            case Clause.Wildcard(String pattern) -> wildcard(pattern);
            case Clause.InField(Clause.Field field, Clause inner) -> within(name(field), inner);
            case Clause.Where(var condition) -> conditions.filter(condition);
            case Clause.Not(Clause excluded) -> not(filter(excluded));
            case Clause.AnyOf(List<Clause> some) -> any(some.stream().map(this::filter).toList());
            case Clause.AllOf(List<Clause> every) -> all(every.stream().map(this::filter).toList());
        };
    }

    private static String name(Clause.Field field) {
        return switch (field) {
            case TITLE -> Fields.TITLE;
            case ABSTRACT -> Fields.SUMMARY;
        };
    }

    /// What must stand in one field, which holds stems: a phrase there may be inflected.
    private Query within(String field, Clause clause) {
        return switch (clause) {
            case Clause.Words(String text) -> all(analysis.stems(text), List.of(field));
            case Clause.Phrase(String text) -> analysis.stemmedPhrase(field, text, 0);
            case Clause.Near(String text, int distance) -> analysis.stemmedPhrase(field, text, distance);
            case Clause.Wildcard(String pattern) -> any(spellings(pattern).stream()
                    .map(word -> all(analysis.stems(word), List.of(field))).toList());
            case Clause.InField _,Clause.Where _ -> filter(clause);
            case Clause.Not(Clause excluded) -> not(within(field, excluded));
            case Clause.AnyOf(List<Clause> some) ->
                any(some.stream().map(each -> within(field, each)).toList());
            case Clause.AllOf(List<Clause> every) ->
                all(every.stream().map(each -> within(field, each)).toList());
        };
    }

    /// Words that have no stem, such as *the*, stand everywhere.
    private static Query all(List<String> stems, List<String> fields) {
        return all(distinct(stems).stream().map(stem -> any(
                fields.stream().<Query>map(field -> new TermQuery(new Term(field, stem))).toList()))
                .toList());
    }

    private static Set<String> distinct(Collection<String> stems) {
        return new LinkedHashSet<>(stems);
    }

    private static Query all(List<Query> queries) {
        BooleanQuery.Builder all = new BooleanQuery.Builder().add(MatchAllDocsQuery.INSTANCE, Occur.FILTER);
        queries.forEach(query -> all.add(query, Occur.FILTER));
        return all.build();
    }

    private static Query any(List<Query> queries) {
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        queries.forEach(query -> any.add(query, Occur.SHOULD));
        return any.build();
    }

    private static Query not(Query excluded) {
        return new BooleanQuery.Builder().add(MatchAllDocsQuery.INSTANCE, Occur.FILTER)
                .add(excluded, Occur.MUST_NOT).build();
    }

    static Query wildcard(String pattern) {
        return new WildcardQuery(term(pattern));
    }

    private static Term term(String pattern) {
        return new Term(Fields.WORDS, Analysis.folded(pattern));
    }

    /// The words of the library that a wildcard means, in the order of the alphabet.
    private List<String> spellings(String pattern) {
        try {
            Terms words = MultiTerms.getTerms(reader, Fields.WORDS);
            TermsEnum like = words == null
                    ? TermsEnum.EMPTY
                    : new CompiledAutomaton(
                            WildcardQuery.toAutomaton(term(pattern),
                                    Operations.DEFAULT_DETERMINIZE_WORK_LIMIT))
                            .getTermsEnum(words);
            List<String> spellings = new ArrayList<>();
            for (BytesRef word = like.next(); word != null && spellings.size() < MOST; word = like.next()) {
                spellings.add(word.utf8ToString());
            }
            return spellings;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Query phrase(List<String> words) {
        if (words.isEmpty()) {
            return new MatchNoDocsQuery("no words");
        }
        return words.size() == 1
                ? new TermQuery(new Term(Fields.WORDS, words.getFirst()))
                : new PhraseQuery(Fields.WORDS, words.toArray(String[]::new));
    }

    /// Lucene counts a turned pair as two words further apart than it is.
    private static Query near(List<String> words, int distance) {
        if (words.size() < 2) {
            return phrase(words);
        }
        Query inOrder = new PhraseQuery(distance, Fields.WORDS, words.toArray(String[]::new));
        return words.size() > 2
                ? inOrder
                : any(List.of(inOrder,
                        new PhraseQuery(distance, Fields.WORDS, words.reversed().toArray(String[]::new))));
    }
}
