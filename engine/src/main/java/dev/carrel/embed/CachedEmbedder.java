package dev.carrel.embed;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;

import dev.carrel.base.LruCache;
import org.jspecify.annotations.Nullable;

/// An embedder that looks for a passage's vector in a [VectorCache] first. The cache is opened at the first passage,
/// so a process that only asks questions never reads it; if it cannot be opened, everything works without.
public final class CachedEmbedder implements Embedder {
    private static final System.Logger LOG = System.getLogger(CachedEmbedder.class.getName());

    private static final int QUERIES = 256;

    private final Embedder embedder;
    private final Path directory;
    private final Map<String, Vector> asked = Collections.synchronizedMap(new LruCache<>(QUERIES));
    private @Nullable VectorCache cache;
    private boolean tried;
    private volatile boolean closed;

    /// @param embedder  closed with this one
    /// @param directory where the vectors of all models are cached
    public CachedEmbedder(Embedder embedder, Path directory) {
        this.embedder = embedder;
        this.directory = directory;
    }

    @Override
    public Model model() {
        return embedder.model();
    }

    @Override
    public int tokens(String text) {
        return embedder.tokens(text);
    }

    @Override
    public int room() {
        return embedder.room();
    }

    @Override
    public int atOnce() {
        return embedder.atOnce();
    }

    @Override
    public boolean isNear() { return embedder.isNear(); }

    /// The last queries' vectors are at hand: embedding one takes longer than searching with it.
    @Override
    public Vector query(String text) {
        Vector known = asked.get(text);
        if (known == null) {
            known = embedder.query(text);
            asked.put(text, known);
        }
        return known;
    }

    @Override
    public Vector passage(String text) {
        VectorCache vectors = cache();
        return vectors == null
                ? embedder.passage(text)
                : vectors.find(text).orElseGet(() -> embedAndKeep(text, vectors));
    }

    @Override
    public Vector once(String text) {
        return embedder.passage(text);
    }

    @Override
    public Optional<Vector> remembered(String text) {
        VectorCache vectors = cache();
        return vectors == null ? Optional.empty() : vectors.find(text);
    }

    private Vector embedAndKeep(String text, VectorCache vectors) {
        Vector vector = embedder.passage(text);
        vectors.put(text, vector);
        return vector;
    }

    private synchronized @Nullable VectorCache cache() {
        if (closed) {
            throw new IllegalStateException("the embedder is closed");
        }
        if (!tried) {
            tried = true;
            open();
        }
        return cache;
    }

    private void open() {
        try {
            cache = VectorCache.open(directory, model());
        } catch (IOException e) {
            LOG.log(Level.WARNING, "Vectors are not cached: {0}", e.toString());
        }
    }

    @Override
    public void close() {
        closed = true;
        embedder.close();
        closeCache();
    }

    private synchronized void closeCache() {
        if (cache != null) {
            cache.close();
        }
    }
}
