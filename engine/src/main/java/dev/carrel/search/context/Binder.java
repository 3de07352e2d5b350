package dev.carrel.search.context;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.index.Described;
import dev.carrel.index.Found;
import dev.carrel.search.cite.Citing;
import dev.carrel.search.cite.Link;
import dev.carrel.search.cite.Spot;

/// Makes excerpts of passages: document by document, in reading order, neighbours joined, each with its citation.
final class Binder {
    private static final Comparator<Piece> READING_ORDER = Comparator
            .comparing((Piece piece) -> piece.found().passage().id());

    private final ToIntFunction<String> tokens;

    Binder(ToIntFunction<String> tokens) {
        this.tokens = tokens;
    }

    /// @param pieces best first, which is the order of the documents
    List<Excerpt> bind(List<Piece> pieces) {
        Map<DocumentId, List<Piece>> documents = new LinkedHashMap<>();
        pieces.forEach(piece -> documents.computeIfAbsent(piece.found().origin().id(), _ -> new ArrayList<>())
                .add(piece));
        Citing citing = Citing.of(documents.values().stream().map(List::getFirst).map(Piece::found)
                .map(found -> new Described(found.metadata(), found.origin())).toList());
        return documents.values().stream().flatMap(of -> runs(of).stream())
                .map(run -> excerpt(run, citing)).toList();
    }

    private static List<List<Piece>> runs(List<Piece> pieces) {
        List<List<Piece>> runs = new ArrayList<>();
        for (Piece piece : pieces.stream().sorted(READING_ORDER).toList()) {
            if (runs.isEmpty() || !Joiner.areNeighbours(runs.getLast().getLast(), piece)) {
                runs.add(new ArrayList<>());
            }
            runs.getLast().add(piece);
        }
        return runs;
    }

    private Excerpt excerpt(List<Piece> run, Citing citing) {
        List<Passage> passages = run.stream().map(piece -> piece.found().passage()).toList();
        Found found = run.getFirst().found().with(Joiner.joined(passages));
        Passage joined = found.passage();
        List<PassageId> ids = passages.stream().map(Passage::id).toList();
        return new Excerpt(
                citing.citation(found.origin().id(), Spot.startOf(joined), Spot.endOf(joined)),
                Link.to(found).orElse(null), found, ids, tokens.applyAsInt(joined.text()),
                run.getLast().cut());
    }
}
