package dev.carrel.embed.endpoint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import dev.carrel.embed.Vector;
import tools.jackson.databind.JsonNode;

/// The vectors in a reply: `data[].embedding` with OpenAI and most others, `embeddings[]` with Ollama's own interface.
final class EmbeddingReply {
    private EmbeddingReply() {}

    /// The vectors in the order of the texts; empty if there are not that many, or what is there are no vectors.
    static Optional<List<Vector>> of(JsonNode reply, int count) {
        List<JsonNode> rows = new ArrayList<>();
        List<JsonNode> data = new ArrayList<>();
        reply.path("data").forEach(data::add);
        data.sort(Comparator.comparingInt(each -> each.path("index").asInt(0)));
        data.forEach(each -> rows.add(each.path("embedding")));
        reply.path("embeddings").forEach(rows::add);
        List<Vector> vectors = rows.stream().map(EmbeddingReply::vector).flatMap(Optional::stream).toList();
        boolean isSound = vectors.size() == count
                && vectors.stream().mapToInt(Vector::dimensions).distinct().count() == 1;
        return isSound ? Optional.of(vectors) : Optional.empty();
    }

    private static Optional<Vector> vector(JsonNode row) {
        float[] components = new float[row.size()];
        for (int i = 0; i < components.length; i++) {
            components[i] = row.path(i).isNumber() ? row.path(i).floatValue() : Float.NaN;
            if (!Float.isFinite(components[i])) {
                return Optional.empty();
            }
        }
        return components.length == 0 ? Optional.empty() : Optional.of(Vector.unit(components));
    }
}
