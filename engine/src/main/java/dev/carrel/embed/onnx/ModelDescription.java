package dev.carrel.embed.onnx;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

import dev.carrel.embed.Model;
import dev.carrel.embed.Model.Pooling;

/// How a model wants to be used, before it has been looked into.
///
/// @param dimensions what its owner says they are; empty if only the model knows
public record ModelDescription(String name, OptionalInt dimensions, int window, Pooling pooling,
        String queryPrefix,
        String documentPrefix) {
    private static final String BGE_INSTRUCTION = "Represent this sentence for searching relevant passages: ";
    private static final List<ModelDescription> KNOWN = List.of(
            known("bge-small-en", 512, Pooling.CLS, BGE_INSTRUCTION, ""),
            known("bge-base-en", 512, Pooling.CLS, BGE_INSTRUCTION, ""),
            known("bge-large-en", 512, Pooling.CLS, BGE_INSTRUCTION, ""),
            known("all-minilm-l6-v2", 256, Pooling.MEAN, "", ""),
            // It sees 8192 tokens, but the memory of a run grows with their square.
            known("nomic-embed-text-v1", 2048, Pooling.MEAN, "search_query: ", "search_document: "),
            known("e5-small", 512, Pooling.MEAN, "query: ", "passage: "),
            known("e5-base", 512, Pooling.MEAN, "query: ", "passage: "),
            known("e5-large", 512, Pooling.MEAN, "query: ", "passage: "));

    private static ModelDescription known(String name, int window, Pooling pooling, String queryPrefix,
            String documentPrefix) {
        return new ModelDescription(name, OptionalInt.empty(), window, pooling, queryPrefix, documentPrefix);
    }

    /// The usual description of a model by its name, whatever stands after it: a version, a `-q`.
    static Optional<ModelDescription> byName(String name) {
        String lowered = name.toLowerCase(Locale.ROOT);
        return KNOWN.stream().filter(known -> lowered.startsWith(known.name)).findFirst()
                .map(known -> known.named(name));
    }

    private ModelDescription named(String other) {
        return new ModelDescription(other, dimensions, window, pooling, queryPrefix, documentPrefix);
    }

    Model model(int found, String fingerprint) {
        return new Model(name, found, window, pooling, queryPrefix, documentPrefix, fingerprint);
    }

    /// Everything that changes a vector: part of the fingerprint. The name is not.
    String essence() {
        return String.join("\n",
                Arrays.asList(pooling.name(), Integer.toString(window), queryPrefix, documentPrefix));
    }
}
