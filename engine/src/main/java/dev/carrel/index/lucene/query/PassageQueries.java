package dev.carrel.index.lucene.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.Versions;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.FieldWeights;
import dev.carrel.index.lucene.analysis.IndexTerms;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.FieldExistsQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.similarities.Similarity;

/// Turns questions about passages into Lucene's queries.
public final class PassageQueries {
    /// As many as a sentence has; more say nothing about one.
    private static final int MOST_TERMS = 128;

    private final Analysis analysis;
    private final KeywordScoring scoring;
    private final Context context;
    private final KeywordQueries keywords;
    private final ConditionFilters conditions;
    private final ClauseFilters clauses;

    /// The facts about a library that it takes to ask it.
    ///
    /// @param own what its owner keeps beside it
    public record Context(IndexTerms terms, RecordLookup records, WorkRelations related, List<Source> sources,
            OwnRecords own) {
        public Context {
            sources = List.copyOf(sources);
        }
    }

    public PassageQueries(Analysis analysis, KeywordScoring scoring, Context context) {
        this.analysis = analysis;
        this.scoring = scoring;
        this.context = context;
        this.keywords = new KeywordQueries(analysis, scoring, context.terms(), context.records());
        this.conditions = new ConditionFilters(analysis, context.terms(), context.records(), this::meant,
                new WholeWorks(context.records(), context.related())::widened, context.own());
        this.clauses = new ClauseFilters(context.terms(), analysis, conditions);
    }

    public KeywordQueries keywords() {
        return keywords;
    }

    /// The same questions to a library that has these terms.
    public PassageQueries with(IndexTerms terms) {
        return new PassageQueries(analysis, scoring, new Context(terms, context.records(), context.related(),
                context.sources(), context.own()));
    }

    /// The formula that the queries are to be scored by.
    public Similarity similarity() {
        return switch (scoring.similarity()) {
            case BM25 -> new CombinedSimilarity(FieldWeights.scale(FieldWeights.of(scoring)));
            case TFIDF -> new TermFrequencySimilarity();
        };
    }

    /// The plain words of a query, and how much each tells.
    public QueryWords words(Query query) throws IOException {
        return QueryWords.of(query, analysis, context.terms());
    }

    private List<String> meant(String text) {
        String part = text.toLowerCase(Locale.ROOT);
        return context.sources().stream()
                .filter(source -> source.id().equals(part)
                        || source.location().toLowerCase(Locale.ROOT).contains(part)
                        || source.kind().word().equals(part))
                .map(Source::id).toList();
    }

    /// The test of a source against a query's conditions.
    public Predicate<String> sources(Query query) {
        Set<String> wanted = new HashSet<>();
        Set<String> excluded = new HashSet<>();
        for (Condition condition : query.conditions()) {
            if (condition instanceof Condition.FromSource(String text)) {
                wanted.addAll(meant(text));
            } else if (condition instanceof Condition.Not(Condition.FromSource(String text))) {
                excluded.addAll(meant(text));
            }
        }
        boolean any = query.conditions().stream().noneMatch(Condition.FromSource.class::isInstance);
        return source -> (any || wanted.contains(source)) && !excluded.contains(source);
    }

    /// All passages that hold any of the query's words, or all if it has none, and fulfil its conditions.
    public org.apache.lucene.search.Query matching(Query query) {
        BooleanQuery.Builder all = filter(query);
        if (!query.words().isBlank()) {
            all.add(keywords.scoring(query).holding(), Occur.FILTER);
        }
        return all.build();
    }

    /// The records of sentences that hold any of a query's plain words and cite a work that fulfils all else of it.
    public org.apache.lucene.search.Query said(Query query) {
        BooleanQuery.Builder words = new BooleanQuery.Builder();
        analysis.askedStems(query.plainWords()).stream().distinct().limit(MOST_TERMS)
                .forEach(stem -> words.add(new TermQuery(new Term(FieldNames.SAID, stem)), Occur.SHOULD));
        return cited(query).add(words.build(), Occur.MUST).build();
    }

    /// The records of sentences of some documents, likewise, whatever words they hold.
    public org.apache.lucene.search.Query said(Collection<DocumentId> citing, Query query) {
        return cited(query).add(new FieldExistsQuery(FieldNames.SAID), Occur.FILTER)
                .add(ConditionFilters.oneOf(FieldNames.CITING,
                        citing.stream().map(DocumentId::value).toList()), Occur.FILTER)
                .build();
    }

    /// A work is fulfilled by any of its versions: the cited one is often an entry without a text.
    private BooleanQuery.Builder cited(Query query) {
        BooleanQuery.Builder cited = new BooleanQuery.Builder();
        BooleanQuery filter = filter(query).build();
        if (!isOpen(filter)) {
            cited.add(
                    ConditionFilters.oneOf(FieldNames.CITED, versions(context.records().ofPassages(filter))),
                    Occur.FILTER);
        }
        return cited;
    }

    private List<String> versions(List<String> documents) {
        try {
            Versions versions = context.related().versions();
            return documents.stream().map(DocumentId::new).flatMap(id -> versions.of(id).stream())
                    .map(DocumentId::value).distinct().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The records of documents of which something that is listed begins with each of some words.
    public org.apache.lucene.search.Query listed(String words) {
        BooleanQuery.Builder all = new BooleanQuery.Builder();
        all.add(new TermQuery(new Term(FieldNames.KIND, FieldNames.KIND_DOCUMENT)), Occur.FILTER);
        analysis.sequence(words)
                .forEach(word -> all.add(new PrefixQuery(new Term(FieldNames.LISTED, word)), Occur.FILTER));
        return all.build();
    }

    /// The passages that fulfil a query's conditions and the demands of its clauses.
    public BooleanQuery.Builder filter(Query query) {
        BooleanQuery.Builder filter = new BooleanQuery.Builder();
        filter.add(new TermQuery(new Term(FieldNames.KIND, FieldNames.KIND_PASSAGE)), Occur.FILTER);
        conditions.require(query.conditions(), filter);
        clauses.require(query.clauses(), filter);
        return filter;
    }

    /// Words and vectors stand in passages only, so that a filter for passages alone just costs time.
    public static boolean isOpen(BooleanQuery filter) {
        return filter.clauses().size() == 1;
    }

    /// The records of some documents.
    public static org.apache.lucene.search.Query among(Collection<DocumentId> documents) {
        return ConditionFilters.oneOf(FieldNames.DOCUMENT,
                documents.stream().map(DocumentId::value).toList());
    }
}
