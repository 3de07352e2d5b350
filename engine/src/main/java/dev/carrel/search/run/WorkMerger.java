package dev.carrel.search.run;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Versions;
import dev.carrel.index.Census;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.View;

/// One result a work in view `papers`: of several versions the one that answers best stands for all. Conditions have been
/// applied before; those on a source or a section choose among the versions.
public final class WorkMerger {
    private WorkMerger() {}

    public static List<Fused> once(List<Fused> fused, View view, Versions versions) {
        if (view == View.PASSAGES || versions.surplus() == 0) {
            return fused;
        }
        Set<DocumentId> seen = new HashSet<>();
        return fused.stream().filter(each -> seen.add(versions.work(each.passage().document()))).toList();
    }

    /// The same results, where of a work whose best passage is of a version with little text, such as an entry's abstract,
    /// the best one of a full version is shown, if it was found too.
    ///
    /// @param found all that was found, best first
    public static List<Fused> ofFullVersions(List<Fused> works, List<Fused> found, View view,
            Versions versions, Census census) throws IOException {
        if (view == View.PASSAGES || versions.surplus() == 0) {
            return works;
        }
        Set<DocumentId> shown = works.stream().map(best -> versions.work(best.passage().document()))
                .collect(Collectors.toSet());
        Map<DocumentId, List<PassageId>> passages = found.stream().map(Fused::passage)
                .filter(passage -> shown.contains(versions.work(passage.document())))
                .collect(Collectors.groupingBy(passage -> versions.work(passage.document())));
        Set<DocumentId> full = FullestFirst.full(passages.values().stream()
                .map(all -> all.stream().map(PassageId::document).collect(Collectors.toSet())).toList(),
                census);
        return works.stream().map(best -> passages
                .getOrDefault(versions.work(best.passage().document()), List.of()).stream()
                .filter(passage -> full.contains(passage.document())).findFirst().map(best::showing)
                .orElse(best)).toList();
    }

    /// How many candidates make sure that so many works are among them, unless nearly all of them are versions.
    public static int depth(int limit, View view, Versions versions) {
        return view == View.PASSAGES ? limit : limit + Math.min(limit, versions.surplus());
    }
}
