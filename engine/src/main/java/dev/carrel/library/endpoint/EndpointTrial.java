package dev.carrel.library.endpoint;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.ChatRequest;
import dev.carrel.embed.CrossEncoder;
import dev.carrel.embed.Embedder;
import dev.carrel.endpoint.EndpointClient;
import dev.carrel.endpoint.EndpointException;
import dev.carrel.endpoint.EndpointFailure;
import tools.jackson.databind.JsonNode;

/// Tries an endpoint: which models it offers, whether the named one answers, and how fast. Nothing of the library is sent.
public record EndpointTrial(EndpointClient client) {
    private static final int MOST_NAMED = 8;
    private static final ChatRequest TINY = new ChatRequest("You are a careful assistant.",
            "Count from one to twenty, in words.", 64, null);

    /// One sentence about the language model there.
    ///
    /// @throws IOException if something is wrong, in one sentence
    public String of(ChatModel model) throws IOException {
        List<String> offered = offered();
        List<Long> arrivals = new ArrayList<>();
        long start = System.nanoTime();
        String reply = model.reply(TINY, _ -> arrivals.add(System.nanoTime()));
        long end = System.nanoTime();
        return model.identity().name() + " at " + model.identity().host() + " begins to answer after "
                + (arrivals.getFirst() - start) / 1_000_000 + " ms, about "
                + speed(arrivals, reply, start, end)
                + " tokens a second" + context(model) + "; " + models(offered);
    }

    private static String context(ChatModel model) {
        OptionalInt context = model.context(Integer.MAX_VALUE);
        return context.isPresent()
                ? String.format(Locale.ROOT, ", and reads %,d tokens at once", context.getAsInt())
                : "";
    }

    /// One sentence about the embedder there.
    public String of(Embedder embedder) throws IOException {
        List<String> offered = offered();
        long start = System.nanoTime();
        int dimensions = embedder.query("Does the model work at " + start + "?").dimensions();
        return described("gives vectors of " + dimensions + " dimensions", start, offered);
    }

    /// One sentence about the cross-encoder there.
    public String of(CrossEncoder encoder) throws IOException {
        List<String> offered = offered();
        long start = System.nanoTime();
        List<Double> scores = encoder.scores("What do cats eat?", List.of("Ships sail.", "Cats eat mice."));
        return described(scores.get(1) > scores.get(0)
                ? "tells an answer from something else"
                : "takes something else for the answer, so that it may be no cross-encoder", start, offered);
    }

    private String described(String ability, long start, List<String> offered) {
        return client.endpoint().model() + " at " + client.endpoint().address().host() + " " + ability
                + ", in "
                + (System.nanoTime() - start) / 1_000_000 + " ms; " + models(offered);
    }

    /// Every piece of a stream is about a token. Who answers in one piece is judged by four letters a token.
    private static String speed(List<Long> arrivals, String reply, long start, long end) {
        boolean streamed = arrivals.size() > 2;
        double tokens = streamed ? arrivals.size() - 1 : reply.length() / 4.0;
        double seconds = (end - (streamed ? arrivals.getFirst() : start)) / 1e9;
        double speed = tokens / Math.max(seconds, 1e-3);
        return String.format(Locale.ROOT, speed < 10 ? "%.1f" : "%.0f", speed);
    }

    private String models(List<String> offered) {
        String model = client.endpoint().model();
        String names = String.join(", ", offered.subList(0, Math.min(MOST_NAMED, offered.size())));
        if (offered.isEmpty()) {
            return "it does not say which models it offers";
        }
        return (offered.contains(model) || offered.contains(model + ":latest")
                ? "it offers "
                : "it lists only ")
                + names
                + (offered.size() > MOST_NAMED ? " and " + (offered.size() - MOST_NAMED) + " more" : "");
    }

    /// The names of the models there; none if the endpoint keeps them to itself.
    public List<String> offered() throws EndpointException {
        try {
            JsonNode reply = client.read(client.endpoint().address().isNative() ? "tags" : "models");
            List<String> names = new ArrayList<>();
            reply.path("data").forEach(model -> names.add(model.path("id").asString("")));
            reply.path("models").forEach(model -> names.add(model.path("name").asString("")));
            return names.stream().filter(name -> !name.isBlank()).distinct().toList();
        } catch (EndpointException e) {
            if (e.failure() instanceof EndpointFailure.NotFound
                    || e.failure() instanceof EndpointFailure.Refused) {
                return List.of();
            }
            throw e;
        }
    }
}
