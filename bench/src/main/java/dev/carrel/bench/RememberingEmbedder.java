package dev.carrel.bench;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import dev.carrel.embed.Embedder;
import dev.carrel.embed.Model;
import dev.carrel.embed.Vector;

/// An embedder that embeds every text once, however often it is asked.
record RememberingEmbedder(Embedder embedder, Map<String, Vector> known) implements Embedder {
    RememberingEmbedder(Embedder embedder) {
        this(embedder, new ConcurrentHashMap<>());
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
    public boolean isNear() { return embedder.isNear(); }

    @Override
    public Vector query(String text) {
        return known.computeIfAbsent("query " + text, _ -> embedder.query(text));
    }

    @Override
    public Vector passage(String text) {
        return known.computeIfAbsent("passage " + text, _ -> embedder.passage(text));
    }

    @Override
    public Vector once(String text) {
        return passage(text);
    }

    @Override
    public Optional<Vector> remembered(String text) {
        return Optional.ofNullable(known.get("passage " + text));
    }

    @Override
    public void close() {
        // Whoever made the other one closes it.
    }
}
