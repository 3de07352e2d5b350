package dev.carrel.base;

import java.util.LinkedHashMap;
import java.util.Map;

/// A map that forgets what was not asked for the longest when it gets too large. Not safe for several threads by itself.
public final class LruCache<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1L;

    private final int most;

    public LruCache(int most) {
        super(16, 0.75f, true);
        this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > most;
    }
}
