package dev.carrel.assist.check.claim;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Finds the sentence of some texts that shares most with a claim, each word weighed by how few sentences have it.
public final class NearestSentence {
    private final List<SourceText> sources;
    private final int sentences;

    public NearestSentence(List<SourceText> sources) {
        this.sources = sources;
        this.sentences = sources.stream().mapToInt(SourceText::sentenceCount).sum();
    }

    private record Key(int source, int sentence) {}

    /// Its words; none if it shares nothing.
    public List<Word> to(List<Word> claim) {
        Map<String, Integer> forms = new TreeMap<>();
        claim.stream().filter(word -> !word.isFree()).forEach(word -> forms.putIfAbsent(word.form(), 1));
        Map<Key, Double> scores = new HashMap<>();
        forms.keySet().forEach(form -> score(form, scores));
        Key best = null;
        for (Map.Entry<Key, Double> entry : scores.entrySet()) {
            best = best == null
                    || isBetter(entry.getKey(), entry.getValue(), best, scores.getOrDefault(best, 0.0))
                            ? entry.getKey()
                            : best;
        }
        return best == null ? List.of() : words(best);
    }

    private static boolean isBetter(Key key, double score, Key best, double known) {
        int order = Double.compare(known, score);
        order = order == 0 ? Integer.compare(key.source, best.source) : order;
        return order < 0 || (order == 0 && key.sentence < best.sentence);
    }

    private void score(String form, Map<Key, Double> scores) {
        Map<Key, Boolean> holding = new HashMap<>();
        for (int i = 0; i < sources.size(); i++) {
            for (SourceText.Place place : sources.get(i).places(form)) {
                holding.put(new Key(i, sources.get(i).sentence(place.first())), true);
            }
        }
        double weight = Math.log(1 + sentences / (0.5 + holding.size()));
        holding.keySet().forEach(key -> scores.merge(key, weight, Double::sum));
    }

    private List<Word> words(Key key) {
        SourceText source = sources.get(key.source);
        return source.sentenceWords(key.sentence);
    }
}
