package dev.carrel.library;

import java.io.IOException;
import java.io.UncheckedIOException;

import dev.carrel.embed.CachedEmbedder;
import dev.carrel.embed.CrossEncoder;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.onnx.ModelFiles;
import dev.carrel.embed.onnx.OnnxCrossEncoder;
import dev.carrel.embed.onnx.OnnxEmbedder;
import org.jspecify.annotations.Nullable;

/// The models that a library's settings name, each opened when it is first asked for.
final class Models {
    private final Home home;
    private final Settings settings;
    private @Nullable Embedder embedder;
    private @Nullable CrossEncoder crossEncoder;
    private boolean refused;

    Models(Home home, Settings settings) {
        this.home = home;
        this.settings = settings;
    }

    synchronized Embedder embedder() {
        checkOpen();
        String name = settings.text("embedding.model");
        try {
            embedder = embedder == null
                    ? new CachedEmbedder(
                            OnnxEmbedder.open(ModelFiles.of(name, home.path().resolve("models")),
                                    home.models()),
                            home.vectors())
                    : embedder;
            return embedder;
        } catch (IOException e) {
            throw unopened(name, e);
        }
    }

    synchronized CrossEncoder crossEncoder() {
        checkOpen();
        String name = settings.text("rerank.model");
        try {
            crossEncoder = crossEncoder == null
                    ? OnnxCrossEncoder.open(name, home.path().resolve("models"))
                    : crossEncoder;
            return crossEncoder;
        } catch (IOException e) {
            throw unopened(name, e);
        }
    }

    private static UncheckedIOException unopened(String name, IOException e) {
        return new UncheckedIOException("the model " + name + " cannot be opened", e);
    }

    private void checkOpen() {
        if (refused) {
            throw new IllegalStateException("the library is closed");
        }
    }

    /// From now on nobody is given a model.
    synchronized void refuse() {
        refused = true;
    }

    /// Waits for what is under way.
    void close() {
        Embedder model;
        CrossEncoder reranker;
        synchronized (this) {
            model = embedder;
            reranker = crossEncoder;
        }
        if (model != null) {
            model.close();
        }
        if (reranker != null) {
            reranker.close();
        }
    }
}
