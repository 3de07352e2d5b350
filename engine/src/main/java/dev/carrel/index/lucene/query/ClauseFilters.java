package dev.carrel.index.lucene.query;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.IndexTerms;
import dev.carrel.ranking.query.Clause;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/// Turns clauses about the text into Lucene filters.
final class ClauseFilters {
    private final Analysis analysis;
    private final ConditionFilters conditions;
    private final Spellings spellings;
    private final Phrases phrases;

    ClauseFilters(IndexTerms terms, Analysis analysis, ConditionFilters conditions) {
        this.analysis = analysis;
        this.conditions = conditions;
        this.spellings = new Spellings(terms, analysis);
        this.phrases = new Phrases(analysis, spellings);
    }

    /// The demands of the clauses on the text; plain words by themselves demand nothing.
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
            case Clause.Words(String text) -> all(analysis.stems(text), FieldNames.TEXT);
            case Clause.Phrase(String text) -> phrases.phrase(text);
            case Clause.Near(List<String> parts, int distance) -> phrases.near(parts, distance);
            case Clause.Wildcard(String pattern) -> Spellings.query(FieldNames.WORDS, pattern);
            case Clause.InField(Clause.Field field, Clause inner) -> within(name(field), inner);
            case Clause.Where(var condition) -> conditions.filter(condition);
            case Clause.Not(Clause excluded) -> ConditionFilters.not(filter(excluded));
            case Clause.AnyOf(List<Clause> some) ->
                ConditionFilters.any(some.stream().map(this::filter).toList());
            case Clause.AllOf(List<Clause> every) -> all(every.stream().map(this::filter).toList());
        };
    }

    private static String name(Clause.Field field) {
        return switch (field) {
            case TITLE -> FieldNames.TITLE;
            case ABSTRACT -> FieldNames.SUMMARY;
        };
    }

    /// The demand of a clause on one field, which holds stems: a phrase there may be inflected.
    private Query within(String field, Clause clause) {
        return switch (clause) {
            case Clause.Words(String text) -> all(analysis.stems(text), List.of(field));
            case Clause.Phrase(String text) -> within(field, clause, text, 0);
            case Clause.Near(List<String> parts, int distance) ->
                within(field, clause, String.join(" ", parts), distance);
            case Clause.Wildcard(String pattern) -> spellings.stems(field, pattern);
            case Clause.InField _,Clause.Where _ -> filter(clause);
            case Clause.Not(Clause excluded) -> ConditionFilters.not(within(field, excluded));
            case Clause.AnyOf(List<Clause> some) ->
                ConditionFilters.any(some.stream().map(each -> within(field, each)).toList());
            case Clause.AllOf(List<Clause> every) ->
                all(every.stream().map(each -> within(field, each)).toList());
        };
    }

    /// Stems have no order of their own for wildcards: all words must stand in the field, and follow one another somewhere.
    private Query within(String field, Clause clause, String text, int distance) {
        if (Clause.Wildcard.patterns(text).findAny().isEmpty()) {
            return analysis.stemmedPhrase(field, text, distance);
        }
        Stream<Clause> words = Stream.of(text.split("\\s+"))
                .map(word -> Clause.Wildcard.isPattern(word)
                        ? new Clause.Wildcard(word)
                        : new Clause.Words(word));
        return all(Stream.concat(Stream.of(filter(clause)), words.map(word -> within(field, word))).toList());
    }

    /// Words that have no stem, such as *the*, stand everywhere.
    private static Query all(List<String> stems, List<String> fields) {
        return all(distinct(stems).stream().map(stem -> ConditionFilters.any(
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
}
