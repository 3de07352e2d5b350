package dev.carrel.search.context;

import java.io.IOException;
import java.util.List;
import java.util.Set;

import dev.carrel.document.PassageId;
import dev.carrel.index.Census;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.search.Answer;
import dev.carrel.search.run.RankedQuery;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.run.SearchRun;

/// Gathers what a language model is to read.
public final class Gatherer {
    private final PassageIndex index;
    private final SearchRun.Resources means;

    /// @param means the embedder counts tokens, too, as the library does
    public Gatherer(PassageIndex index, SearchRun.Resources means) {
        this.index = index;
        this.means = means;
    }

    /// @param options which retrievers run and how they are weighed; the ranking is always reciprocal rank fusion
    /// @throws dev.carrel.base.UserError if not even one sentence is within the limit of tokens
    public Context gather(ContextRequest request, SearchOptions options) throws IOException {
        long start = System.nanoTime();
        try (Snapshot snapshot = index.snapshot()) {
            Query query = scoped(QueryParser.parse(request.query()), request);
            PassageChoice.ChosenPassages ranked = new PassageChoice(snapshot, means, options).of(query,
                    request);
            List<PassageId> chosen = ranked.passages().isEmpty()
                    ? new OpeningPassages(snapshot).of(ranked.asked().query(), request)
                    : ranked.passages();
            Context empty = empty(request, ranked, chosen,
                    coverage(ranked.asked().query(), request, snapshot.census(), snapshot.scoring()));
            List<ChosenPassage> pieces = snapshot.stored().passages(chosen).stream().map(ChosenPassage::whole)
                    .toList();
            Context context = pieces.isEmpty()
                    ? empty
                    : new TokenBudget(empty, means.embedder().get()::tokens).fill(pieces,
                            request.maxTokens());
            return context.after((System.nanoTime() - start) / 1e6);
        }
    }

    /// Passages by rank, each for itself.
    ///
    /// @param queries all phrasings that were searched
    public record RankedPassages(List<FoundPassage> passages, List<String> queries) {
        public RankedPassages {
            passages = List.copyOf(passages);
            queries = List.copyOf(queries);
        }
    }

    /// The passages that are nearest to a query, best first; none if nothing ranks. Tokens are not counted.
    public RankedPassages rank(ContextRequest request, SearchOptions options) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            PassageChoice.ChosenPassages ranked = new PassageChoice(snapshot, means, options)
                    .of(scoped(QueryParser.parse(request.query()), request), request);
            return new RankedPassages(snapshot.stored().passages(ranked.passages()),
                    ranked.asked().queries());
        }
    }

    private static Context empty(ContextRequest request, PassageChoice.ChosenPassages ranked,
            List<PassageId> chosen,
            Answer.Coverage coverage) {
        RankedQuery asked = ranked.asked();
        return new Context(request.query(), asked.mode(),
                ranked.passages().isEmpty() && !chosen.isEmpty(),
                asked.query().words().isBlank() ? List.of() : asked.queries(),
                asked.corrected().map(Query::words).orElse(null), coverage,
                0, 0, List.of());
    }

    private static Query scoped(Query query, ContextRequest request) {
        return request.documents().isEmpty()
                ? query
                : query.and(new Condition.Among(Set.copyOf(request.documents())));
    }

    /// Of the documents that were named, if any were.
    private static Answer.Coverage coverage(Query query, ContextRequest request, Census census,
            PassageScoring scoring) throws IOException {
        if (request.documents().isEmpty()) {
            return Answer.Coverage.of(census.scope(query));
        }
        int named = request.documents().size();
        return new Answer.Coverage(named, 0, named - scoring.documentVectors(request.documents()).size(), 0);
    }
}
