package dev.carrel.assist.chat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

import dev.carrel.endpoint.Endpoint;
import dev.carrel.endpoint.EndpointAddress;
import dev.carrel.endpoint.EndpointClient;
import dev.carrel.endpoint.EndpointException;
import dev.carrel.endpoint.EndpointFailure;
import dev.carrel.endpoint.EndpointLimits;
import dev.carrel.endpoint.KeySource;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class EndpointChatTest {
    private static final ChatRequest PLAIN = new ChatRequest("Be brief.", "What is it?", 50, null);
    private static final ChatRequest STRUCTURED = new ChatRequest("Be brief.", "What is it?", 50,
            "{\"type\":\"object\"}");
    private static final EndpointLimits LIMITS = EndpointLimits.within(Duration.ofSeconds(60), 3);

    private static EndpointClient client(String address) {
        return new EndpointClient(
                new Endpoint(EndpointAddress.of(address), "tiny", new KeySource.None(), LIMITS),
                new EndpointClient.Permissions(_ -> false, _ -> null));
    }

    private static String reply(EndpointChat chat, ChatRequest request) throws IOException {
        return chat.reply(request, _ -> {});
    }

    @Test
    void itIsAskedWithoutChance() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.of(ScriptedReply.chat("It is so."));
                EndpointClient client = client(server.address())) {
            assertThat(reply(new EndpointChat(client, OptionalInt.empty()), STRUCTURED))
                    .isEqualTo("It is so.");
            var asked = server.asked().getFirst();
            assertThat(asked.path()).isEqualTo("/v1/chat/completions");
            assertThat(asked.question()).isEqualTo("What is it?");
            assertThat(asked.json().path("temperature").asInt(1)).isZero();
            assertThat(asked.json().path("seed").isInt()).isTrue();
            assertThat(asked.json().path("model").asString()).isEqualTo("tiny");
            assertThat(asked.json().path("max_tokens").asInt()).isEqualTo(50);
            assertThat(asked.json().path("response_format").path("type").asString()).isEqualTo("json_schema");
            assertThat(asked.headers()).doesNotContainKey("authorization");
        }
    }

    @Test
    void aSchemaThatIsRefusedIsLeftOutFromThenOn() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.of(ScriptedReply.error(400, "unknown field"),
                ScriptedReply.chat("{}")); EndpointClient client = client(server.address())) {
            EndpointChat chat = new EndpointChat(client, OptionalInt.empty());
            assertThat(List.of(reply(chat, STRUCTURED), reply(chat, STRUCTURED))).containsExactly("{}", "{}");
            assertThat(server.asked()).extracting(request -> request.json().has("response_format"))
                    .containsExactly(true, false, false);
        }
    }

    @Test
    void aParameterThatIsNamedInARefusalIsLeftOut() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.of(
                ScriptedReply.error(400, "Unsupported parameter: 'max_tokens', use 'max_completion_tokens'"),
                ScriptedReply.error(400, "Unsupported value: 'temperature' does not support 0"),
                ScriptedReply.chat("Yes.")); EndpointClient client = client(server.address())) {
            assertThat(reply(new EndpointChat(client, OptionalInt.empty()), PLAIN)).isEqualTo("Yes.");
            var last = server.asked().getLast().json();
            assertThat(last.has("temperature") || last.has("max_tokens")).isFalse();
            assertThat(last.path("max_completion_tokens").asInt()).isEqualTo(50);
        }
    }

    @Test
    void aRefusalForAnotherReasonIsNotTakenForOneOfTheSchema() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.of(ScriptedReply.error(400, "too long"));
                EndpointClient client = client(server.address())) {
            EndpointChat chat = new EndpointChat(client, OptionalInt.empty());
            for (int i = 0; i < 2; i++) {
                assertThatThrownBy(() -> reply(chat, STRUCTURED)).hasMessageContaining("error 400: too long");
            }
            assertThat(server.asked()).extracting(request -> request.json().has("response_format"))
                    .containsExactly(true, false, true, false);
        }
    }

    @Test
    void aProxyThatTheMachineIsSetUpForIsNotUsed() throws Exception {
        ProxySelector before = ProxySelector.getDefault();
        try (ScriptedEndpoint server = ScriptedEndpoint.of(ScriptedReply.chat("Yes."));
                ScriptedEndpoint proxy = ScriptedEndpoint.of(ScriptedReply.chat("Through me."));
                EndpointClient client = client(server.address())) {
            ProxySelector.setDefault(ProxySelector
                    .of(new InetSocketAddress("localhost", URI.create(proxy.address()).getPort())));
            assertThat(reply(new EndpointChat(client, OptionalInt.empty()), PLAIN)).isEqualTo("Yes.");
            assertThat(proxy.asked()).isEmpty();
        } finally {
            ProxySelector.setDefault(before);
        }
    }

    @Test
    void noMoreRequestsAreUnderWayThanAllowed() throws Exception {
        CountDownLatch three = new CountDownLatch(3);
        ScriptedReply together = connection -> {
            three.countDown();
            awaitQuietly(three);
            ScriptedReply.chat("Yes.").send(connection);
        };
        try (ScriptedEndpoint server = ScriptedEndpoint.of(together);
                EndpointClient client = client(server.address());
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            EndpointChat chat = new EndpointChat(client, OptionalInt.empty());
            var replies = IntStream.range(0, 12).mapToObj(_ -> threads.submit(() -> reply(chat, PLAIN)))
                    .toList();
            for (var each : replies) {
                assertThat(each.get()).isEqualTo("Yes.");
            }
            assertThat(server.mostAtOnce()).isEqualTo(3);
        }
    }

    private static void awaitQuietly(CountDownLatch latch) throws IOException {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    @Test
    void whoeverIsInterruptedWaitsNoLonger() throws Exception {
        CompletableFuture<Thread> asking = new CompletableFuture<>();
        ScriptedReply interrupting = connection -> {
            asking.join().interrupt();
            ScriptedReply.silence("").send(connection);
        };
        try (ScriptedEndpoint server = ScriptedEndpoint.of(interrupting);
                EndpointClient client = client(server.address())) {
            EndpointChat chat = new EndpointChat(client, OptionalInt.empty());
            asking.complete(Thread.currentThread());
            assertThatThrownBy(() -> reply(chat, PLAIN)).isInstanceOfSatisfying(EndpointException.class,
                    e -> assertThat(e.failure()).isEqualTo(new EndpointFailure.Cancelled()));
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void nothingIsSentToAnotherMachineThatNobodyAllowed() {
        try (EndpointClient client = client("https://api.nowhere.invalid")) {
            assertThatThrownBy(() -> reply(new EndpointChat(client, OptionalInt.empty()), PLAIN)).hasMessage(
                    "Nothing may be sent to api.nowhere.invalid yet; `carrel config --allow api.nowhere.invalid` allows it.");
        }
    }

    @Test
    void anEndpointThatFailsAgainAndAgainIsLeftAloneForAWhile() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.of(ScriptedReply.error(401, "No."));
                EndpointClient client = client(server.address())) {
            EndpointChat chat = new EndpointChat(client, OptionalInt.empty());
            for (int i = 0; i < 3; i++) {
                assertThatThrownBy(() -> reply(chat, PLAIN)).hasMessageContaining("wants a key");
            }
            assertThatThrownBy(() -> reply(chat, PLAIN))
                    .hasMessageContaining("failed 3 times in a row and is asked again in")
                    .hasMessageContaining("wants a key");
            assertThat(server.asked()).hasSize(3);
        }
    }

    @Test
    void theKeyIsSentAndNeverSaid() throws Exception {
        Endpoint endpoint;
        try (ScriptedEndpoint server = ScriptedEndpoint.of(ScriptedReply.chat("Yes."))) {
            endpoint = new Endpoint(EndpointAddress.of(server.address()), "tiny",
                    KeySource.of("env:KEY", Path.of("/")),
                    LIMITS);
            try (EndpointClient client = new EndpointClient(endpoint,
                    new EndpointClient.Permissions(_ -> false, _ -> "sk-secret"))) {
                reply(new EndpointChat(client, OptionalInt.empty()), PLAIN);
            }
            assertThat(server.asked().getFirst().headers()).containsEntry("authorization",
                    "Bearer sk-secret");
        }
        assertThat(endpoint.toString()).doesNotContain("sk-secret");
    }
}
