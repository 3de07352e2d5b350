package dev.carrel.index.lucene.query;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.DateSpan;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentPart;
import dev.carrel.document.DocumentType;
import dev.carrel.document.bibliography.WorkType;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.work.Labels;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.AuthorNames;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.IndexTerms;
import dev.carrel.index.lucene.store.RecordBuilder;
import dev.carrel.index.retrieval.OwnNotes;
import dev.carrel.ranking.query.Clause;
import dev.carrel.ranking.query.Condition;
import org.apache.lucene.document.IntField;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.FieldExistsQuery;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.WildcardQuery;
import org.apache.lucene.util.BytesRef;

/// Turns conditions into Lucene filters. Of a field that has one value a document, any of the values asked for will
/// do; of the others, all must be there.
public final class ConditionFilters {
    private final Analysis analysis;
    private final AuthorNames names;
    private final Spellings spellings;
    /// The sources that a piece of text means.
    private final Function<String, List<String>> sources;
    private final RecordLookup records;
    private final OwnNotes notes;
    /// Lets what one version fulfils hold for its work.
    private final UnaryOperator<Query> works;
    private final Supplier<Labels> labels;

    ConditionFilters(Analysis analysis, IndexTerms terms, RecordLookup records,
            Function<String, List<String>> sources, UnaryOperator<Query> works, OwnRecords own) {
        this.analysis = analysis;
        this.names = new AuthorNames(terms);
        this.spellings = new Spellings(terms, analysis);
        this.records = records;
        this.notes = own.notes();
        this.sources = sources;
        this.labels = own.labels();
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
            case Condition.Years(Integer from, Integer to) -> IntField.newRangeQuery(FieldNames.YEAR,
                    from == null ? Integer.MIN_VALUE : from, to == null ? Integer.MAX_VALUE : to);
            case Condition.Before(DateSpan date) ->
                IntField.newRangeQuery(FieldNames.LAST_DAY, Integer.MIN_VALUE,
                        RecordBuilder.day(date.first()) - 1);
            case Condition.After(DateSpan date) -> IntField.newRangeQuery(FieldNames.FIRST_DAY,
                    RecordBuilder.day(date.last()) + 1, Integer.MAX_VALUE);
            case Condition.Tag(String tag) -> any(List.of(exactly(FieldNames.TAG, tag), tagged(tag)));
            case Condition.Collection(String name) -> exactly(FieldNames.COLLECTION, name);
            case Condition.Venue(String name) -> venue(name);
            case Condition.Starred() -> labelled(WorkLabels::starred);
            case Condition.Reading(var status) -> labelled(labels -> labels.reading() == status);
            case Condition.OfType(var types, var kinds) -> oneOf(FieldNames.TYPE, Stream
                    .concat(types.stream().map(DocumentType::word), kinds.stream().map(WorkType::word))
                    .toList());
            case Condition.InSection(var parts) -> oneOf(FieldNames.SECTION,
                    parts.stream().map(DocumentPart::word).toList());
            case Condition.UnderHeading(String text) -> words(FieldNames.HEADING, text);
            case Condition.FromSource(String text) -> oneOf(FieldNames.SOURCE, sources.apply(text));
            case Condition.Hidden(String text) ->
                oneOf(FieldNames.DOCUMENT, records.documents(hidden(text)));
            case Condition.Said(String text) ->
                oneOf(FieldNames.DOCUMENT, records.cited(words(FieldNames.SAID, text)));
            case Condition.Note(String text) -> oneOf(FieldNames.DOCUMENT, noted(text));
            case Condition.CiteKey(String key) -> exactly(FieldNames.CITEKEY, key);
            case Condition.Doi(String doi) -> exactly(FieldNames.DOI, doi);
            case Condition.Among(var documents) -> oneOf(FieldNames.DOCUMENT,
                    documents.stream().map(Object::toString).toList());
            case Condition.Not(Condition inner) -> not(filter(inner));
            case Condition.AnyOf(List<Condition> some) -> any(some.stream().map(this::filter).toList());
        };
    }

    private Query tagged(String tag) {
        Predicate<String> wanted = new LabelPattern(tag);
        return labelled(labels -> labels.tags().stream().anyMatch(wanted));
    }

    /// Labels stand beside the index, so documents are asked for by their ids.
    private Query labelled(Predicate<WorkLabels> predicate) {
        return oneOf(FieldNames.DOCUMENT,
                labels.get().such(predicate).stream().map(DocumentId::value).toList());
    }

    private Query venue(String name) {
        Query whole = exactly(FieldNames.VENUE, name);
        return name.indexOf('*') >= 0 || records.any(whole)
                ? whole
                : phrase(FieldNames.VENUE_WORDS, analysis.sequence(name));
    }

    /// Notes of Zotero are passages; the owner's are looked through.
    private List<String> noted(String text) {
        BooleanQuery.Builder passages = new BooleanQuery.Builder()
                .add(oneOf(FieldNames.SECTION, List.of(DocumentPart.NOTE.word())), Occur.FILTER);
        if (!text.isEmpty()) {
            passages.add(words(FieldNames.BODY, text), Occur.FILTER);
        }
        NoteWords wanted = NoteWords.of(text, analysis);
        return Stream.concat(records.ofPassages(passages.build()).stream(),
                notes.all().stream().filter(note -> wanted.standIn(note.text()))
                        .map(note -> note.document().value()))
                .distinct().toList();
    }

    private Query hidden(String text) {
        return text.isEmpty()
                ? new FieldExistsQuery(FieldNames.HIDDEN)
                : phrase(FieldNames.HIDDEN, analysis.sequence(text));
    }

    static Query any(List<Query> queries) {
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        queries.forEach(query -> any.add(query, Occur.SHOULD));
        return any.build();
    }

    static Query not(Query excluded) {
        return new BooleanQuery.Builder().add(MatchAllDocsQuery.INSTANCE, Occur.FILTER)
                .add(excluded, Occur.MUST_NOT).build();
    }

    /// `John Lee` is also listed as `Lee, John` or `Lee J`, and asked for in all ways whichever the library has.
    private Query author(String name) {
        if (Clause.Wildcard.patterns(name).findAny().isPresent()) {
            return all(Stream.of(name.split("[\\s,]+")).map(this::nameLike).toList());
        }
        int comma = name.indexOf(',');
        List<String> words = analysis.sequence(name);
        if (comma >= 0) {
            List<String> family = analysis.sequence(name.substring(0, comma));
            List<String> given = analysis.sequence(name.substring(comma + 1));
            return any(List.of(phrase(FieldNames.AUTHOR, words), names.query(family, given)));
        }
        return words.size() < 2
                ? phrase(FieldNames.AUTHOR, words)
                : any(List.of(phrase(FieldNames.AUTHOR, words),
                        names.query(List.of(words.getLast()), words.subList(0, words.size() - 1)),
                        names.query(List.of(words.getFirst()), words.subList(1, words.size()))));
    }

    private Query nameLike(String word) {
        return Clause.Wildcard.isPattern(word)
                ? Spellings.query(FieldNames.AUTHOR, word)
                : phrase(FieldNames.AUTHOR, analysis.sequence(word));
    }

    /// Stems have gaps where stop words stood, so all of them are asked for rather than a phrase.
    private Query words(String field, String text) {
        return all(Stream.of(text.split("\\s+")).flatMap(word -> Clause.Wildcard.isPattern(word)
                ? Stream.of(spellings.stems(field, word))
                : analysis.stems(word).stream()
                        .<Query>map(stem -> new TermQuery(new Term(field, stem))))
                .toList());
    }

    /// A value may have a star for any letters.
    private static Query exactly(String field, String value) {
        Term term = new Term(field, RecordBuilder.normal(value));
        return value.indexOf('*') < 0
                ? new TermQuery(term)
                : new WildcardQuery(new Term(field, term.text().replaceAll("[?\\\\]", "\\\\$0")));
    }

    public static Query oneOf(String field, List<String> values) {
        return new TermInSetQuery(field, values.stream().map(BytesRef::new).toList());
    }

    private static Query phrase(String field, List<String> terms) {
        return terms.isEmpty()
                ? new MatchNoDocsQuery("no words")
                : new PhraseQuery(field, terms.toArray(String[]::new));
    }

    private static Query all(List<Query> queries) {
        BooleanQuery.Builder all = new BooleanQuery.Builder();
        queries.forEach(query -> all.add(query, Occur.FILTER));
        return queries.isEmpty() ? new MatchNoDocsQuery("no words") : all.build();
    }
}
