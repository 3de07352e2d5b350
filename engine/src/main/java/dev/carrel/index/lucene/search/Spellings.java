package dev.carrel.index.lucene.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.FieldNames;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.WildcardQuery;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.automaton.CompiledAutomaton;
import org.apache.lucene.util.automaton.Operations;

/// The words of a library that a wildcard means.
record Spellings(IndexReader reader, Analysis analysis) {
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
            Terms words = MultiTerms.getTerms(reader, FieldNames.WORDS);
            TermsEnum like = words == null ? TermsEnum.EMPTY : automaton(pattern).getTermsEnum(words);
            List<String> spellings = new ArrayList<>();
            for (BytesRef word = like.next(); word != null && spellings.size() < MOST; word = like.next()) {
                spellings.add(word.utf8ToString());
            }
            return spellings;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static CompiledAutomaton automaton(String pattern) {
        return new CompiledAutomaton(WildcardQuery.toAutomaton(term(FieldNames.WORDS, pattern),
                Operations.DEFAULT_DETERMINIZE_WORK_LIMIT));
    }
}
