package dev.carrel.search.context;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

import dev.carrel.document.PassageId;
import dev.carrel.embed.Embedder;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Scope;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.Condition;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.Query;
import dev.carrel.ranking.QueryParser;
import dev.carrel.search.Answer;
import dev.carrel.search.Options;

/// Gathers what a language model is to read.
public final class Gatherer {
    private final PassageIndex index;
    private final Supplier<Embedder> embedder;

    /// @param embedder embeds the query, and counts tokens as the library does
    public Gatherer(PassageIndex index, Supplier<Embedder> embedder) {
        this.index = index;
        this.embedder = embedder;
    }

    /// @param options which retrievers run and how they are weighed; the ranking is always reciprocal rank fusion
    /// @throws dev.carrel.document.UserError if not even one sentence is within the limit of tokens
    public Context gather(Request request, Options options) throws IOException {
        long start = System.nanoTime();
        try (Snapshot snapshot = index.snapshot()) {
            Query parsed = scoped(QueryParser.parse(request.query()), request);
            Optional<Query> corrected = snapshot.corrected(parsed);
            Query query = corrected.orElse(parsed);
            Mode mode = possible(options.mode(), query, snapshot);

            List<PassageId> ranked = new Choice(snapshot, embedder, options).of(query, mode, request);
            List<PassageId> chosen = ranked.isEmpty() ? new Openings(snapshot).of(query, request) : ranked;
            Context empty = new Context(request.query(), mode, ranked.isEmpty() && !chosen.isEmpty(),
                    query.words().isBlank() ? List.of() : List.of(query.words()),
                    corrected.map(Query::words).orElse(null), coverage(query, request, snapshot), 0, 0,
                    List.of());
            List<Piece> pieces = snapshot.passages(chosen).stream().map(Piece::whole).toList();
            Context context = pieces.isEmpty()
                    ? empty
                    : new Budget(empty, embedder.get()::tokens).fill(pieces, request.maxTokens());
            return context.after((System.nanoTime() - start) / 1e6);
        }
    }

    private static Query scoped(Query query, Request request) {
        return request.documents().isEmpty()
                ? query
                : query.and(new Condition.Among(Set.copyOf(request.documents())));
    }

    /// Meaning needs vectors in the library and something to embed in the query; words always work.
    private static Mode possible(Mode wanted, Query query, Snapshot snapshot) throws IOException {
        boolean meaning = snapshot.statistics().embedded() > 0
                && query.words().codePoints().anyMatch(Character::isLetterOrDigit);
        return meaning ? wanted : Mode.KEYWORD;
    }

    /// Of the documents that were named, if any were.
    private static Answer.Coverage coverage(Query query, Request request, Snapshot snapshot)
            throws IOException {
        if (request.documents().isEmpty()) {
            Scope scope = snapshot.scope(query);
            return new Answer.Coverage(scope.documents(), scope.unsearchable(), scope.withoutVectors());
        }
        int named = request.documents().size();
        return new Answer.Coverage(named, 0, named - snapshot.documentVectors(request.documents()).size());
    }
}
