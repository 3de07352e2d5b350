package dev.carrel.search.quote;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Clause;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;

/// Finds the places of a library where a quotation may stand: passages that the index proposes, each with its
/// neighbours, since a sentence may begin in one and end in the next.
record WindowFinder(PassageRetrieval retrieval, StoredDocuments stored, List<Condition> conditions) {
    private static final int CANDIDATES = 20;
    /// A passage has 256 tokens at most; a longer quotation reaches further.
    private static final int WORDS_A_PASSAGE = 100;
    /// In how many documents the other pieces are looked for, and where in each.
    private static final int LEAPED = 5;
    private static final int OF_A_PIECE = 3;
    /// Between two pieces of a quotation an author leaves out a few pages at most.
    private static final int WIDEST = 40;

    /// How many words of a piece are looked for, in their order and in any. What is found is compared with all of them.
    private static final int OF_A_PHRASE = 60;
    private static final int SOUGHT = 400;

    /// Where it stands word for word; nowhere, if it leaps.
    List<TextWindow> byPhrase(Quotation quotation) throws IOException {
        if (quotation.parts().size() > 1) {
            return List.of();
        }
        Clause phrase = new Clause.Phrase(
                quotation.written(beginning(quotation.parts().getFirst(), OF_A_PHRASE)));
        return around(passages(phrase, conditions, CANDIDATES), quotation);
    }

    /// Where most of its rare words stand: those of the longest piece, then of the others in the same documents.
    List<TextWindow> byWords(Quotation quotation) throws IOException {
        List<String> pieces = quotation.parts().stream()
                .sorted(Comparator.comparingInt((List<QuotedWord> part) -> part.size()).reversed())
                .map(part -> quotation.written(beginning(part, SOUGHT))).toList();
        List<PassageId> found = new ArrayList<>(
                passages(new Clause.Words(pieces.getFirst()), conditions, CANDIDATES));
        List<DocumentId> documents = found.stream().map(PassageId::document).distinct().limit(LEAPED)
                .toList();
        for (String piece : pieces.subList(1, pieces.size())) {
            for (DocumentId document : documents) {
                found.addAll(passages(new Clause.Words(piece),
                        List.of(new Condition.Among(Set.of(document))), OF_A_PIECE));
            }
        }
        return around(found, quotation);
    }

    private static List<QuotedWord> beginning(List<QuotedWord> piece, int most) {
        return piece.subList(0, Math.min(piece.size(), most));
    }

    private List<PassageId> passages(Clause clause, List<Condition> where, int count) throws IOException {
        return retrieval.keyword(new Query("", List.of(clause), where), View.PASSAGES, count).candidates()
                .stream().map(Candidate::passage).toList();
    }

    private List<TextWindow> around(List<PassageId> passages, Quotation quotation) throws IOException {
        int reach = 1 + quotation.words().size() / WORDS_A_PASSAGE;
        boolean leaps = quotation.parts().size() > 1;
        Map<DocumentId, Set<Integer>> documents = new TreeMap<>();
        for (PassageId passage : passages) {
            Set<Integer> ordinals = documents.computeIfAbsent(passage.document(), _ -> new TreeSet<>());
            IntStream.rangeClosed(Math.max(0, passage.ordinal() - reach), passage.ordinal() + reach)
                    .forEach(ordinals::add);
        }
        return windows(documents.entrySet().stream().flatMap(each -> runs(each.getValue(), leaps).stream()
                .map(run -> run.stream().map(ordinal -> new PassageId(each.getKey(), ordinal)).toList()))
                .toList());
    }

    private List<TextWindow> windows(List<List<PassageId>> runs) throws IOException {
        Map<PassageId, FoundPassage> texts = new HashMap<>();
        stored.passages(runs.stream().flatMap(List::stream).toList())
                .forEach(found -> texts.put(found.passage().id(), found));
        return runs.stream().map(run -> new TextWindow(
                run.stream().filter(texts::containsKey).map(texts::get).toList())).toList();
    }

    /// Neighbouring ordinals, which rise, together; over the gaps between them as well, if the quotation leaps.
    private static List<List<Integer>> runs(Set<Integer> ordinals, boolean leaps) {
        List<List<Integer>> runs = new ArrayList<>();
        for (int ordinal : ordinals) {
            boolean goesOn = !runs.isEmpty() && (leaps
                    ? ordinal - runs.getLast().getFirst() < WIDEST
                    : ordinal == runs.getLast().getLast() + 1);
            if (!goesOn) {
                runs.add(new ArrayList<>());
            }
            int from = goesOn ? runs.getLast().getLast() + 1 : ordinal;
            runs.getLast().addAll(IntStream.rangeClosed(from, ordinal).boxed().toList());
        }
        return runs;
    }
}
