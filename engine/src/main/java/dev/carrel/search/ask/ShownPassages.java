package dev.carrel.search.ask;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PaperHeading;
import dev.carrel.document.PassageId;
import dev.carrel.index.Found;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;

/// Chooses the passage that a document is shown by in view `papers`: the one that the same formula ranks first among all
/// of its passages. The passage that is nearest in meaning need not hold the words, and the other way round; what answers
/// has both.
///
/// Every passage is embedded with its document's title. A caption or a line of ten words has hardly more than the title's
/// vector, and is near to every question about the title: it has to do with its own words. So have acknowledgements and
/// notices, which are not about the title's subject at all.
public final class ShownPassages {
    /// Up to so many times the title's length it is the title that a vector tells.
    private static final int TINY = 2;
    /// How many of such passages of a document are looked at before one is shown as it is.
    private static final int LOOKS = 4;

    private final Asked asked;
    private final TextMeaning meaning;

    public ShownPassages(Asked asked, TextMeaning meaning) {
        this.asked = asked;
        this.meaning = meaning;
    }

    /// The same documents in the same order. One that words alone have found is left as it is: there is no second list
    /// that its passages could be weighed by.
    public List<Fused> of(List<Fused> documents) throws IOException {
        List<DocumentId> found = documents.stream().filter(each -> each.match() != Fused.Match.KEYWORD)
                .map(each -> each.passage().document()).toList();
        if (asked.candidates().view() == View.PASSAGES || asked.mode() != Mode.HYBRID || found.isEmpty()) {
            return documents;
        }
        Map<DocumentId, PassageId> best = best(asked.candidates().whole(found));
        return documents.stream().map(each -> each.match() == Fused.Match.KEYWORD
                ? each
                : each.showing(best.getOrDefault(each.passage().document(), each.passage()))).toList();
    }

    private Map<DocumentId, PassageId> best(Candidates whole) throws IOException {
        Map<DocumentId, PassageId> best = first(whole);
        Set<PassageId> seen = new HashSet<>();
        Candidates fair = whole;
        for (int look = 0; look < LOOKS; look++) {
            Map<PassageId, Double> own = own(best.values().stream().filter(seen::add).toList());
            if (own.isEmpty()) {
                break;
            }
            fair = fair.with(own);
            best = first(fair);
        }
        return best;
    }

    private Map<DocumentId, PassageId> first(Candidates whole) throws IOException {
        Map<DocumentId, PassageId> best = new HashMap<>();
        asked.ranker().passages(whole)
                .forEach(each -> best.putIfAbsent(each.passage().document(), each.passage()));
        return best;
    }

    /// The cosines that passages have without their title, if it is the title that makes them near.
    private Map<PassageId, Double> own(List<PassageId> passages) throws IOException {
        List<Found> borrowing = asked.candidates().snapshot().passages(passages).stream()
                .filter(ShownPassages::borrowsTitle).toList();
        Map<PassageId, Double> own = new HashMap<>();
        asked.candidates().asked().vector()
                .flatMap(question -> meaning
                        .similarities(borrowing.stream().map(each -> each.passage().text()).toList(),
                                question))
                .ifPresent(cosines -> {
                    for (int i = 0; i < borrowing.size(); i++) {
                        own.put(borrowing.get(i).passage().id(), cosines.get(i));
                    }
                });
        return own;
    }

    private static boolean borrowsTitle(Found found) {
        return found.passage().text().length() < TINY * found.metadata().title().length()
                || found.passage().heading().stream().anyMatch(PaperHeading::isBackMatter);
    }
}
