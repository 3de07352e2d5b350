package dev.carrel.embed.description;

import java.util.List;

import dev.carrel.embed.Model;
import dev.carrel.embed.Model.Pooling;
import org.jspecify.annotations.Nullable;

/// A description of how a model wants to be used, before it has been looked into.
///
/// @param dimensions what its owner says they are; null if only the model knows
/// @param pooling    null if nobody says, which is right for a model that gives one vector a text
public record ModelDescription(String name, @Nullable Integer dimensions, int window,
        @Nullable Pooling pooling, String queryPrefix, String documentPrefix) {
    /// @param found what the network has and does
    public Model model(int found, Pooling done, String fingerprint) {
        return new Model(name, found, window, done, queryPrefix, documentPrefix, fingerprint);
    }

    /// Everything that changes a vector: part of the fingerprint. The name is not.
    public String essence(Pooling done) {
        return String.join("\n", List.of(done.name(), Integer.toString(window), queryPrefix, documentPrefix));
    }
}
