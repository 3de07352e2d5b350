package dev.carrel.testing;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

import dev.carrel.embed.Embedder;
import dev.carrel.embed.Model;
import dev.carrel.embed.Vector;

/// A real embedder that remembers which passages it was asked for, and is not closed by its users.
public final class CountingEmbedder implements Embedder {
    private final Embedder embedder;
    private final List<String> asked = new CopyOnWriteArrayList<>();
    private volatile Runnable before = () -> {};

    public CountingEmbedder(Embedder embedder) {
        this.embedder = embedder;
    }

    /// The passages whose vectors were made, in the order they were asked for.
    public List<String> passages() {
        return List.copyOf(asked);
    }

    /// Does something before each passage.
    public void before(Runnable action) {
        before = action;
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
    public Vector query(String text) {
        return embedder.query(text);
    }

    @Override
    public Vector passage(String text) {
        before.run();
        asked.add(text);
        return embedder.passage(text);
    }

    @Override
    public Optional<Vector> remembered(String text) {
        return embedder.remembered(text);
    }

    @Override
    public void close() {}
}
