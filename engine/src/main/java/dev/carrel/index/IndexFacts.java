package dev.carrel.index;

import java.util.Map;

/// The facts that a library records about itself beside its documents: which model made its vectors, and how it was chunked.
///
/// @param model       the model's name; empty in a new library
/// @param fingerprint the model's fingerprint
/// @param dimensions  of its vectors
/// @param chunking    the ceiling in tokens that passages were made with
public record IndexFacts(String model, String fingerprint, int dimensions, int chunking) {
    public static final IndexFacts NONE = new IndexFacts("", "", 0, 0);

    public Map<String, String> asMap() {
        return Map.of("model", model, "fingerprint", fingerprint, "dimensions", String.valueOf(dimensions),
                "chunking",
                String.valueOf(chunking));
    }

    public static IndexFacts fromMap(Map<String, String> map) {
        return new IndexFacts(map.getOrDefault("model", ""), map.getOrDefault("fingerprint", ""),
                Integer.parseInt(map.getOrDefault("dimensions", "0")),
                Integer.parseInt(map.getOrDefault("chunking", "0")));
    }
}
