package dev.carrel.search.context;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Versions;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.run.FullestFirst;
import dev.carrel.search.run.RankedQuery;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.run.SearchRun;
import dev.carrel.search.run.Timer;

/// Chooses passages by rank: so many a document, so many in all.
final class PassageChoice {
    private static final int DEPTH = 100;
    private static final int DEEPEST = 6_400;

    private final Snapshot snapshot;
    private final SearchRun.Resources means;
    private final SearchOptions options;

    /// @param options the ranking is always reciprocal rank fusion, and further phrasings are asked unless that is ruled
    ///                out: a model should not miss what is called otherwise
    PassageChoice(Snapshot snapshot, SearchRun.Resources means, SearchOptions options) {
        this.snapshot = snapshot;
        this.means = means;
        SearchOptions.Expansion expansion = options.expansion();
        this.options = options.withView(View.PASSAGES).withRanking(Formula.RRF)
                .withExpansion(expansion.when() == SearchOptions.Expansion.When.NEVER
                        ? expansion
                        : expansion.with(SearchOptions.Expansion.When.ALWAYS));
    }

    /// The query, and the passages that were chosen, best first.
    record ChosenPassages(RankedQuery asked, List<PassageId> passages) {}

    /// Looks deeper while the best passages are all of a few documents that may not have so many.
    ChosenPassages of(Query query, ContextRequest request) throws IOException {
        for (int depth = Math.max(DEPTH, request.total());; depth *= 4) {
            RankedQuery asked = new SearchRun(snapshot, options, depth, new Timer(), means).ask(query);
            List<PassageId> chosen = query.words().isBlank()
                    ? List.of()
                    : limited(asked.found(), request);
            int listed = Math.max(asked.candidates().semantic().candidates().size(),
                    asked.candidates().keyword().candidates().size());
            if (chosen.size() >= request.total() || listed < depth || depth >= DEEPEST) {
                return new ChosenPassages(asked, chosen);
            }
        }
    }

    /// Of a work with several versions one is read, the best of the full ones, unless somebody named them apart.
    private List<PassageId> limited(List<Fused> fused, ContextRequest request) throws IOException {
        Versions versions = request.documents().isEmpty()
                ? snapshot.relations().versions()
                : request.together();
        Set<DocumentId> read = read(fused, versions);
        Map<DocumentId, Integer> taken = new HashMap<>();
        List<PassageId> chosen = new ArrayList<>();
        for (Fused each : fused) {
            DocumentId document = each.passage().document();
            if (read.contains(document) && chosen.size() < request.total()
                    && taken.merge(document, 1, Integer::sum) <= request.perDocument()) {
                chosen.add(each.passage());
            }
        }
        return chosen;
    }

    private Set<DocumentId> read(List<Fused> fused, Versions versions) throws IOException {
        Map<DocumentId, Set<DocumentId>> works = new HashMap<>();
        fused.stream().map(each -> each.passage().document()).forEach(document -> works
                .computeIfAbsent(versions.work(document), _ -> new LinkedHashSet<>()).add(document));
        Set<DocumentId> read = new HashSet<>();
        Set<DocumentId> full = FullestFirst.full(works.values(), snapshot.census());
        for (Set<DocumentId> found : works.values()) {
            found.stream().filter(full::contains).findFirst().ifPresent(read::add);
        }
        return read;
    }
}
