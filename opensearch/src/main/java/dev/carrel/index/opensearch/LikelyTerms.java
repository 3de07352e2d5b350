package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;

import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.IndexTerms;
import org.apache.lucene.index.Term;

/// The terms of a library as they most likely are: those of German texts that are listed and not counted yet are taken to stand
/// somewhere. What a question will look for is so known before anything was counted, and both are asked of the cluster at once; only if
/// all texts with such a term were removed, it has to be asked again.
final class LikelyTerms implements IndexTerms {
    private final LibraryStatistics statistics;
    private final Set<Term> assumed = new LinkedHashSet<>();

    LikelyTerms(LibraryStatistics statistics) {
        this.statistics = statistics;
    }

    /// The terms that have to be counted before what was made of them is sure.
    Set<Term> assumed() {
        return assumed;
    }

    @Override
    public int frequency(String field, String term) throws IOException {
        if (!field.equals(FieldNames.GERMAN)) {
            return statistics.frequency(field, term);
        }
        List<Term> unknown = statistics.unknown(List.of(new Term(field, term)));
        assumed.addAll(unknown);
        return unknown.isEmpty() ? statistics.frequency(field, term) : 1;
    }

    @Override
    public void expect(String field, Collection<String> terms, Collection<String> prefixes, int most)
            throws IOException {
        assumed.addAll(statistics.unknown(terms.stream().map(term -> new Term(field, term)).toList()));
    }

    /// Where the terms of German texts are not known here, nothing is said of them.
    @Override
    public int records(String field) throws IOException {
        return field.equals(FieldNames.GERMAN) && !statistics.holdsGerman() ? 0 : statistics.records(field);
    }

    @Override
    public List<String> beginningWith(String field, String prefix, int most) throws IOException {
        return statistics.beginningWith(field, prefix, most);
    }

    @Override
    public List<String> like(String field, String wildcard, int most) throws IOException {
        return statistics.like(field, wildcard, most);
    }

    @Override
    public SortedSet<String> near(Nearby wanted) throws IOException {
        return statistics.near(wanted);
    }
}
