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
import dev.carrel.document.Versions;
import dev.carrel.index.FullestFirst;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Query;
import dev.carrel.ranking.View;
import dev.carrel.search.Options;
import dev.carrel.search.ask.Asked;
import dev.carrel.search.ask.Asking;
import dev.carrel.search.ask.Timer;

/// Chooses passages by rank: so many a document, so many in all.
final class Choice {
    private static final int DEPTH = 100;
    private static final int DEEPEST = 6_400;

    private final Snapshot snapshot;
    private final Asking.Means means;
    private final Options options;

    /// @param options the ranking is always reciprocal rank fusion, and further phrasings are asked unless that is ruled
    ///                out: a model should not miss what is called otherwise
    Choice(Snapshot snapshot, Asking.Means means, Options options) {
        this.snapshot = snapshot;
        this.means = means;
        Options.Expansion expansion = options.expansion();
        this.options = options.withView(View.PASSAGES).withRanking(Formula.RRF)
                .withExpansion(expansion.when() == Options.Expansion.When.NEVER
                        ? expansion
                        : expansion.with(Options.Expansion.When.ALWAYS));
    }

    /// What was asked, and the passages that were chosen, best first.
    record Chosen(Asked asked, List<PassageId> passages) {}

    /// Looks deeper while the best passages are all of a few documents that may not have so many.
    Chosen of(Query query, Request request) throws IOException {
        for (int depth = Math.max(DEPTH, request.total());; depth *= 4) {
            Asked asked = new Asking(snapshot, options, depth, new Timer(), means).ask(query);
            List<PassageId> chosen = query.words().isBlank()
                    ? List.of()
                    : limited(asked.found(), request);
            int listed = Math.max(asked.candidates().semantic().candidates().size(),
                    asked.candidates().keyword().candidates().size());
            if (chosen.size() >= request.total() || listed < depth || depth >= DEEPEST) {
                return new Chosen(asked, chosen);
            }
        }
    }

    /// Of a work with several versions one is read, the best of the full ones, unless somebody named them apart.
    private List<PassageId> limited(List<Fused> fused, Request request) throws IOException {
        Versions versions = request.documents().isEmpty() ? snapshot.versions() : request.together();
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
        for (Set<DocumentId> found : works.values()) {
            Set<DocumentId> full = found.size() == 1 ? found : FullestFirst.full(found, snapshot);
            found.stream().filter(full::contains).findFirst().ifPresent(read::add);
        }
        return read;
    }
}
