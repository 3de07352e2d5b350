package dev.carrel.web.guard;

import java.time.Duration;
import java.util.Map;
import java.util.function.LongSupplier;

import dev.carrel.base.LruCache;

/// Lets each caller do something only so often: a bucket of tokens for each, which fills up again with time.
///
/// @see <a href="https://en.wikipedia.org/wiki/Token_bucket">Token bucket</a>
public final class RateLimit {
    /// Whoever was not heard of for the longest is forgotten first, which gives nobody more than a full bucket.
    private static final int CALLERS = 1000;

    private static final class Bucket {
        private double tokens;
        private long filled;
    }

    private final double most;
    private final double eachNano;
    private final LongSupplier nanos;
    private final Map<String, Bucket> buckets = new LruCache<>(CALLERS);

    /// @param most  how often at once
    /// @param every after how long once more
    public RateLimit(int most, Duration every, LongSupplier nanos) {
        this.most = most;
        this.eachNano = 1.0 / every.toNanos();
        this.nanos = nanos;
    }

    /// True if the caller may go on now.
    public synchronized boolean allows(String caller) {
        long now = nanos.getAsLong();
        Bucket bucket = buckets.computeIfAbsent(caller, _ -> full(now));
        bucket.tokens = Math.min(most, bucket.tokens + (now - bucket.filled) * eachNano);
        bucket.filled = now;
        if (bucket.tokens < 1) {
            return false;
        }
        bucket.tokens--;
        return true;
    }

    private Bucket full(long now) {
        Bucket bucket = new Bucket();
        bucket.tokens = most;
        bucket.filled = now;
        return bucket;
    }
}
