package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.document.text.Abbreviation;
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.Compounds;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.IndexTerms;
import dev.carrel.index.lucene.query.SpellingCorrection;
import dev.carrel.index.lucene.search.LuceneVocabulary;
import dev.carrel.index.retrieval.Definition;
import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.ranking.query.Query;
import org.apache.lucene.index.Term;

/// The words of a library in the cluster.
record ClusterVocabulary(ClusterStore store, LibraryStatistics statistics, Analysis analysis)
        implements
            Vocabulary {
    /// A form that is defined everywhere is defined alike nearly everywhere.
    private static final int MOST_PASSAGES = 60;
    /// Of a pasted page most words are found.
    private static final int MOST_AHEAD = 32;

    @Override
    public Optional<Query> corrected(Query query) throws IOException {
        prepare(query);
        Query corrected = new SpellingCorrection(statistics, analysis).correct(query);
        return corrected.equals(query) ? Optional.empty() : Optional.of(corrected);
    }

    /// Has the words counted in all the forms in which they may occur, and asks at the same time what is near those that most likely do not.
    private void prepare(Query query) throws IOException {
        LikelyTerms likely = new LikelyTerms(statistics);
        new Compounds(likely, analysis).expectAll(query.words());
        List<IndexTerms.Nearby> nearby = statistics.holdsGerman()
                || statistics.records(FieldNames.GERMAN) == 0
                        ? new SpellingCorrection(likely, analysis).expected(query)
                        : List.of();
        Set<Term> counted = new LinkedHashSet<>(likely.assumed());
        Stream.of(analysis.sequence(query.words()), analysis.exact(query.words())).flatMap(List::stream)
                .forEach(word -> counted.add(new Term(FieldNames.WORDS, word)));
        analysis.stems(query.words()).forEach(stem -> counted.add(new Term(FieldNames.BODY, stem)));
        statistics.countSpellings(counted, nearby.stream().limit(MOST_AHEAD).toList());
    }

    @Override
    public List<Definition> definitions(Collection<String> forms) throws IOException {
        Set<String> keys = new HashSet<>();
        forms.forEach(form -> keys.add(Abbreviation.key(form)));
        return store.defining(Json.terms(FieldNames.DEFINES, List.copyOf(keys)), MOST_PASSAGES,
                (searcher, found) -> new LuceneVocabulary(searcher, analysis, found).definitions(forms));
    }

    @Override
    public Map<String, Integer> frequencies(Collection<String> forms) throws IOException {
        statistics.count(forms.stream().map(form -> new Term(FieldNames.COMBINED, form)).toList());
        Map<String, Integer> frequencies = HashMap.newHashMap(forms.size());
        for (String form : forms) {
            frequencies.put(form, statistics.frequency(FieldNames.COMBINED, form));
        }
        return frequencies;
    }
}
