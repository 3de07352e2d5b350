package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.carrel.document.text.Abbreviation;
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.FieldNames;
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

    @Override
    public Optional<Query> corrected(Query query) throws IOException {
        statistics.countSpellings(analysis.sequence(query.words()));
        Query corrected = new SpellingCorrection(statistics, analysis).correct(query);
        return corrected.equals(query) ? Optional.empty() : Optional.of(corrected);
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
