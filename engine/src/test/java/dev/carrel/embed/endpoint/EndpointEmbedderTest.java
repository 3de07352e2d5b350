package dev.carrel.embed.endpoint;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import dev.carrel.base.UserError;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.endpoint.Endpoint;
import dev.carrel.endpoint.EndpointAddress;
import dev.carrel.endpoint.EndpointClient;
import dev.carrel.endpoint.EndpointLimits;
import dev.carrel.endpoint.KeySource;
import dev.carrel.endpoint.TokenEstimate;
import dev.carrel.testing.ScriptedEmbeddings;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

final class EndpointEmbedderTest {
    private static final EndpointEmbedder.Usage PLAIN = new EndpointEmbedder.Usage(OptionalInt.empty(), 512,
            "query: ",
            "passage: ");

    @TempDir
    private Path memory;

    private static EndpointClient client(String address, int atOnce) {
        return new EndpointClient(
                new Endpoint(EndpointAddress.of(address), "tiny-embed", new KeySource.None(),
                        EndpointLimits.within(Duration.ofSeconds(60), atOnce)),
                new EndpointClient.Permissions(_ -> false, _ -> null));
    }

    private Embedder open(EndpointClient client) throws IOException {
        return EndpointEmbedder.open(client, PLAIN, memory);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/v1", "/v1/embeddings", "/api", "/api/embed"})
    void vectorsAreOfUnitLengthWhicheverInterfaceTheyComeFrom(String path) throws Exception {
        try (ScriptedEndpoint server = ScriptedEmbeddings.serving(8);
                EndpointClient client = client(server.address() + path, 2);
                Embedder embedder = open(client)) {
            Vector vector = embedder.passage("cats purr");
            assertThat(vector.dimensions()).isEqualTo(8);
            assertThat(vector.similarity(vector)).isCloseTo(1, offset(1e-6));
            assertThat(server.asked().getLast().json().path("input").path(0).asString())
                    .isEqualTo("passage: cats purr");
            embedder.query("what purrs");
            assertThat(server.asked().getLast().json().path("input").path(0).asString())
                    .isEqualTo("query: what purrs");
        }
    }

    @Test
    void textsThatAreAskedForAtTheSameTimeGoTogetherAndComeBackInOrder() throws Exception {
        CountDownLatch gate = new CountDownLatch(1);
        try (ScriptedEndpoint server = ScriptedEmbeddings.serving(8, request -> {
            if (request.json().path("input").path(0).asString().endsWith("first")) {
                gate.await();
            }
        });
                EndpointClient client = client(server.address(), 1);
                Embedder embedder = open(client);
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Vector> first = threads.submit(() -> embedder.passage("first"));
            ScriptedEmbeddings.awaitRequests(server, 2);
            List<Future<Vector>> others = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                String text = "text " + i;
                others.add(threads.submit(() -> embedder.passage(text)));
            }
            gate.countDown();
            assertThat(first.get()).isEqualTo(ScriptedEmbeddings.vector("passage: first", 8));
            for (int i = 0; i < others.size(); i++) {
                assertThat(others.get(i).get()).isEqualTo(ScriptedEmbeddings.vector("passage: text " + i, 8));
            }
            assertThat(server.asked().size()).isLessThan(20);
        }
    }

    @Test
    void oneTextThatIsRefusedDoesNotSpoilTheOthers() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.answering(request -> request.body().contains("bad")
                ? ScriptedReply.error(400, "input too long")
                : ScriptedEmbeddings.reply(request, 8));
                EndpointClient client = client(server.address(), 1);
                Embedder embedder = open(client);
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Vector>> good = new ArrayList<>();
            Future<Vector> bad = threads.submit(() -> embedder.passage("bad"));
            for (int i = 0; i < 20; i++) {
                String text = "good " + i;
                good.add(threads.submit(() -> embedder.passage(text)));
            }
            for (Future<Vector> each : good) {
                assertThat(each.get().dimensions()).isEqualTo(8);
            }
            assertThatThrownBy(bad::get).hasMessageContaining("input too long");
        }
    }

    @Test
    void theFingerprintHoldsModelDimensionsAndPrefixesAndNotTheHost() throws Exception {
        EndpointEmbedder.Usage given = new EndpointEmbedder.Usage(OptionalInt.of(8), 512, "query: ",
                "passage: ");
        try (ScriptedEndpoint server = ScriptedEmbeddings.serving(8);
                EndpointClient one = client(server.address(), 1);
                EndpointClient other = client("http://localhost:1", 1);
                Embedder here = open(one);
                Embedder there = EndpointEmbedder.open(other, given, memory);
                Embedder wider = EndpointEmbedder.open(other,
                        new EndpointEmbedder.Usage(OptionalInt.of(9), 512, "query: ", "passage: "), memory)) {
            assertThat(here.model().fingerprint()).isEqualTo(there.model().fingerprint())
                    .isNotEqualTo(wider.model().fingerprint());
        }
    }

    @Test
    void theDimensionsAreAskedForOnce() throws Exception {
        try (ScriptedEndpoint server = ScriptedEmbeddings.serving(8);
                EndpointClient client = client(server.address(), 1)) {
            open(client).close();
            assertThat(open(client).model().dimensions()).isEqualTo(8);
            assertThat(server.asked()).hasSize(1);
        }
    }

    @Test
    void nobodyThereIsAUserErrorOfItsOwnKind() throws Exception {
        try (EndpointClient client = client("http://127.0.0.1:1", 1)) {
            assertThatThrownBy(() -> open(client)).isInstanceOfSatisfying(UserError.class,
                    e -> assertThat(e.kind()).isEqualTo(UserError.Kind.AWAY));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"data\":[]}", "{\"data\":[{\"embedding\":\"AAAA\"}]}",
            "{\"data\":[{\"embedding\":[]}]}",
            "{\"data\":[{\"embedding\":[1,\"x\"]}]}", "{\"embeddings\":[[1,2],[3,4]]}"})
    void whatIsNoVectorIsSaid(String reply) throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.of(ScriptedReply.json(reply));
                EndpointClient client = client(server.address(), 1)) {
            assertThatThrownBy(() -> open(client)).hasMessageContaining("JSON of another form");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "Private search over a research library: every passage is indexed once, for words and for meaning.",
            "The p53 protein (TP53, 17p13.1) binds DNA at 5'-RRRCWWGYYY-3' with K_d = 1.2e-9 M.",
            "Größenordnung: Füße, Straßen, naïve façades — “quoted” … 42 %", "快速的棕色狐狸跳过了懒狗。",
            "Быстрая коричневая лиса прыгает."})
    void theEstimateIsNotBelowWhatARealTokenizerCounts(String text) {
        assertThat(TokenEstimate.of(text)).isGreaterThanOrEqualTo(TestModels.bge().tokens(text));
    }

    @Test
    void aLongQueryIsReadAsFarAsItFitsAndALongPassageIsRefused() throws Exception {
        try (ScriptedEndpoint server = ScriptedEmbeddings.serving(8);
                EndpointClient client = client(server.address(), 1);
                Embedder embedder = open(client)) {
            embedder.query("word ".repeat(5_000));
            assertThat(TokenEstimate.of(server.asked().getLast().json().path("input").path(0).asString()))
                    .isLessThanOrEqualTo(510);
            assertThatThrownBy(() -> embedder.passage("word ".repeat(5_000)))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
