package dev.carrel.assist.chat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;

import dev.carrel.endpoint.Endpoint;
import dev.carrel.endpoint.EndpointAddress;
import dev.carrel.endpoint.EndpointClient;
import dev.carrel.endpoint.EndpointLimits;
import dev.carrel.endpoint.KeySource;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// Each server says in a place of its own what a model's context holds; the replies are of the forms that they document.
final class OfferedContextTest {
    private static final int MANY = 10_000;
    private static final String CHAT = "/v1/chat/completions";
    private static final String PLAIN_LIST = "{\"object\":\"list\",\"data\":[{\"id\":\"tiny\",\"object\":\"model\"}]}";

    private final Map<String, String> places = new ConcurrentHashMap<>();
    private final List<OptionalInt> contexts = new ArrayList<>();
    /// What changes at the server after it was asked once.
    private final Map<String, String> later = new ConcurrentHashMap<>();

    /// What is known of the model's context each time that something is wanted of it.
    private List<String> asked(int... wanted) throws IOException {
        try (ScriptedEndpoint server = ScriptedEndpoint.answering(this::reply);
                EndpointClient client = client(server.address())) {
            EndpointChat chat = new EndpointChat(client, OptionalInt.empty());
            for (int tokens : wanted) {
                contexts.add(chat.context(tokens));
                assertThat(chat.context(tokens)).isEqualTo(contexts.getLast());
                places.putAll(later);
                chat.reply(new ChatRequest("Be brief.", "Is it so?", 10, null), _ -> {});
            }
            return server.asked().stream().map(ScriptedEndpoint.Request::path)
                    .filter(path -> !path.equals(CHAT)).toList();
        }
    }

    private ScriptedReply reply(ScriptedEndpoint.Request request) {
        if (request.path().equals(CHAT)) {
            return ScriptedReply.chat("Yes.");
        }
        String body = places.get(request.path());
        return body == null ? ScriptedReply.error(404, "Not here.") : ScriptedReply.json(body);
    }

    private static EndpointClient client(String address) {
        return new EndpointClient(
                new Endpoint(EndpointAddress.of(address), "tiny", new KeySource.None(),
                        EndpointLimits.within(Duration.ofMinutes(2), 2)),
                new EndpointClient.Permissions(_ -> false, _ -> null));
    }

    @Test
    void whereModelsAreListed() throws IOException {
        places.put("/v1/models",
                "{\"data\":[{\"id\":\"large\",\"max_model_len\":131072},{\"id\":\"tiny\",\"max_model_len\":8096}]}");
        assertThat(asked(MANY, MANY)).containsExactly("/v1/models");
        assertThat(contexts).containsExactly(OptionalInt.of(8096), OptionalInt.of(8096));
    }

    @Test
    void byLlamaCppWhichDoesNotListIt() throws IOException {
        places.put("/v1/models", PLAIN_LIST);
        places.put("/props", "{\"default_generation_settings\":{\"n_ctx\":2560},\"total_slots\":4}");
        asked(MANY);
        assertThat(contexts).containsExactly(OptionalInt.of(2560));
    }

    @Test
    void byOllamaOfAModelThatIsLoaded() throws IOException {
        places.put("/v1/models", PLAIN_LIST);
        places.put("/api/ps", "{\"models\":[{\"name\":\"tiny:latest\",\"context_length\":16384}]}");
        asked(MANY);
        assertThat(contexts).containsExactly(OptionalInt.of(16384));
    }

    @Test
    void byOllamaOfAModelWhoseOwnerHasSetIt() throws IOException {
        places.put("/api/ps", "{\"models\":[]}");
        places.put("/api/show",
                "{\"parameters\":\"stop \\\"<s>\\\"\\nnum_ctx                        6000\"}");
        asked(MANY);
        assertThat(contexts).containsExactly(OptionalInt.of(6000));
    }

    @Test
    void ollamaTellsMoreOnceTheModelIsLoaded() throws IOException {
        places.put("/api/ps", "{\"models\":[]}");
        places.put("/api/show", "{\"model_info\":{\"llama.context_length\":131072}}");
        later.put("/api/ps", "{\"models\":[{\"name\":\"tiny\",\"context_length\":32768}]}");
        asked(MANY, MANY);
        assertThat(contexts).containsExactly(OptionalInt.of(4096), OptionalInt.of(32768));
    }

    @Test
    void byLmStudioOfAModelThatIsLoaded() throws IOException {
        places.put("/v1/models", PLAIN_LIST);
        places.put("/props", "{\"error\":\"Unexpected endpoint or method.\"}");
        places.put("/api/v0/models",
                """
                        {"data":[{"id":"tiny","state":"loaded","max_context_length":32768,"loaded_context_length":4096}]}""");
        asked(MANY);
        assertThat(contexts).containsExactly(OptionalInt.of(4096));
    }

    @Test
    void aServerThatDoesNotSayIsAskedOnce() throws IOException {
        places.put("/v1/models", PLAIN_LIST);
        List<String> asked = asked(MANY, MANY, MANY);
        assertThat(contexts).containsOnly(OptionalInt.empty());
        assertThat(asked).doesNotHaveDuplicates();
    }

    @Test
    void nobodyIsAskedWhereLittleIsWanted() throws IOException {
        assertThat(asked(2_000)).isEmpty();
        assertThat(contexts).containsExactly(OptionalInt.empty());
    }

    @Test
    void aServerThatIsAwayIsNoEnd() throws IOException {
        String address;
        try (ScriptedEndpoint server = ScriptedEndpoint.answering(this::reply)) {
            address = server.address();
        }
        try (EndpointClient client = client(address)) {
            assertThat(new EndpointChat(client, OptionalInt.empty()).context(MANY)).isEmpty();
        }
    }
}
