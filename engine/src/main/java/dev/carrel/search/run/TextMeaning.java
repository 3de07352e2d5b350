package dev.carrel.search.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import dev.carrel.base.LruCache;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;

/// Compares sentences and other short texts with a question, by themselves: passages are embedded with their title. The vectors of
/// the latest texts are at hand: whoever types a question key by key gets mostly the same results after each key. Safe for several
/// threads.
public final class TextMeaning {
    /// Some dozens of results; about three megabytes.
    private static final int RECENT = 2_000;

    private final Supplier<Embedder> embedder;
    private final Map<String, Vector> recent = Collections.synchronizedMap(new LruCache<>(RECENT));

    /// @param embedder is asked for only if something is compared
    public TextMeaning(Supplier<Embedder> embedder) {
        this.embedder = embedder;
    }

    /// The cosine of each text; empty if one is longer than the model can read, or the model is elsewhere.
    public Optional<List<Double>> similarities(List<String> texts, Vector question) {
        List<Double> similarities = new ArrayList<>();
        for (String text : texts) {
            Vector vector = recent.get(text);
            if (vector == null) {
                Embedder model = embedder.get();
                if (!model.isNear() || model.tokens(text) > model.room()) {
                    return Optional.empty();
                }
                vector = model.once(text);
                recent.put(text, vector);
            }
            similarities.add(vector.similarity(question));
        }
        return Optional.of(similarities);
    }
}
