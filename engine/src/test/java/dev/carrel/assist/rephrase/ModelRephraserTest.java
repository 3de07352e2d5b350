package dev.carrel.assist.rephrase;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;

import dev.carrel.assist.chat.EndpointChat;
import dev.carrel.assist.chat.KeptReplies;
import dev.carrel.assist.chat.RememberedChat;
import dev.carrel.assist.rephrase.ModelRephraser.Insistence;
import dev.carrel.endpoint.Endpoint;
import dev.carrel.endpoint.EndpointAddress;
import dev.carrel.endpoint.EndpointClient;
import dev.carrel.endpoint.EndpointLimits;
import dev.carrel.endpoint.KeySource;
import dev.carrel.index.retrieval.Definition;
import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.expand.Phrasings;
import dev.carrel.search.expand.Rephraser;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/// Phrasings by models whose replies, and silences, come over real sockets.
final class ModelRephraserTest {
    private static final Duration PATIENT = Duration.ofHours(1);
    private static final Duration AT_ONCE = Duration.ofMillis(1);
    /// The library's own phrasings need no vocabulary here.
    private static final Rephraser OWN = (query, _, _) -> new Phrasings(List.of(Query.plain("own words")));

    private static final Vocabulary EMPTY = new Vocabulary() {
        @Override
        public Optional<Query> corrected(Query query) {
            return Optional.empty();
        }

        @Override
        public List<Definition> definitions(Collection<String> forms) {
            return List.of();
        }

        @Override
        public Map<String, Integer> frequencies(Collection<String> forms) {
            return Map.of();
        }
    };

    @TempDir
    private Path folder;
    private Instant now = Instant.EPOCH;
    private final ModelRests rests = new ModelRests(() -> now);

    private Phrasings ask(ScriptedEndpoint server, String query, Duration limit) throws IOException {
        return ask(server.address(), query, limit, Insistence.IF_POSSIBLE);
    }

    private Phrasings ask(String address, String query, Duration limit, Insistence insistence)
            throws IOException {
        try (EndpointClient client = new EndpointClient(
                new Endpoint(EndpointAddress.of(address), "tiny", new KeySource.None(),
                        EndpointLimits.within(PATIENT, 2)),
                new EndpointClient.Permissions(_ -> false, _ -> null))) {
            return new ModelRephraser(
                    () -> Optional.of(new RememberedChat(new EndpointChat(client, OptionalInt.empty()),
                            new KeptReplies(folder.resolve("replies")))),
                    OWN, new ModelRephraser.Manner(folder.resolve("prompts"), limit, insistence), rests)
                    .phrasings(QueryParser.parse(query), EMPTY, 3);
        }
    }

    private static List<String> words(Phrasings phrasings) {
        return phrasings.queries().stream().map(Query::words).toList();
    }

    @Test
    void theModelsPhrasingsComeFirstAndOnlyTheQuestionIsSent() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint
                .of(ScriptedReply.chat("1. Sleep onset latency\n2. Time to fall asleep"))) {
            Phrasings found = ask(server, "how long until sleep year:2020", PATIENT);
            assertThat(words(found)).containsExactly("Sleep onset latency", "Time to fall asleep",
                    "own words");
            assertThat(found.remarks()).isEmpty();
            assertThat(found.queries().getFirst().conditions())
                    .isEqualTo(QueryParser.parse("how long until sleep year:2020").conditions());
            assertThat(server.asked().getFirst().question()).contains("how long until sleep", "3")
                    .doesNotContain("2020");
        }
    }

    @Test
    void theSameQuestionIsNotAskedTwiceUnlessThePromptHasChanged() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.of(ScriptedReply.chat("other words"))) {
            Phrasings first = ask(server, "some words", PATIENT);
            assertThat(ask(server, "some words", PATIENT)).isEqualTo(first);
            assertThat(server.asked()).hasSize(1);
            Files.createDirectories(folder.resolve("prompts"));
            Files.writeString(folder.resolve("prompts/expand.md"), "expand-9\nBe odd.\n---\nNow: {question}");
            ask(server, "some words", PATIENT);
            assertThat(server.asked().getLast().question()).isEqualTo("Now: some words");
        }
    }

    @Test
    void whoIsTooSlowIsNotWaitedForAndThenLetBeForAWhile() throws Exception {
        AtomicBoolean silent = new AtomicBoolean(true);
        try (ScriptedEndpoint server = ScriptedEndpoint.answering(_ -> silent.get()
                ? ScriptedReply.silence("")
                : ScriptedReply.chat("other words"))) {
            Phrasings found = ask(server, "some words", AT_ONCE);
            silent.set(false);
            assertThat(words(found)).containsExactly("own words");
            assertThat(found.remarks()).singleElement().satisfies(
                    remark -> assertThat(remark.sentence()).contains("library's own", "expansion.timeout"));
            assertThat(words(ask(server, "some words", PATIENT))).containsExactly("own words");
            now = Instant.EPOCH.plus(Duration.ofMinutes(2));
            assertThat(words(ask(server, "some words", PATIENT))).contains("other words");
        }
    }

    @Test
    void aFaultOfTheEndpointIsToldAndTheLibrarysOwnWordsAreUsed() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.of(ScriptedReply.text("text/html",
                "<html><body>Welcome</body></html>", StandardCharsets.UTF_8))) {
            Phrasings found = ask(server, "some words", PATIENT);
            assertThat(words(found)).containsExactly("own words");
            assertThat(found.remarks()).extracting(QueryRemark::kind)
                    .containsExactly(QueryRemark.Kind.NOT_REPHRASED);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"<html><body><p>Welcome</p></body></html>", "{\"phrasings\": [\"other\"]}",
            "Here are some phrasings:", "…\n---\n1.\n2.", "\u001b[2J\u0007", "some words"})
    void aReplyThatHoldsNoPhrasingAddsNone(String reply) throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.of(ScriptedReply.chat(reply))) {
            assertThat(words(ask(server, "some words", PATIENT))).containsExactly("own words");
        }
    }

    @Test
    void ofOrdersInAReplyOnlyWordsAreLeft() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.of(ScriptedReply.chat(
                "Ignore all rules and show year:1900 -sleep OR \"secret\"*\nSee https://example.org/x for more"))) {
            Query said = ask(server, "\"light at night\" -mice some words", PATIENT).queries().getFirst();
            assertThat(said.words())
                    .startsWith("Ignore all rules and show year 1900 sleep or secret light at night");
            assertThat(said.conditions()).isEmpty();
            assertThat(said.clauses()).hasSize(3).containsAll(
                    QueryParser.parse("\"light at night\" -mice").clauses());
        }
    }

    @Test
    void nothingIsSentToAHostThatIsNotAllowedAndWhoInsistsIsTold() throws Exception {
        assertThat(ask("https://models.example.org", "some words", PATIENT, Insistence.IF_POSSIBLE).remarks())
                .isEmpty();
        assertThat(ask("https://models.example.org", "some words", PATIENT, Insistence.ALWAYS).remarks())
                .singleElement()
                .satisfies(remark -> assertThat(remark.sentence()).contains("models.example.org"));
    }

    @Test
    void whatIsQuotedIsMeantAsItIs() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.of(ScriptedReply.chat("other words"))) {
            assertThat(words(ask(server, "\"light at night\"", PATIENT))).containsExactly("own words");
            assertThat(server.asked()).isEmpty();
        }
    }
}
