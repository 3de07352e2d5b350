package dev.carrel.index.lucene.search;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.LuceneTerms;
import dev.carrel.index.lucene.query.SpellingCorrection;
import dev.carrel.index.lucene.store.RecordStore;
import dev.carrel.index.retrieval.Definition;
import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.ranking.query.Query;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;

/// The words of an index, as its terms and definitions tell them.
public final class LuceneVocabulary implements Vocabulary {
    private final IndexSearcher searcher;
    private final SpellingCorrection corrections;
    private final AbbreviationLookup abbreviations;

    public LuceneVocabulary(IndexSearcher searcher, Analysis analysis, RecordStore store) {
        this.searcher = searcher;
        this.corrections = new SpellingCorrection(new LuceneTerms(searcher.getIndexReader()), analysis);
        this.abbreviations = new AbbreviationLookup(searcher, new PassageColumns(searcher), store);
    }

    @Override
    public Optional<Query> corrected(Query query) throws IOException {
        Query corrected = corrections.correct(query);
        return corrected.equals(query) ? Optional.empty() : Optional.of(corrected);
    }

    @Override
    public List<Definition> definitions(Collection<String> forms) throws IOException {
        return abbreviations.of(forms);
    }

    @Override
    public Map<String, Integer> frequencies(Collection<String> forms) throws IOException {
        Map<String, Integer> frequencies = HashMap.newHashMap(forms.size());
        for (String form : forms) {
            frequencies.put(form, searcher.getIndexReader().docFreq(new Term(FieldNames.COMBINED, form)));
        }
        return frequencies;
    }
}
