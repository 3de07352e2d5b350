package dev.carrel.search.said;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.embed.Vector;
import dev.carrel.index.Searchable;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.run.TextMeaning;

/// Finds the sentences that answer best: those that hold the question's words and those of the passages nearest to it propose
/// themselves, and the most promising ones are compared with it by themselves.
///
/// @param mode   whether by words, by meaning or by both
/// @param vector of the question; empty in mode `keyword`
/// @param depth  how many sentences words propose, and how many passages meaning does
record SentenceFinder(Searchable library, TextMeaning meaning, Mode mode, Optional<Vector> vector,
        int depth) {
    private static final Query ANYTHING = new Query("", List.of(), List.of());
    /// Embedding a sentence takes some milliseconds.
    private static final int COMPARED = 50;
    /// Where most sentences are about other works than those that are wanted, more passages have to be looked into.
    private static final int WIDER = 5;
    /// More names than this are no help in finding.
    private static final int MOST_NAMED = 10_000;

    /// Best first.
    List<ScoredSentence> of(Query query, WordShare words) throws IOException {
        Set<CitingSentence> candidates = new LinkedHashSet<>();
        if (mode != Mode.SEMANTIC) {
            candidates.addAll(library.citing().sentences(query, depth));
        }
        if (vector.isPresent()) {
            candidates.addAll(near(vector.get(), query));
        }
        Map<PassageId, Double> cosines = cosines(candidates);
        List<ScoredSentence> all = candidates.stream()
                .map(each -> ScoredSentence.of(each, words.in(each.text()), cosines.get(each.passage()),
                        mode))
                .sorted(ScoredSentence.BEST_FIRST).toList();
        return vector.isEmpty() ? all : compared(all, vector.get());
    }

    /// The sentences of the nearest passages.
    private List<CitingSentence> near(Vector question, Query query) throws IOException {
        List<DocumentId> citing = library.relations().citations().citing();
        if (citing.isEmpty()) {
            return List.of();
        }
        Query among = citing.size() > MOST_NAMED
                ? ANYTHING
                : ANYTHING.and(new Condition.Among(Set.copyOf(citing)));
        Set<PassageId> nearest = library.retrieval()
                .nearest(question, among, View.PASSAGES, SaidQuery.isDemanding(query) ? WIDER * depth : depth)
                .candidates().stream().map(each -> each.passage()).collect(Collectors.toSet());
        Set<DocumentId> documents = nearest.stream().map(PassageId::document).collect(Collectors.toSet());
        return library.citing().sentences(documents, query).stream()
                .filter(each -> nearest.contains(each.passage())).toList();
    }

    private Map<PassageId, Double> cosines(Collection<CitingSentence> candidates) throws IOException {
        Map<PassageId, Double> cosines = new HashMap<>();
        if (vector.isPresent() && !candidates.isEmpty()) {
            Set<PassageId> passages = candidates.stream().map(CitingSentence::passage)
                    .collect(Collectors.toSet());
            library.scoring().score(passages, ANYTHING, vector.get()).forEach(scored -> {
                if (scored.similarity() != null) {
                    cosines.put(scored.passage(), scored.similarity());
                }
            });
        }
        return cosines;
    }

    /// The first ones by their own cosines and those of their passages together, or by the latter if the model cannot compare sentences.
    /// What is around a sentence says what it is about: of 821 questions .285 and .654 found the work first and in the first ten by
    /// both, .274 and .624 by sentences alone, .267 and .659 by passages alone. What is not compared is left out.
    private List<ScoredSentence> compared(List<ScoredSentence> all, Vector question) {
        Map<String, ScoredSentence> own = new LinkedHashMap<>();
        all.stream().filter(each -> own.size() < Math.max(COMPARED, depth / 2))
                .forEach(each -> own.computeIfAbsent(each.sentence().text(), _ -> near(each, question)));
        return all.stream().filter(each -> own.containsKey(each.sentence().text()))
                .map(each -> ScoredSentence.of(each.sentence(), each.words(),
                        Objects.requireNonNull(own.get(each.sentence().text())).similarity(), mode))
                .sorted(ScoredSentence.BEST_FIRST).toList();
    }

    private ScoredSentence near(ScoredSentence sentence, Vector question) {
        return meaning.similarities(List.of(sentence.sentence().text()), question)
                .map(each -> sentence.compared(each.getFirst(), mode))
                .orElse(sentence);
    }
}
