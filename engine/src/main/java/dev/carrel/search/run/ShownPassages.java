package dev.carrel.search.run;

import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PaperHeading;
import dev.carrel.document.PassageId;
import dev.carrel.document.text.TitleLetters;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.StoredDocuments;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.View;
import dev.carrel.search.rank.Candidates;
import dev.carrel.search.run.ResultPassages.Contender;

/// Chooses the passage that a document is shown by in view `papers`: the one that the same formula ranks first among all
/// of its passages. The passage that is nearest in meaning need not hold the words, and the other way round; what answers
/// has both. For what is read first the second-best passage may stand as well if it is nearly as good: their sentences
/// tell which of the two answers.
///
/// Every passage is embedded with its document's title. A caption or a line of ten words has hardly more than the title's
/// vector, and is near to every question about the title: it has to do with its own words. So have acknowledgements and
/// notices, which are not about the title's subject at all. A document that is only named asks nothing of its text: it is shown
/// by its opening, which is the abstract where it has one, and not by the passage that holds its author's name.
public final class ShownPassages {
    /// The sentences of so many results are compared by meaning: those of the one that is read first. Each takes as long as
    /// embedding the query.
    public static final int READ = 1;
    /// A passage that is farther behind than this was not the one that answered more often than the best.
    private static final double CLOSE = 0.92;
    private static final int CONTENDERS = 2;
    /// Up to so many times the title's length it is the title that a vector tells.
    private static final int TINY = 2;
    /// Those that say how to cite their document, and hold its title once more: any other passage tells more.
    private final Set<PassageId> citing = new HashSet<>();

    /// How many of such passages of a document are looked at before one is shown as it is.
    private static final int LOOKS = 4;

    private final RankedQuery asked;
    private final TextMeaning meaning;
    private final StoredDocuments stored;
    private final CandidateScorer scorer;

    public ShownPassages(RankedQuery asked, TextMeaning meaning, StoredDocuments stored,
            CandidateScorer scorer) {
        this.asked = asked;
        this.meaning = meaning;
        this.stored = stored;
        this.scorer = scorer;
    }

    /// The same documents in the same order. One that words alone have found is left as it is: there is no second list
    /// that its passages could be weighed by.
    public List<ResultPassages> of(List<Fused> documents) throws IOException {
        List<DocumentId> found = documents.stream().filter(each -> each.match() != Fused.Match.KEYWORD)
                .map(each -> each.passage().document()).toList();
        if (asked.candidates().view() == View.PASSAGES || asked.mode() != Mode.HYBRID || found.isEmpty()) {
            return documents.stream().map(ResultPassages::of).toList();
        }
        Set<DocumentId> read = documents.stream().limit(READ).map(each -> each.passage().document())
                .collect(Collectors.toSet());
        // All that is going to be shown is asked about, so that an index on another machine brings it along.
        Candidates whole = scorer.whole(asked.candidates(),
                documents.stream().map(each -> each.passage().document()).toList(), Set.copyOf(found));
        Map<DocumentId, List<Contender>> best = best(whole, read);
        return documents.stream().map(each -> each.match() == Fused.Match.KEYWORD
                || !best.containsKey(each.passage().document())
                        ? ResultPassages.of(each)
                        : new ResultPassages(each, best.get(each.passage().document())))
                .toList();
    }

    private Map<DocumentId, List<Contender>> best(Candidates whole, Set<DocumentId> read)
            throws IOException {
        Set<PassageId> seen = new HashSet<>();
        Set<PassageId> borrowing = new HashSet<>();
        Candidates fair = whole;
        VerbatimMatches standing = asked.ranker().formula() == Formula.WEIGHTED
                ? scorer.standing(whole)
                : VerbatimMatches.NONE;
        Map<DocumentId, List<Contender>> best = first(fair, standing, read, borrowing);
        for (int look = 0; look < LOOKS; look++) {
            Map<PassageId, Double> own = own(best.values().stream().flatMap(List::stream)
                    .map(Contender::passage).filter(seen::add).toList());
            if (own.isEmpty()) {
                break;
            }
            fair = fair.with(own);
            borrowing.addAll(own.keySet());
            best = first(fair, standing, read, borrowing);
        }
        return best;
    }

    private Map<DocumentId, List<Contender>> first(Candidates whole, VerbatimMatches standing,
            Set<DocumentId> read, Set<PassageId> borrowing) {
        Map<DocumentId, List<Contender>> best = new HashMap<>();
        asked.ranker().passages(whole, standing).stream()
                .collect(Collectors.groupingBy(each -> each.passage().document()))
                .forEach((document, passages) -> best.put(document, asked.named().contains(document)
                        ? opening(passages)
                        : contenders(passages, read.contains(document) ? CONTENDERS : 1, borrowing)));
        return best;
    }

    private static List<Contender> opening(List<Fused> passages) {
        return passages.stream().map(Fused::passage).min(Comparator.naturalOrder()).stream()
                .map(first -> new Contender(first, 1)).toList();
    }

    /// One that borrows its title has to be the best: what its sentences share with the question is often the title too.
    private List<Contender> contenders(List<Fused> all, int most, Set<PassageId> borrowing) {
        List<Fused> telling = all.stream().filter(each -> !citing.contains(each.passage())).toList();
        List<Fused> passages = telling.isEmpty() ? all : telling;
        Fused best = passages.getFirst();
        return passages.stream().filter(each -> each.equals(best) || !borrowing.contains(each.passage()))
                .limit(most)
                .map(each -> new Contender(each.passage(),
                        best.score() > 0 ? each.score() / best.score() : 1))
                .filter(each -> each.strength() >= CLOSE).toList();
    }

    /// The cosines that passages have without their title, if it is the title that makes them near.
    private Map<PassageId, Double> own(List<PassageId> passages) throws IOException {
        List<FoundPassage> borrowing = stored.passages(passages).stream()
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
                    borrowing.stream().filter(ShownPassages::citesItself)
                            .forEach(each -> citing.add(each.passage().id()));
                });
        return own;
    }

    private static boolean citesItself(FoundPassage found) {
        return found.passage().heading().stream().anyMatch(PaperHeading::isBackMatter)
                && TitleLetters.of(found.passage().text())
                        .contains(TitleLetters.of(found.metadata().title()));
    }

    private static boolean borrowsTitle(FoundPassage found) {
        return found.passage().text().length() < TINY * found.metadata().title().length()
                || found.passage().heading().stream().anyMatch(PaperHeading::isBackMatter);
    }
}
