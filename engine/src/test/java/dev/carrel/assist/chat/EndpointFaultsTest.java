package dev.carrel.assist.chat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

import dev.carrel.endpoint.Endpoint;
import dev.carrel.endpoint.EndpointAddress;
import dev.carrel.endpoint.EndpointClient;
import dev.carrel.endpoint.EndpointLimits;
import dev.carrel.endpoint.KeySource;
import dev.carrel.testing.Randomized;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static dev.carrel.testing.ScriptedReply.chunk;
import static dev.carrel.testing.ScriptedReply.delta;
import static dev.carrel.testing.ScriptedReply.end;
import static dev.carrel.testing.ScriptedReply.error;
import static dev.carrel.testing.ScriptedReply.events;
import static dev.carrel.testing.ScriptedReply.json;
import static dev.carrel.testing.ScriptedReply.streamHead;
import static dev.carrel.testing.ScriptedReply.words;
import static org.assertj.core.api.Assertions.assertThat;

/// Every way in which an endpoint can fail ends within its limit and in one sentence, or in the right reply. `bench/faults`
/// runs each many times.
@Tag("thorough")
final class EndpointFaultsTest {
    private static final String WANTED = "The answer is 42.";
    private static final String SECRET = "sk-scripted-0123456789";
    /// No fault that is not about time takes so long, however busy the machine is.
    private static final Duration LONG = Duration.ofMinutes(2);
    private static final int TIMES = Randomized.rounds(1);

    /// One kind of fault.
    ///
    /// @param sentence what the message must hold, or the reply itself where the fault does no harm
    record Fault(String name, String sentence, List<ScriptedReply> replies, EndpointLimits limits) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Fault fault(String name, String sentence, ScriptedReply... replies) {
        return new Fault(name, sentence, List.of(replies), limits(LONG, LONG, LONG));
    }

    /// A fault that shows in how long something takes.
    private static Fault slow(String name, String sentence, EndpointLimits limits, ScriptedReply reply) {
        return new Fault(name, sentence, List.of(reply), limits);
    }

    private static EndpointLimits limits(Duration firstByte, Duration idle, Duration whole) {
        return new EndpointLimits(LONG, firstByte, idle, whole, 4, 200_000, 3, Duration.ofMillis(5),
                Duration.ofMillis(300));
    }

    static Stream<Fault> faults() {
        String half = streamHead() + chunk(words("The answer "));
        String whole = words(WANTED) + end();
        EndpointLimits begins = limits(Duration.ofMillis(600), LONG, LONG);
        EndpointLimits ends = limits(LONG, LONG, Duration.ofMillis(1_500));
        return Stream.of(
                slow("slow to begin", "did not begin to reply in 0.6 s", begins, ScriptedReply.silence("")),
                slow("headers and then nothing", "did not begin to reply", begins,
                        ScriptedReply.silence(streamHead())),
                slow("silent in the middle", "fell silent for 0.4 s",
                        limits(LONG, Duration.ofMillis(400), LONG), ScriptedReply.silence(half)),
                slow("one byte at a time", "did not finish its reply in 1.5 s", ends,
                        ScriptedReply.endless(streamHead(), chunk(":"), 20)),
                slow("endless comments", "did not finish its reply", ends,
                        ScriptedReply.endless(streamHead(), chunk(": ping\n\n"), 5)),
                fault("endless text", "more than 200 kB",
                        ScriptedReply.endless(streamHead(), chunk(delta("and ".repeat(500))), 0)),
                fault("an enormous line", "more than 200 kB", ScriptedReply.endless(
                        "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{\"a\":\"", "x".repeat(10_000), 0)),
                fault("reset before anything", "ended the connection", ScriptedReply.reset("")),
                fault("reset in the middle", "ended the connection", ScriptedReply.reset(half)),
                fault("reset twice, then well", WANTED, ScriptedReply.reset(""),
                        ScriptedReply.reset(streamHead()),
                        ScriptedReply.chat(WANTED)),
                fault("end without an end", "ended the connection", events(words("The answer"))),
                fault("HTML", "a web page",
                        ScriptedReply.text("text/html", "<!doctype html><title>Hello</title>",
                                StandardCharsets.UTF_8)),
                fault("plain text", "not JSON", ScriptedReply.text("text/plain", "Ollama is running",
                        StandardCharsets.UTF_8)),
                fault("cut JSON", "breaks off", json("{\"choices\":[{\"message\":{\"content\":\"The ans")),
                fault("other JSON", "of another form", json("{\"hello\":\"world\"}")),
                fault("empty", "replied with nothing", json("")),
                fault("empty text", "replied with nothing", ScriptedReply.chat(" ")),
                fault("UTF-16", "not UTF-8", ScriptedReply.text("application/json",
                        "{\"choices\":[{\"message\":{\"content\":\"ü\"}}]}", StandardCharsets.UTF_16)),
                fault("Latin-1", "not UTF-8", ScriptedReply.text("application/json",
                        "{\"choices\":[{\"message\":{\"content\":\"Füße\"}}]}", StandardCharsets.ISO_8859_1)),
                fault("compressed", "compressed data", ScriptedReply.of(200, "Content-Encoding: gzip\r\n",
                        new byte[]{31, -117, 8, 0})),
                fault("401", "does not accept the key, error 401", error(401, "Incorrect key: " + SECRET)),
                fault("403", "error 403: Not for you", error(403, "Not for you.")),
                fault("404 of a path", "has nothing at /v1/chat/completions",
                        ScriptedReply.of(404, "", new byte[0])),
                fault("404 of a model", "has no model called tiny", error(404, "model 'tiny' not found")),
                fault("429 for good", "too many requests; try again later", error(429, "Slow down")),
                fault("429 with a long Retry-After", "asks to wait 3600 s",
                        ScriptedReply.of(429, "Retry-After: 3600\r\n", new byte[0])),
                fault("429 with a short Retry-After, then well", WANTED,
                        ScriptedReply.of(429, "Retry-After: 0\r\n", new byte[0]), ScriptedReply.chat(WANTED)),
                fault("429 until a date that is over, then well", WANTED,
                        ScriptedReply.of(429, "Retry-After: Wed, 21 Oct 2015 07:28:00 GMT\r\n", new byte[0]),
                        ScriptedReply.chat(WANTED)),
                fault("400", "refused the request with error 400: Bad \u0007bell".replace("\u0007", ""),
                        error(400, "Bad \u0007bell")),
                fault("500", "a problem of its own, error 500: out of memory", error(500, "out of memory")),
                fault("503", "error 503", ScriptedReply.of(503, "", new byte[0])),
                fault("502, then well", WANTED, ScriptedReply.of(502, "", new byte[0]),
                        ScriptedReply.chat(WANTED)),
                fault("an error inside the stream", "gave up: context is full",
                        events("data: {\"error\":{\"message\":\"context is full\"}}\n\n")),
                fault("redirect elsewhere", "sends requests on to evil.example/v1",
                        ScriptedReply.of(302, "Location: https://evil.example/v1\r\n", new byte[0])),
                fault("garbled events", "events that cannot be read", events("data: {]\n\n")),
                fault("cut event", "breaks off", events("data: {\"choices\":[\n\n")),
                fault("no HTTP", "is no web server",
                        connection -> connection.write("SSH-2.0-OpenSSH_9.6\r\n\r\n\r\n")),
                fault("tool calls unasked", "wanted to call tools",
                        events("data: {\"choices\":[{\"delta\":{\"tool_calls\":[{\"index\":0}]},\"finish_reason\":"
                                + "\"tool_calls\"}]}\n\ndata: [DONE]\n\n")),
                fault("tool calls beside the text", WANTED,
                        events("data: {\"choices\":[{\"delta\":{\"tool_calls\":[{\"index\":0}]}}]}\n\n"
                                + whole)),
                fault("comments, other fields and odd line ends", WANTED,
                        events(": hello\r\n\r\nevent: message\r\nid: 1\r\n"
                                + whole.replace("\n", "\r\n") + "retry: 5\n\n:\n\ndata: [DONE]\n\n")),
                fault("no [DONE]", WANTED, events(whole)),
                fault("[DONE] without a reason for the end", WANTED,
                        events(words(WANTED) + "data: [DONE]\n\n")),
                fault("no stream at all", WANTED, ScriptedReply.whole(WANTED)),
                fault("events without a type", WANTED,
                        ScriptedReply.text("text/plain", whole, StandardCharsets.UTF_8)),
                fault("more after [DONE]", WANTED, ScriptedReply.silence(
                        streamHead() + chunk(whole + "data: [DONE]\n\n" + delta("And more.")))));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void endsWithinItsLimitAndInOneSentence(Fault fault) throws Exception {
        for (int i = 0; i < TIMES; i++) {
            try (ScriptedEndpoint server = ScriptedEndpoint.of(fault.replies())) {
                outcome(server.address(), fault.sentence(), fault.limits());
            }
        }
    }

    static Stream<Fault> wrongAddresses() throws IOException {
        String gone;
        try (ScriptedEndpoint server = ScriptedEndpoint.of(json("{}"))) {
            gone = server.address();
        }
        return Stream.of(fault(gone, "Nothing answers at 127.0.0.1"),
                fault("http://nowhere.invalid", "There is no machine called nowhere.invalid"));
    }

    @ParameterizedTest
    @MethodSource("wrongAddresses")
    void nobodyThereIsSaid(Fault fault) throws Exception {
        for (int i = 0; i < TIMES; i++) {
            outcome(fault.name(), fault.sentence(), fault.limits());
        }
    }

    @Test
    void anEncryptedConnectionToAPlainServerIsSaid() throws Exception {
        for (int i = 0; i < TIMES; i++) {
            try (ScriptedEndpoint server = ScriptedEndpoint.of(json("{}"))) {
                outcome(server.address().replace("http:", "https:"), "No encrypted connection",
                        limits(LONG, LONG, LONG));
            }
        }
    }

    private static void outcome(String address, String expected, EndpointLimits limits) {
        List<String> pieces = new ArrayList<>();
        String outcome;
        try (EndpointClient client = client(address, limits)) {
            outcome = new EndpointChat(client, OptionalInt.empty()).reply(
                    new ChatRequest("Be brief.", "What is it?", 50, null),
                    pieces::add);
            assertThat(String.join("", pieces)).isEqualTo(outcome);
        } catch (IOException e) {
            outcome = String.valueOf(e.getMessage());
            assertThat(outcome).endsWith(".").doesNotContain("\n", SECRET, "Exception");
        }
        assertThat(outcome).contains(expected);
    }

    private static EndpointClient client(String address, EndpointLimits limits) {
        return new EndpointClient(new Endpoint(EndpointAddress.of(address), "tiny",
                KeySource.of("env:SCRIPTED_KEY", Path.of("/")), limits),
                new EndpointClient.Permissions(_ -> true, _ -> SECRET));
    }
}
