package dev.carrel.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import dev.carrel.document.Recent;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;

/// Compares sentences with a question. The vectors of the latest sentences are at hand: whoever types a question key by key
/// gets mostly the same results after each key. Safe for several threads.
final class SentenceMeaning {
    /// Some dozens of results; about three megabytes.
    private static final int RECENT = 2_000;

    private final Supplier<Embedder> embedder;
    private final Map<String, Vector> recent = Collections.synchronizedMap(new Recent<>(RECENT));

    /// @param embedder is asked for only if something is compared
    SentenceMeaning(Supplier<Embedder> embedder) {
        this.embedder = embedder;
    }

    /// The cosine of each sentence; empty if one is longer than the model can read.
    Optional<List<Double>> similarities(List<String> sentences, Vector question) {
        List<Double> similarities = new ArrayList<>();
        for (String sentence : sentences) {
            Vector vector = recent.get(sentence);
            if (vector == null) {
                Embedder model = embedder.get();
                if (model.tokens(sentence) > model.room()) {
                    return Optional.empty();
                }
                vector = model.once(sentence);
                recent.put(sentence, vector);
            }
            similarities.add(vector.similarity(question));
        }
        return Optional.of(similarities);
    }
}
