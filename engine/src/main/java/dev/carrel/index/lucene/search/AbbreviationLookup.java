package dev.carrel.index.lucene.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.document.PassageId;
import dev.carrel.document.text.Abbreviation;
import dev.carrel.document.text.AbbreviationFinder;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.query.ConditionFilters;
import dev.carrel.index.lucene.store.MatchingRecords;
import dev.carrel.index.lucene.store.RecordStore;
import dev.carrel.index.retrieval.Definition;
import org.apache.lucene.search.IndexSearcher;

/// Looks up in the library's own texts what abbreviations stand for. The index knows which passages define which form; the
/// definition itself is read again from their text.
record AbbreviationLookup(IndexSearcher searcher, PassageColumns columns, RecordStore store) {
    /// A form that is defined everywhere is defined alike nearly everywhere.
    private static final int MOST_PASSAGES = 60;

    /// The definitions of any of these forms, short or long, the most frequent first.
    List<Definition> of(Collection<String> forms) throws IOException {
        Set<String> keys = new HashSet<>();
        forms.forEach(form -> keys.add(Abbreviation.key(form)));
        int[] records = MatchingRecords.records(searcher,
                ConditionFilters.oneOf(FieldNames.DEFINES, List.copyOf(keys)));
        List<PassageId> passages = columns
                .ids(Arrays.copyOf(records, Math.min(records.length, MOST_PASSAGES)))
                .values().stream().sorted().toList();
        Map<String, Definition> definitions = new LinkedHashMap<>();
        for (FoundPassage found : store.found(passages)) {
            for (Abbreviation each : AbbreviationFinder.in(found.passage().text())) {
                if (keys.contains(Abbreviation.key(each.shortForm()))
                        || keys.contains(Abbreviation.key(each.longForm()))) {
                    definitions.merge(
                            Abbreviation.key(each.shortForm()) + "=" + Abbreviation.key(each.longForm()),
                            new Definition(each, found.passage().id(), 1), (first, _) -> new Definition(
                                    first.abbreviation(), first.passage(), first.times() + 1));
                }
            }
        }
        List<Definition> all = new ArrayList<>(definitions.values());
        all.sort(Comparator.comparingInt(Definition::times).reversed());
        return all;
    }
}
