package dev.carrel.embed.endpoint;

import java.util.Arrays;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.embed.CrossEncoder;
import dev.carrel.endpoint.EndpointClient;
import dev.carrel.endpoint.EndpointException;
import dev.carrel.endpoint.EndpointFailure;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A cross-encoder behind an endpoint, asked at `/v1/rerank` in the form that Cohere, Jina, vLLM and llama.cpp share. All
/// passages of a question go there in one request.
public final class EndpointCrossEncoder implements CrossEncoder {
    private final EndpointClient client;

    /// @param client closed by whoever made it
    public EndpointCrossEncoder(EndpointClient client) {
        this.client = client;
    }

    @Override
    public double score(String question, String passage) {
        return scores(question, List.of(passage)).getFirst();
    }

    @Override
    public boolean readsTogether() {
        return true;
    }

    @Override
    public List<Double> scores(String question, List<String> passages) {
        ObjectNode body = JsonMapper.shared().createObjectNode().put("model", client.endpoint().model())
                .put("query", question).put("top_n", passages.size()).put("return_documents", false);
        passages.forEach(body.putArray("documents")::add);
        try {
            return probabilities(scores(client.ask("rerank", body), passages.size()));
        } catch (EndpointException e) {
            throw UserError.away(String.valueOf(e.getMessage()),
                    "Results keep the order that they have without it.");
        }
    }

    private double[] scores(JsonNode reply, int count) throws EndpointException {
        double[] scores = new double[count];
        Arrays.fill(scores, Double.NaN);
        for (JsonNode result : reply.path("results")) {
            int index = result.path("index").asInt(-1);
            JsonNode score = result.has("relevance_score")
                    ? result.path("relevance_score")
                    : result.path("score");
            if (index >= 0 && index < count && score.isNumber()) {
                scores[index] = score.doubleValue();
            }
        }
        if (!Arrays.stream(scores).allMatch(Double::isFinite)) {
            throw new EndpointException(new EndpointFailure.Unreadable(EndpointFailure.Form.UNEXPECTED_JSON),
                    client.endpoint().address(), client.endpoint().model());
        }
        return scores;
    }

    /// Some servers give probabilities, some the logits that they are made of.
    private static List<Double> probabilities(double[] scores) {
        boolean areLogits = Arrays.stream(scores).anyMatch(score -> score < 0 || score > 1);
        return Arrays.stream(scores).map(score -> areLogits ? 1 / (1 + Math.exp(-score)) : score).boxed()
                .toList();
    }

    /// The client is shared, and closed by its owner.
    @Override
    public void close() {}
}
