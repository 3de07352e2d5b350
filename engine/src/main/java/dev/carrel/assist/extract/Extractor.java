package dev.carrel.assist.extract;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

import dev.carrel.assist.extract.ReadPassage.Standing;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.document.text.TextSpan;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.Snapshot;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.ranking.BackgroundScores;
import dev.carrel.ranking.Evidence;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.search.Hit;
import dev.carrel.search.context.PassageJoiner;

/// Takes the sentences that answer a question out of the passages that were found for it. Of neighbouring passages that
/// were both found, one block is made: on COVID-QA the answer is in the first block for .64 of 679 questions, where it is
/// in the first passage for .54.
///
/// @param embedder is asked for only if passages were found by meaning
public record Extractor(TextTerms terms, Supplier<Embedder> embedder) {
    /// So many of the best passages may be joined with a better one.
    private static final int JOINED = 20;
    /// Among so many of the most prominent passages is the one that decides whether the library answers.
    private static final int LEADING = 12;
    private static final int BLOCKS = 5;
    /// In a library of fewer passages a random one is often one that answers, and tells nothing about chance.
    private static final int SMALL = 50;

    /// @param hits passages, best first
    public ExtractedBlocks extract(String question, List<Hit> hits, Snapshot snapshot) throws IOException {
        Query query = asked(question, snapshot);
        if (hits.isEmpty() || query.words().isBlank()) {
            return new ExtractedBlocks(List.of(), 0);
        }
        Map<String, Double> weights = weights(query, snapshot);
        BackgroundScores chance = chance(query, hits, snapshot);
        double best = hits.getFirst().score();
        List<ReadPassage> passages = hits.stream().map(hit -> read(hit, standing(hit, best, chance), weights))
                .toList();
        return new ExtractedBlocks(blocks(sorted(passages, ReadPassage::evidence)),
                confidence(sorted(passages, ReadPassage::prominence), snapshot));
    }

    private static List<ReadPassage> sorted(List<ReadPassage> passages, ToDoubleFunction<ReadPassage> by) {
        return passages.stream().sorted(Comparator.comparingDouble(by).reversed()).toList();
    }

    /// Of each passage the sentence that shares most with a text, rare words counting more; in the order of the passages.
    public List<AnswerBlock> nearest(String text, List<FoundPassage> passages, Snapshot snapshot)
            throws IOException {
        Map<String, Double> weights = weights(asked(text, snapshot), snapshot);
        return passages.stream()
                .map(found -> ReadPassage.of(found, terms.of(found.passage().text()), weights,
                        Standing.UNKNOWN))
                .map(List::of).map(Extractor::joined).toList();
    }

    /// As the search read it: a misspelt word would count more than any other, and stand in no sentence.
    private static Query asked(String text, Snapshot snapshot) throws IOException {
        Query typed = QueryParser.parse(text);
        return snapshot.vocabulary().corrected(typed).orElse(typed);
    }

    private Map<String, Double> weights(Query query, Snapshot snapshot) throws IOException {
        double passages = snapshot.census().statistics().passages();
        Map<String, Double> weights = new HashMap<>();
        snapshot.vocabulary()
                .frequencies(terms.asked(query.words()).stream().map(TextTerms.Term::form).toList())
                .forEach((form, count) -> weights.put(form, Math.log1p(passages / (1 + count))));
        return weights;
    }

    private ReadPassage read(Hit hit, Standing standing, Map<String, Double> weights) {
        FoundPassage found = hit.found();
        return ReadPassage.of(found, terms.of(found.passage().text()), weights, standing);
    }

    private BackgroundScores chance(Query query, List<Hit> hits, Snapshot snapshot) throws IOException {
        Optional<Vector> vector = hits.stream().allMatch(hit -> hit.semantic() == null)
                ? Optional.empty()
                : Optional.of(embedder.get().query(query.words()));
        return snapshot.scoring().background(query, vector);
    }

    private static Standing standing(Hit hit, double best, BackgroundScores chance) {
        Hit.Semantic semantic = hit.semantic();
        return new Standing(best <= 0 ? 0 : hit.score() / best,
                chance.evidence(0, semantic == null ? null : semantic.similarity()).meaning());
    }

    /// How sure it is by the best passage and by how far it stands out from other documents.
    ///
    /// @param passages the most prominent first
    private static double confidence(List<ReadPassage> passages, Snapshot snapshot) throws IOException {
        List<ReadPassage> leading = passages.subList(0, Math.min(LEADING, passages.size()));
        ReadPassage best = Collections.max(leading, Comparator.comparingDouble(Extractor::sum));
        double standing = Confidence.of(sum(best), passages.stream()
                .filter(each -> !isOfWork(best.found(), each.found())).mapToDouble(Extractor::sum).max());
        return snapshot.census().statistics().passages() >= SMALL
                ? standing
                : leading.stream().mapToDouble(each -> Confidence.amongFew(each.words()))
                        .reduce(standing, Math::max);
    }

    private static double sum(ReadPassage passage) {
        return Confidence.sum(new Evidence(passage.words(), passage.standing().meaning()));
    }

    private static boolean isOfWork(FoundPassage one, FoundPassage other) {
        DocumentId document = other.passage().id().document();
        return one.passage().id().document().equals(document)
                || one.versions().stream().anyMatch(version -> version.origin().id().equals(document));
    }

    private static List<AnswerBlock> blocks(List<ReadPassage> passages) {
        List<List<ReadPassage>> blocks = new ArrayList<>();
        for (int i = 0; i < passages.size(); i++) {
            ReadPassage passage = passages.get(i);
            Optional<List<ReadPassage>> beside = i < JOINED
                    ? blocks.stream().filter(block -> isBeside(block, passage)).findFirst()
                    : Optional.empty();
            if (beside.isPresent()) {
                beside.get().add(passage);
            } else if (blocks.size() < BLOCKS) {
                blocks.add(new ArrayList<>(List.of(passage)));
            }
        }
        return blocks.stream().map(Extractor::joined).toList();
    }

    private static boolean isBeside(List<ReadPassage> block, ReadPassage other) {
        Passage one = block.getFirst().found().passage();
        Passage two = other.found().passage();
        return block.size() == 1
                && (PassageJoiner.areNeighbours(one, two) || PassageJoiner.areNeighbours(two, one));
    }

    /// @param block the better passage first
    private static AnswerBlock joined(List<ReadPassage> block) {
        ReadPassage better = block.getFirst();
        FoundPassage found = better.found();
        TextSpan sentence = better.sentence();
        if (block.size() > 1) {
            List<Passage> ordered = block.stream().map(each -> each.found().passage())
                    .sorted(Comparator.comparingInt(Passage::start)).toList();
            Passage joined = PassageJoiner.joined(ordered);
            int shift = ordered.getFirst().equals(found.passage())
                    ? 0
                    : joined.text().length() - found.passage().text().length();
            sentence = new TextSpan(sentence.start() + shift, sentence.end() + shift);
            found = found.with(joined);
        }
        return new AnswerBlock(found.with(found.passage().citing(sentence.start())), sentence);
    }
}
