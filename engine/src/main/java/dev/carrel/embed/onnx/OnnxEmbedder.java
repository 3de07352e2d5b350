package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

import ai.onnxruntime.OrtException;
import dev.carrel.base.UserError;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Model;
import dev.carrel.embed.RecentVectors;
import dev.carrel.embed.Tokenizer;
import dev.carrel.embed.Vector;

/// Embeds with an ONNX model on the CPU.
///
/// A run takes one text and the caller's thread, so the vector is a function of the text alone. Closing may come from
/// any thread, a shutdown hook too: what is under way ends first, because a process that exits inside a run can crash.
public final class OnnxEmbedder implements Embedder {
    private static final int REMEMBERED_QUERIES = 256;
    /// Below a few sentences a passage says little, and its title would fill half of it.
    private static final int LEAST_ROOM = 64;

    private final Model model;
    private final Tokenizer tokenizer;
    private final EmbeddingNetwork network;
    private final int room;
    private final RecentVectors queries = new RecentVectors(REMEMBERED_QUERIES);
    private final ReadWriteLock runs = new ReentrantReadWriteLock();
    private volatile boolean closed;

    private OnnxEmbedder(PreparedModel prepared, EmbeddingNetwork network, Model model) {
        this.model = model;
        tokenizer = prepared.tokenizer();
        this.network = network;
        room = model.window() - tokenizer.specials() - tokenizer.slack()
                - tokenizer.count(model.documentPrefix());
    }

    /// One with all its dimensions.
    public static OnnxEmbedder open(ModelFiles files, Path cache) throws IOException {
        return open(files, cache, OptionalInt.empty());
    }

    /// @param cache      where prepared models are kept; one that is missing or damaged is made, which takes a second or two
    /// @param dimensions to how many its vectors are cut
    /// @throws UserError if the model is not one that can be used
    public static OnnxEmbedder open(ModelFiles files, Path cache, OptionalInt dimensions) throws IOException {
        EmbeddingNetwork.startRuntime();
        ModelPreparation preparation = new ModelPreparation(files, cache);
        PreparedModel prepared = preparation.find();
        try {
            return open(prepared, dimensions);
        } catch (OrtException | UnusableNetwork e) {
            prepared.tokenizer().close();
            return openRepaired(preparation, dimensions);
        }
    }

    private static OnnxEmbedder openRepaired(ModelPreparation preparation, OptionalInt dimensions)
            throws IOException {
        PreparedModel prepared = preparation.repair();
        try {
            return open(prepared, dimensions);
        } catch (OrtException | UnusableNetwork e) {
            prepared.tokenizer().close();
            throw new IOException("cannot load " + prepared.network(), e);
        }
    }

    private static OnnxEmbedder open(PreparedModel prepared, OptionalInt dimensions)
            throws OrtException, UnusableNetwork {
        Model model = prepared.model();
        int wanted = Math.min(dimensions.orElse(model.dimensions()), model.dimensions());
        OnnxEmbedder embedder = new OnnxEmbedder(prepared,
                EmbeddingNetwork.load(prepared.network(), model.pooling()), model.truncated(wanted));
        try {
            embedder.require(dimensions.orElse(wanted));
            return embedder;
        } catch (UserError e) {
            embedder.close();
            throw e;
        }
    }

    private void require(int dimensions) {
        if (dimensions > model.dimensions()) {
            throw UserError.cannotRun("The embedding model " + model.name() + " has " + model.dimensions()
                    + " dimensions, and embedding.dimensions wants " + dimensions + ".",
                    "Set embedding.dimensions to less, or to auto.");
        }
        if (room < LEAST_ROOM) {
            throw UserError.cannotRun("The embedding model " + model.name() + " sees " + model.window()
                    + " tokens at once, which leaves " + room + " for a passage, and " + LEAST_ROOM
                    + " are needed.", "Choose another model; `carrel models` lists some.");
        }
    }

    @Override
    public Model model() {
        return model;
    }

    @Override
    public int tokens(String text) {
        return tokenizer.count(text);
    }

    @Override
    public int room() {
        return room;
    }

    /// A query that is longer than the window is read as far as it fits: the one text that is ever cut, because a
    /// person who pastes a page means its beginning, and an error would help nobody.
    @Override
    public Vector query(String text) {
        requireOpen();
        return queries.find(text, () -> run(tokenizer.encode(model.queryPrefix() + text, model.window())));
    }

    @Override
    public Vector passage(String text) {
        long[] ids = tokenizer.encode(model.documentPrefix() + text, Integer.MAX_VALUE);
        if (ids.length > model.window()) {
            throw new IllegalArgumentException("a passage of " + (ids.length - tokenizer.specials())
                    + " tokens with its prefix, where the window holds " + model.window());
        }
        return run(ids);
    }

    private Vector run(long[] ids) {
        runs.readLock().lock();
        try {
            requireOpen();
            return Vector.unit(Arrays.copyOf(network.run(ids), model.dimensions()));
        } catch (OrtException e) {
            throw new IllegalStateException("the embedding model failed on " + ids.length + " tokens", e);
        } finally {
            runs.readLock().unlock();
        }
    }

    private void requireOpen() {
        if (closed) {
            throw new IllegalStateException("the embedder is closed");
        }
    }

    @Override
    public void close() {
        closed = true;
        runs.writeLock().lock();
        try {
            network.close();
            tokenizer.close();
        } finally {
            runs.writeLock().unlock();
        }
    }
}
