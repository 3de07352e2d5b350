package dev.carrel.search.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import dev.carrel.ranking.fusion.ReciprocalRankFusion;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.rank.FormulaSettings;

/// Puts the documents that a query cites before all else that it finds, and adds those that neither words nor meaning found.
final class CitedFirst {
    private CitedFirst() {}

    static List<Fused> order(List<Fused> found, List<DocumentId> cited, View view,
            PassageRetrieval retrieval) throws IOException {
        if (cited.isEmpty()) {
            return found;
        }
        Set<DocumentId> missing = new HashSet<>(cited);
        found.forEach(each -> missing.remove(each.passage().document()));
        List<Fused> all = new ArrayList<>(found);
        all.addAll(openings(missing, retrieval));
        List<Fused> ordered = new ArrayList<>();
        for (DocumentId document : cited) {
            all.stream().filter(each -> each.passage().document().equals(document)).forEach(ordered::add);
        }
        Set<Object> first = ordered.stream().map(each -> Ranking.key(each.passage(), view))
                .collect(Collectors.toSet());
        all.stream().filter(each -> !first.contains(Ranking.key(each.passage(), view))).forEach(ordered::add);
        return ordered;
    }

    private static List<Fused> openings(Set<DocumentId> documents, PassageRetrieval retrieval)
            throws IOException {
        if (documents.isEmpty()) {
            return List.of();
        }
        Ranking openings = retrieval.keyword(
                new Query("", List.of(), List.of(new Condition.Among(documents))), View.PAPERS,
                documents.size());
        return ReciprocalRankFusion.fuse(Ranking.EMPTY, openings, View.PAPERS,
                Weights.ofPercent(0, List.of()),
                FormulaSettings.STANDARD.rrfK());
    }
}
