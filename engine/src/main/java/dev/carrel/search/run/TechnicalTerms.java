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

/// Puts what holds all of a query's technical terms before what does not: who types `SelectEditor` wants the page that
/// names it, not one that is about editors.
public final class TechnicalTerms {
    private TechnicalTerms() {}

    /// The same candidates; nothing moves if there are no such terms, or nobody holds them all.
    public static List<Fused> first(List<Fused> fused, Query query, View view, PassageScoring scoring)
            throws IOException {
        List<String> terms = query.technicalTerms();
        if (terms.isEmpty() || fused.isEmpty()) {
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
