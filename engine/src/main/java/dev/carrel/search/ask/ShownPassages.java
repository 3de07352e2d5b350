package dev.carrel.search.ask;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;

/// Chooses the passage that a document is shown by in view `papers`: the one that the same formula ranks first among all
/// of its passages. The passage that is nearest in meaning need not hold the words, and the other way round; what answers
/// has both.
public final class ShownPassages {
    private ShownPassages() {}

    /// The same documents in the same order. One that words alone have found is left as it is: there is no second list
    /// that its passages could be weighed by.
    public static List<Fused> of(List<Fused> documents, Asked asked) throws IOException {
        List<DocumentId> found = documents.stream().filter(each -> each.match() != Fused.Match.KEYWORD)
                .map(each -> each.passage().document()).toList();
        if (asked.candidates().view() == View.PASSAGES || asked.mode() != Mode.HYBRID || found.isEmpty()) {
            return documents;
        }
        Map<DocumentId, PassageId> best = new HashMap<>();
        asked.ranker().passages(asked.candidates().whole(found))
                .forEach(each -> best.putIfAbsent(each.passage().document(), each.passage()));
        return documents.stream().map(each -> each.match() == Fused.Match.KEYWORD
                ? each
                : each.showing(best.getOrDefault(each.passage().document(), each.passage()))).toList();
    }
}
