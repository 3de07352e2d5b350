package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

import ai.onnxruntime.OrtException;
import dev.carrel.base.UserError;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Model;
import dev.carrel.embed.RecentVectors;
import dev.carrel.embed.Vector;
import dev.carrel.embed.wordpiece.WordPieceTokenizer;

/// Embeds with a BERT-like ONNX model on the CPU.
///
/// A run takes one text and the caller's thread, so the vector is a function of the text alone. Closing may come from
/// any thread, a shutdown hook too: what is under way ends first, because a process that exits inside a run can crash.
public final class OnnxEmbedder implements Embedder {
    private static final int REMEMBERED_QUERIES = 256;

    private final Model model;
    private final WordPieceTokenizer tokenizer;
    private final EmbeddingNetwork network;
    private final int room;
    private final RecentVectors queries = new RecentVectors(REMEMBERED_QUERIES);
    private final ReadWriteLock runs = new ReentrantReadWriteLock();
    private volatile boolean closed;

    private OnnxEmbedder(PreparedModel prepared, EmbeddingNetwork network) {
        model = prepared.model();
        tokenizer = prepared.tokenizer();
        this.network = network;
        room = model.window() - WordPieceTokenizer.SPECIALS - tokenizer.count(model.documentPrefix());
    }

    /// @param cache where prepared models are kept; one that is missing or damaged is made, which takes a second or two
    /// @throws UserError if the model is not one that can be used
    public static OnnxEmbedder open(ModelFiles files, Path cache) throws IOException {
        EmbeddingNetwork.startRuntime();
        ModelPreparation preparation = new ModelPreparation(files, cache);
        PreparedModel prepared = preparation.find();
        try {
            return new OnnxEmbedder(prepared, EmbeddingNetwork.load(prepared.network()));
        } catch (OrtException e) {
            return openRepaired(preparation);
        }
    }

    private static OnnxEmbedder openRepaired(ModelPreparation preparation) throws IOException {
        PreparedModel prepared = preparation.repair();
        try {
            return new OnnxEmbedder(prepared, EmbeddingNetwork.load(prepared.network()));
        } catch (OrtException e) {
            throw new IOException("cannot load " + prepared.network(), e);
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
        long[] ids = tokenizer.encode(model.documentPrefix() + text);
        if (ids.length > model.window()) {
            throw new IllegalArgumentException("a passage of " + (ids.length - WordPieceTokenizer.SPECIALS)
                    + " tokens with its prefix, where the window holds " + model.window());
        }
        return run(ids);
    }

    private Vector run(long[] ids) {
        runs.readLock().lock();
        try {
            requireOpen();
            return Vector.unit(network.run(ids, model.pooling()));
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
        } finally {
            runs.writeLock().unlock();
        }
    }
}
