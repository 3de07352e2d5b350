package dev.carrel.index.lucene.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.IndexTerms;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.WildcardQuery;

/// The words of a library that a wildcard means.
record Spellings(IndexTerms terms, Analysis analysis) {
    /// No three letters begin so many words; longer lists would take long to look for.
    private static final int MOST = 10_000;

    /// Matches what holds a word of a field that is spelled like this.
    static Query query(String field, String pattern) {
        return new WildcardQuery(term(field, pattern));
    }

    static Term term(String field, String pattern) {
        return new Term(field, Analysis.pattern(pattern));
    }

    /// Matches what holds a stem of such a word, in a field of stems.
    Query stems(String field, String pattern) {
        return ConditionFilters.oneOf(field, of(pattern).stream()
                .flatMap(word -> analysis.stems(word).stream().limit(1)).distinct().toList());
    }

    /// In the order of the alphabet.
    List<String> of(String pattern) {
        try {
            return terms.like(FieldNames.WORDS, Analysis.pattern(pattern), MOST);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
