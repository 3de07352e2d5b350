package dev.carrel.assist.scan;

import java.io.IOException;
import java.util.List;
import java.util.Set;

import dev.carrel.assist.answer.CheckedAnswer.LibraryState;
import dev.carrel.assist.extract.AnswerBlock;
import dev.carrel.assist.extract.Extractor;
import dev.carrel.document.DocumentId;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.View;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.search.Answer;
import dev.carrel.search.Search;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.context.ContextRequest;
import dev.carrel.search.context.Gatherer;
import dev.carrel.search.run.SearchOptions;

/// Gathers the passages nearest to a claim.
public final class ClaimGatherer {
    /// How many passages tell whether the library speaks of it at all.
    private static final int READ = 20;

    /// Claims say more than questions, and less of it is found again: with the line that is drawn for questions a quarter
    /// of the claims that a library speaks of had no evidence (docs/answers.md).
    private static final double ENOUGH = 0.1;

    /// How it searches.
    ///
    /// @param perDocument the most passages of one document
    /// @param total       the most passages of all together
    public record Reach(SearchOptions options, int perDocument, int total) {}

    private final PassageIndex index;
    private final Search search;
    private final Gatherer gatherer;
    private final Extractor extractor;
    private final Reach reach;
    private final String library;

    /// @param library its name
    public ClaimGatherer(PassageIndex index, Search search, Gatherer gatherer, Extractor extractor,
            Reach reach, String library) {
        this.index = index;
        this.search = search;
        this.gatherer = gatherer;
        this.extractor = extractor;
        this.reach = reach;
        this.library = library;
    }

    GatheredClaim gather(ScanRequest request) throws IOException {
        long start = System.nanoTime();
        ScanRequest.Scope scope = request.scope();
        List<DocumentId> documents = scope.query().isEmpty() ? scope.documents() : results(scope);
        boolean anywhere = scope.query().isEmpty() || !documents.isEmpty();
        Gatherer.RankedPassages ranked = anywhere && isSpokenOf(request, documents)
                ? gatherer.rank(new ContextRequest(scope.within(request.claim()), documents, scope.together(),
                        reach.perDocument(), reach.total(), null), reach.options())
                : new Gatherer.RankedPassages(List.of(), List.of(request.claim()));
        try (Snapshot snapshot = index.snapshot()) {
            List<AnswerBlock> nearest = extractor.nearest(request.claim(), ranked.passages(), snapshot);
            return new GatheredClaim(request.claim(), nearest, ranked.queries(),
                    new LibraryState(library, snapshot.moment()), (System.nanoTime() - start) / 1e6);
        }
    }

    /// The documents that a query finds: as many as a search shows, or all that fulfil conditions without words.
    private List<DocumentId> results(ScanRequest.Scope scope) throws IOException {
        SearchOptions papers = reach.options().withView(View.PAPERS);
        boolean ranked = !QueryParser.parse(scope.query()).words().isBlank();
        return search.ask(asking(scope.query(), scope.documents()),
                ranked ? papers : papers.withLimit(SearchOptions.MOST)).results().stream()
                .map(hit -> hit.found().origin().id()).distinct().toList();
    }

    private boolean isSpokenOf(ScanRequest request, List<DocumentId> documents) throws IOException {
        Answer found = search.ask(asking(request.scope().within(request.claim()), documents),
                reach.options().withView(View.PASSAGES).withLimit(READ));
        try (Snapshot snapshot = index.snapshot()) {
            return extractor.extract(request.claim(), found.results(), snapshot).confidence() >= ENOUGH;
        }
    }

    private static SearchRequest asking(String query, List<DocumentId> documents) {
        return new SearchRequest(List.of(query), Combination.MIN, Set.copyOf(documents));
    }
}
