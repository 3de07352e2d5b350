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
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.FoundPassage;
import dev.carrel.search.cite.CitationNames;
import dev.carrel.search.cite.PageSpot;
import dev.carrel.search.cite.SourceLink;

/// Makes excerpts of passages: document by document, in reading order, neighbours joined, each with its citation.
record ExcerptMaker(ToIntFunction<String> tokens) {
    private static final Comparator<ChosenPassage> READING_ORDER = Comparator
            .comparing((ChosenPassage piece) -> piece.found().passage().id());

    /// @param pieces best first, which is the order of the documents
    List<Excerpt> bind(List<ChosenPassage> pieces) {
        Map<DocumentId, List<ChosenPassage>> documents = new LinkedHashMap<>();
        pieces.forEach(piece -> documents.computeIfAbsent(piece.found().origin().id(), _ -> new ArrayList<>())
                .add(piece));
        CitationNames citing = CitationNames
                .of(documents.values().stream().map(List::getFirst).map(ChosenPassage::found)
                        .map(found -> new DocumentSummary(found.metadata(), found.origin())).toList());
        return documents.values().stream().flatMap(of -> runs(of).stream())
                .map(run -> excerpt(run, citing)).toList();
    }

    private static List<List<ChosenPassage>> runs(List<ChosenPassage> pieces) {
        List<List<ChosenPassage>> runs = new ArrayList<>();
        for (ChosenPassage piece : pieces.stream().sorted(READING_ORDER).toList()) {
            if (runs.isEmpty() || !PassageJoiner.areNeighbours(runs.getLast().getLast(), piece)) {
                runs.add(new ArrayList<>());
            }
            runs.getLast().add(piece);
        }
        return runs;
    }

    private Excerpt excerpt(List<ChosenPassage> run, CitationNames citing) {
        List<Passage> passages = run.stream().map(piece -> piece.found().passage()).toList();
        FoundPassage found = run.getFirst().found().with(PassageJoiner.joined(passages));
        Passage joined = found.passage();
        List<PassageId> ids = passages.stream().map(Passage::id).toList();
        return new Excerpt(
                citing.citation(found.origin().id(), PageSpot.startOf(joined), PageSpot.endOf(joined)),
                SourceLink.to(found).orElse(null), found, ids, tokens.applyAsInt(joined.text()),
                run.getLast().cut());
    }
}
