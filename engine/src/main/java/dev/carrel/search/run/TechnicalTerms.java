package dev.carrel.search.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Query;

/// Puts what holds all of a query's technical terms before what does not, where the query is about these names: who types
/// `SelectEditor` wants the page that names it, not one that is about editors. Among many other words a name is evidence
/// like them, the stronger the rarer it is: in a claim about `TDP-43` it is a word, and the paper that answers may spell it
/// otherwise.
public final class TechnicalTerms {
    /// The part of what a query tells that has to be told by names.
    private static final double ENOUGH = 1.0 / 3;

    private TechnicalTerms() {}

    /// The same candidates; nothing moves if there are no such terms, if they tell little of the query, or if nobody holds them all.
    public static List<Fused> first(List<Fused> fused, Query query, View view, PassageScoring scoring)
            throws IOException {
        List<String> terms = query.technicalTerms();
        if (terms.isEmpty() || fused.isEmpty() || scoring.telling(terms, query) < ENOUGH) {
            return fused;
        }
        Set<Object> holders = holders(fused, terms, view, scoring);
        List<Fused> ordered = new ArrayList<>(
                fused.stream().filter(each -> holders.contains(Ranking.key(each.passage(), view))).toList());
        fused.stream().filter(each -> !holders.contains(Ranking.key(each.passage(), view)))
                .forEach(ordered::add);
        return ordered;
    }

    private static Set<Object> holders(List<Fused> fused, List<String> terms, View view,
            PassageScoring scoring)
            throws IOException {
        Set<DocumentId> documents = new HashSet<>();
        fused.forEach(each -> documents.add(each.passage().document()));
        Set<Object> holders = new HashSet<>();
        fused.forEach(each -> holders.add(Ranking.key(each.passage(), view)));
        scoring.holding(documents, terms).values().forEach(passages -> holders.retainAll(
                passages.stream().map(id -> Ranking.key(id, view)).collect(Collectors.toSet())));
        return holders;
    }
}
