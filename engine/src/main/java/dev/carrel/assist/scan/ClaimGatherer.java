package dev.carrel.assist.scan;

import java.io.IOException;
import java.util.List;
import java.util.Set;

import dev.carrel.assist.answer.EvidenceParts;
import dev.carrel.assist.extract.AnswerBlock;
import dev.carrel.document.DocumentId;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.View;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.search.Answer;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.context.ContextRequest;
import dev.carrel.search.context.Gatherer;
import dev.carrel.search.run.SearchOptions;

/// Gathers the passages nearest to a claim.
public record ClaimGatherer(EvidenceParts parts, Reach reach) {
    /// How many passages tell whether the library speaks of it at all.
    private static final int READ = 20;

    /// Claims say more than questions, and less of it is found again: with the line that is drawn for questions a quarter
    /// of the claims that a library speaks of had no evidence (docs/answers.md).
    private static final double ENOUGH = 0.08;

    /// How it searches.
    ///
    /// @param perDocument the most passages of one document
    /// @param total       the most passages of all together
    public record Reach(SearchOptions options, int perDocument, int total) {}

    GatheredClaim gather(ScanRequest request) throws IOException {
        long start = System.nanoTime();
        ScanRequest.Scope scope = request.scope();
        List<DocumentId> documents = scope.query().isEmpty() ? scope.documents() : results(scope);
        boolean anywhere = scope.query().isEmpty() || !documents.isEmpty();
        Gatherer.RankedPassages ranked = anywhere && isSpokenOf(request, documents)
                ? parts.gatherer()
                        .rank(new ContextRequest(scope.within(request.claim()), documents, scope.together(),
                                reach.perDocument(), reach.total(), null), reach.options())
                : new Gatherer.RankedPassages(List.of(), List.of(request.claim()));
        try (Snapshot snapshot = parts.index().snapshot()) {
            List<AnswerBlock> nearest = parts.extractor().nearest(request.claim(), ranked.passages(),
                    snapshot);
            return new GatheredClaim(request.claim(), nearest, ranked.queries(),
                    parts.state(snapshot), (System.nanoTime() - start) / 1e6);
        }
    }

    /// The documents that a query finds: as many as a search shows, or all that fulfil conditions without words.
    private List<DocumentId> results(ScanRequest.Scope scope) throws IOException {
        SearchOptions papers = reach.options().withView(View.PAPERS);
        boolean ranked = !QueryParser.parse(scope.query()).words().isBlank();
        return parts.search().ask(asking(scope.query(), scope.documents()),
                ranked ? papers : papers.withLimit(SearchOptions.MOST)).results().stream()
                .map(hit -> hit.found().origin().id()).distinct().toList();
    }

    private boolean isSpokenOf(ScanRequest request, List<DocumentId> documents) throws IOException {
        Answer found = parts.search().ask(asking(request.scope().within(request.claim()), documents),
                reach.options().withView(View.PASSAGES).withLimit(READ));
        try (Snapshot snapshot = parts.index().snapshot()) {
            return parts.extractor().extract(request.claim(), found.results(), snapshot)
                    .confidence() >= ENOUGH;
        }
    }

    private static SearchRequest asking(String query, List<DocumentId> documents) {
        return new SearchRequest(List.of(query), Combination.MIN, Set.copyOf(documents));
    }
}
