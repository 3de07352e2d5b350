package dev.carrel.search.context;

import java.io.IOException;
import java.util.List;
import java.util.Set;

import dev.carrel.document.PassageId;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.Condition;
import dev.carrel.ranking.Query;
import dev.carrel.ranking.QueryParser;
import dev.carrel.search.Answer;
import dev.carrel.search.Options;
import dev.carrel.search.ask.Asked;
import dev.carrel.search.ask.Asking;

/// Gathers what a language model is to read.
public final class Gatherer {
    private final PassageIndex index;
    private final Asking.Means means;

    /// @param means the embedder counts tokens, too, as the library does
    public Gatherer(PassageIndex index, Asking.Means means) {
        this.index = index;
        this.means = means;
    }

    /// @param options which retrievers run and how they are weighed; the ranking is always reciprocal rank fusion
    /// @throws dev.carrel.document.UserError if not even one sentence is within the limit of tokens
    public Context gather(Request request, Options options) throws IOException {
        long start = System.nanoTime();
        try (Snapshot snapshot = index.snapshot()) {
            Query query = scoped(QueryParser.parse(request.query()), request);
            Choice.Chosen ranked = new Choice(snapshot, means, options).of(query, request);
            List<PassageId> chosen = ranked.passages().isEmpty()
                    ? new Openings(snapshot).of(ranked.asked().query(), request)
                    : ranked.passages();
            Context empty = empty(request, ranked, chosen, snapshot);
            List<Piece> pieces = snapshot.passages(chosen).stream().map(Piece::whole).toList();
            Context context = pieces.isEmpty()
                    ? empty
                    : new Budget(empty, means.embedder().get()::tokens).fill(pieces, request.maxTokens());
            return context.after((System.nanoTime() - start) / 1e6);
        }
    }

    private static Context empty(Request request, Choice.Chosen ranked, List<PassageId> chosen,
            Snapshot snapshot) throws IOException {
        Asked asked = ranked.asked();
        return new Context(request.query(), asked.mode(),
                ranked.passages().isEmpty() && !chosen.isEmpty(),
                asked.query().words().isBlank() ? List.of() : asked.queries(),
                asked.corrected().map(Query::words).orElse(null), coverage(asked.query(), request, snapshot),
                0, 0, List.of());
    }

    private static Query scoped(Query query, Request request) {
        return request.documents().isEmpty()
                ? query
                : query.and(new Condition.Among(Set.copyOf(request.documents())));
    }

    /// Of the documents that were named, if any were.
    private static Answer.Coverage coverage(Query query, Request request, Snapshot snapshot)
            throws IOException {
        if (request.documents().isEmpty()) {
            return Answer.Coverage.of(snapshot.scope(query));
        }
        int named = request.documents().size();
        return new Answer.Coverage(named, 0, named - snapshot.documentVectors(request.documents()).size(), 0);
    }
}
