package dev.carrel.index.lucene;

import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

import dev.carrel.document.DateSpan;
import dev.carrel.document.Part;
import dev.carrel.ranking.Condition;
import org.apache.lucene.document.IntField;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.BytesRef;

/// Turns conditions into Lucene filters. Of a field that has one value a document, any of the values asked for will
/// do; of the others, all must be there.
final class Conditions {
    private final Analysis analysis;
    private final AuthorNames names;
    /// The sources that a piece of text means.
    private final Function<String, List<String>> sources;
    /// Lets what one version fulfils hold for its work.
    private final UnaryOperator<Query> works;

    Conditions(IndexReader reader, Analysis analysis, Function<String, List<String>> sources,
            UnaryOperator<Query> works) {
        this.analysis = analysis;
        this.names = new AuthorNames(reader);
        this.sources = sources;
        this.works = works;
    }

    void require(List<Condition> conditions, BooleanQuery.Builder filter) {
        conditions.stream().collect(Collectors.groupingBy(Condition::getClass)).values()
                .forEach(alike -> require(alike.getFirst(), alike, filter));
    }

    private void require(Condition first, List<Condition> alike, BooleanQuery.Builder filter) {
        if (first.hasOneValue()) {
            filter.add(any(alike.stream().map(this::filter).toList()), Occur.FILTER);
        } else {
            alike.forEach(condition -> filter.add(filter(condition), Occur.FILTER));
        }
    }

    Query filter(Condition condition) {
        return condition.isOfWork() ? works.apply(plain(condition)) : plain(condition);
    }

    private Query plain(Condition condition) {
        return switch (condition) {
            case Condition.Author(String name) -> author(name);
            case Condition.Years(Integer from, Integer to) -> IntField.newRangeQuery(Fields.YEAR,
                    from == null ? Integer.MIN_VALUE : from, to == null ? Integer.MAX_VALUE : to);
            case Condition.Before(DateSpan date) -> IntField.newRangeQuery(Fields.LAST_DAY, Integer.MIN_VALUE,
                    Records.day(date.first()) - 1);
            case Condition.After(DateSpan date) -> IntField.newRangeQuery(Fields.FIRST_DAY,
                    Records.day(date.last()) + 1, Integer.MAX_VALUE);
            case Condition.Tag(String tag) -> exactly(Fields.TAG, tag);
            case Condition.Collection(String name) -> exactly(Fields.COLLECTION, name);
            case Condition.OfType(var type) -> exactly(Fields.TYPE, type.word());
            case Condition.InSection(var parts) -> oneOf(Fields.SECTION,
                    parts.stream().map(Part::word).toList());
            case Condition.UnderHeading(String text) -> all(Fields.HEADING, analysis.stems(text));
            case Condition.FromSource(String text) -> oneOf(Fields.SOURCE, sources.apply(text));
            case Condition.CiteKey(String key) -> exactly(Fields.CITEKEY, key);
            case Condition.Doi(String doi) -> exactly(Fields.DOI, doi);
            case Condition.Among(var documents) -> oneOf(Fields.DOCUMENT,
                    documents.stream().map(Object::toString).toList());
            case Condition.Not(Condition inner) -> new BooleanQuery.Builder()
                    .add(MatchAllDocsQuery.INSTANCE, Occur.FILTER).add(filter(inner), Occur.MUST_NOT).build();
            case Condition.AnyOf(List<Condition> some) -> any(some.stream().map(this::filter).toList());
        };
    }

    private static Query any(List<Query> queries) {
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        queries.forEach(query -> any.add(query, Occur.SHOULD));
        return any.build();
    }

    /// `John Lee` is also listed as `Lee, John` or `Lee J`, and asked for in all ways whichever the library has.
    private Query author(String name) {
        int comma = name.indexOf(',');
        List<String> words = analysis.sequence(name);
        if (comma >= 0) {
            List<String> family = analysis.sequence(name.substring(0, comma));
            List<String> given = analysis.sequence(name.substring(comma + 1));
            return any(List.of(phrase(Fields.AUTHOR, words), names.query(family, given)));
        }
        return words.size() < 2
                ? phrase(Fields.AUTHOR, words)
                : any(List.of(phrase(Fields.AUTHOR, words),
                        names.query(List.of(words.getLast()), words.subList(0, words.size() - 1)),
                        names.query(List.of(words.getFirst()), words.subList(1, words.size()))));
    }

    private static Query exactly(String field, String value) {
        return new TermQuery(new Term(field, Records.normal(value)));
    }

    static Query oneOf(String field, List<String> values) {
        return new TermInSetQuery(field, values.stream().map(BytesRef::new).toList());
    }

    private static Query phrase(String field, List<String> terms) {
        return terms.isEmpty()
                ? new MatchNoDocsQuery("no words")
                : new PhraseQuery(field, terms.toArray(String[]::new));
    }

    /// Stems have gaps where stop words stood, so all of them are asked for rather than a phrase.
    private static Query all(String field, List<String> terms) {
        BooleanQuery.Builder all = new BooleanQuery.Builder();
        terms.forEach(term -> all.add(new TermQuery(new Term(field, term)), Occur.FILTER));
        return terms.isEmpty() ? new MatchNoDocsQuery("no words") : all.build();
    }
}
