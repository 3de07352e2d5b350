package dev.carrel.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

import dev.carrel.embed.CachedEmbedder;
import dev.carrel.embed.CrossEncoder;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.onnx.ModelFiles;
import dev.carrel.embed.onnx.OnnxCrossEncoder;
import dev.carrel.embed.onnx.OnnxEmbedder;
import dev.carrel.library.home.Home;

/// The models that a library works with: each is opened when it is first asked for, and all are closed together. Closing does not wait
/// for one that is being opened, which takes seconds: whoever opens it closes it then.
final class Models implements AutoCloseable {
    private final Home home;
    private record Choice(String name, OptionalInt dimensions) {}

    private final Map<Choice, Embedder> embedders = new HashMap<>();
    private final Map<String, CrossEncoder> crossEncoders = new HashMap<>();
    private final ReentrantLock opening = new ReentrantLock();
    private volatile boolean closed;

    Models(Home home) {
        this.home = home;
    }

    /// @param dimensions to how many its vectors are cut
    Embedder embedder(String name, OptionalInt dimensions) {
        return opened(() -> embedders.computeIfAbsent(new Choice(name, dimensions), this::open));
    }

    private <T> T opened(Supplier<T> model) {
        requireOpen();
        opening.lock();
        try {
            requireOpen();
            return model.get();
        } finally {
            opening.unlock();
            if (closed) {
                closeAll();
            }
        }
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

    CrossEncoder crossEncoder(String name) {
        return opened(() -> crossEncoders.computeIfAbsent(name, this::openPairs));
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
        closed = true;
        closeAll();
    }

    private void closeAll() {
        if (opening.tryLock()) {
            try {
                embedders.values().forEach(Embedder::close);
                crossEncoders.values().forEach(CrossEncoder::close);
                embedders.clear();
                crossEncoders.clear();
            } finally {
                opening.unlock();
            }
        }
    }
}
