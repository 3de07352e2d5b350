package dev.carrel.search.ask;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Versions;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.View;

/// One result a work in view `papers`: of several versions the one that answers best stands for all. Conditions have been
/// applied before, so a version that they leave out is never shown in place of one that they let through.
public final class OneWork {
    private OneWork() {}

    public static List<Fused> once(List<Fused> fused, View view, Versions versions) {
        if (view == View.PASSAGES || versions.surplus() == 0) {
            return fused;
        }
        Set<DocumentId> seen = new HashSet<>();
        return fused.stream().filter(each -> seen.add(versions.work(each.passage().document()))).toList();
    }

    /// How many candidates make sure that so many works are among them, unless nearly all of them are versions.
    static int depth(int limit, View view, Versions versions) {
        return view == View.PASSAGES ? limit : limit + Math.min(limit, versions.surplus());
    }
}
