package dev.carrel.testing;

import java.io.IOException;
import java.util.Locale;
import java.util.Random;

import dev.carrel.embed.Vector;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// An endpoint that embeds: the vector of a text is made of its words, so that texts with the same words are near each
/// other. It speaks as OpenAI's and as Ollama's own interface do.
public final class ScriptedEmbeddings {
    /// Something to be done before a request is answered.
    public interface Before {
        void answer(ScriptedEndpoint.Request request) throws InterruptedException;
    }

    private ScriptedEmbeddings() {}

    public static ScriptedEndpoint serving(int dimensions) throws IOException {
        return ScriptedEndpoint.answering(request -> reply(request, dimensions));
    }

    public static ScriptedEndpoint serving(int dimensions, Before before) throws IOException {
        return ScriptedEndpoint.answering(request -> {
            try {
                before.answer(request);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return reply(request, dimensions);
        });
    }

    /// OpenAI numbers its vectors, and may give them in another order.
    public static ScriptedReply reply(ScriptedEndpoint.Request request, int dimensions) {
        ObjectNode body = JsonMapper.shared().createObjectNode();
        JsonNode texts = request.json().path("input");
        if (request.path().equals("/api/embed")) {
            ArrayNode rows = body.putArray("embeddings");
            texts.forEach(text -> fill(rows.addArray(), text.asString(), dimensions));
        } else {
            ArrayNode rows = body.putArray("data");
            for (int i = texts.size() - 1; i >= 0; i--) {
                fill(rows.addObject().put("index", i).putArray("embedding"), texts.path(i).asString(),
                        dimensions);
            }
        }
        return ScriptedReply.json(body.toString());
    }

    private static void fill(ArrayNode row, String text, int dimensions) {
        for (float component : components(text, dimensions)) {
            row.add(component);
        }
    }

    /// The vector that a text gets.
    public static Vector vector(String text, int dimensions) {
        return Vector.unit(components(text, dimensions));
    }

    private static float[] components(String text, int dimensions) {
        float[] sum = new float[dimensions];
        for (String word : text.toLowerCase(Locale.ROOT).split("\\W+")) {
            Random random = new Random(word.hashCode());
            for (int i = 0; i < dimensions; i++) {
                sum[i] += (float) random.nextGaussian();
            }
        }
        return sum;
    }

    /// Waits until so many requests have come.
    public static void awaitRequests(ScriptedEndpoint server, int count) {
        while (server.asked().size() < count) {
            Thread.onSpinWait();
        }
    }
}
