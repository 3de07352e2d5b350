package dev.carrel.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

import dev.carrel.embed.CachedEmbedder;
import dev.carrel.embed.CrossEncoder;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.onnx.ModelFiles;
import dev.carrel.embed.onnx.OnnxCrossEncoder;
import dev.carrel.embed.onnx.OnnxEmbedder;
import dev.carrel.library.home.Home;

/// The models that a library works with: each is opened when it is first asked for, and all are closed together.
final class Models implements AutoCloseable {
    private final Home home;
    private record Choice(String name, OptionalInt dimensions) {}

    private final Map<Choice, Embedder> embedders = new HashMap<>();
    private final Map<String, CrossEncoder> crossEncoders = new HashMap<>();
    private boolean closed;

    Models(Home home) {
        this.home = home;
    }

    /// @param dimensions to how many its vectors are cut
    synchronized Embedder embedder(String name, OptionalInt dimensions) {
        requireOpen();
        return embedders.computeIfAbsent(new Choice(name, dimensions), this::open);
    }

    private Embedder open(Choice choice) {
        try {
            return new CachedEmbedder(
                    OnnxEmbedder.open(ModelFiles.of(choice.name(), home.path().resolve("models")),
                            home.models(), choice.dimensions()),
                    home.vectors());
        } catch (IOException e) {
            throw new UncheckedIOException("the model " + choice.name() + " cannot be opened", e);
        }
    }

    synchronized CrossEncoder crossEncoder(String name) {
        requireOpen();
        return crossEncoders.computeIfAbsent(name, this::openPairs);
    }

    private CrossEncoder openPairs(String name) {
        try {
            return OnnxCrossEncoder.open(name, home.path().resolve("models"));
        } catch (IOException e) {
            throw new UncheckedIOException("the model " + name + " cannot be opened", e);
        }
    }

    private void requireOpen() {
        if (closed) {
            throw new IllegalStateException("the library is closed");
        }
    }

    /// Work that a model is doing ends first.
    @Override
    public void close() {
        List<Embedder> open;
        List<CrossEncoder> openPairs;
        synchronized (this) {
            closed = true;
            open = new ArrayList<>(embedders.values());
            openPairs = new ArrayList<>(crossEncoders.values());
        }
        open.forEach(Embedder::close);
        openPairs.forEach(CrossEncoder::close);
    }
}
