package dev.carrel.embed;

import java.util.Map;
import java.util.function.Supplier;

import dev.carrel.base.LruCache;
import org.jspecify.annotations.Nullable;

/// The vectors of the last few texts, so that a query that is asked again costs nothing.
public final class RecentVectors {
    private static final int LONGEST_TEXT = 1_000;

    private final Map<String, Vector> recent;

    public RecentVectors(int max) {
        recent = new LruCache<>(max);
    }

    /// The vector of a text, made if it is not remembered. Very long texts are not: they are rare, and large.
    public Vector find(String text, Supplier<Vector> maker) {
        Vector known = remembered(text);
        return known != null ? known : make(text, maker);
    }

    private synchronized @Nullable Vector remembered(String text) {
        return recent.get(text);
    }

    private Vector make(String text, Supplier<Vector> maker) {
        Vector made = maker.get();
        if (text.length() <= LONGEST_TEXT) {
            remember(text, made);
        }
        return made;
    }

    private synchronized void remember(String text, Vector vector) {
        recent.put(text, vector);
    }
}
