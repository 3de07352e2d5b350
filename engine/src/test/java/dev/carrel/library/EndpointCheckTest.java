package dev.carrel.library;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.carrel.assist.chat.ChatRequest;
import dev.carrel.library.endpoint.AllowedHosts;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// The endpoints that settings name, as `carrel doctor` tries them and as the library hands them out.
final class EndpointCheckTest {
    @TempDir
    private Path temporary;
    private Home home = new Home(Path.of(""));

    @BeforeEach
    void makeTheHome() throws Exception {
        home = new Home(TestModels.homeIn(temporary.resolve("home")));
    }

    private Library open(String url) throws Exception {
        return Library.open(home, "default",
                Settings.standard().with(Map.of("assistant.url", url, "assistant.model", "tiny"), "test"));
    }

    private List<LibraryCheck.Check> checks(String url) throws Exception {
        try (Library library = open(url)) {
            return new LibraryCheck(home, library).checks().stream()
                    .filter(check -> check.name().equals("assistant")).toList();
        }
    }

    @Test
    void aModelThatAnswersIsNamedWithItsSpeedAndThoseBesideIt() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint
                .answering(request -> request.path().equals("/v1/models")
                        ? ScriptedReply.json(
                                "{\"data\":[{\"id\":\"tiny\",\"max_model_len\":8192},{\"id\":\"large\"}]}")
                        : ScriptedReply.chat("one two three four"))) {
            assertThat(checks(server.address())).singleElement().satisfies(check -> {
                assertThat(check.passed()).isTrue();
                assertThat(check.detail()).matches(
                        "tiny at 127.0.0.1:\\d+ begins to answer after \\d+ ms, about \\d+ tokens a second,"
                                + " and reads 8,192 tokens at once; it offers tiny, large");
            });
            assertThat(server.asked()).extracting(ScriptedEndpoint.Request::path)
                    .containsExactly("/v1/models", "/v1/chat/completions", "/v1/models");
        }
    }

    @Test
    void anEndpointWithoutAListOfModelsIsTriedAllTheSame() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.answering(request -> request.method().equals("GET")
                ? ScriptedReply.of(404, "", new byte[0])
                : ScriptedReply.whole("one two"))) {
            assertThat(checks(server.address())).singleElement().satisfies(
                    check -> assertThat(check.detail()).endsWith("it does not say which models it offers"));
        }
    }

    @Test
    void whatIsWrongIsOneSentence() throws Exception {
        try (ScriptedEndpoint server = ScriptedEndpoint.of(ScriptedReply.error(401, "No."))) {
            assertThat(checks(server.address())).singleElement().satisfies(check -> {
                assertThat(check.passed()).isFalse();
                assertThat(check.detail()).matches(
                        "127.0.0.1:\\d+ wants a key, which key-from can name, error 401: No\\.");
            });
        }
    }

    @Test
    void withoutSettingsNothingIsTriedAndThereIsNoAssistant() throws Exception {
        try (Library library = Library.open(home, "default", Settings.standard())) {
            assertThat(library.assistant().model()).isEmpty();
            assertThat(new LibraryCheck(home, library).checks()).extracting(LibraryCheck.Check::name)
                    .doesNotContain("assistant");
        }
    }

    @Test
    void theAssistantIsSharedByAllViewsOfALibrary() throws Exception {
        try (Library library = open("http://127.0.0.1:1"); Library view = library.with(library.settings())) {
            assertThat(view.assistant().model().orElseThrow())
                    .isSameAs(library.assistant().model().orElseThrow());
        }
    }

    @Test
    void anotherMachineIsAskedOnlyAfterItsOwnerAllowedIt() throws Exception {
        ChatRequest question = new ChatRequest("", "Who?", 10, null);
        try (Library library = open("http://models.nowhere.invalid")) {
            var assistant = library.assistant().model().orElseThrow();
            assertThatThrownBy(() -> assistant.reply(question, _ -> {}))
                    .hasMessageContaining("`carrel config --allow models.nowhere.invalid`");
            new AllowedHosts(home).allow("Models.nowhere.invalid");
            assertThatThrownBy(() -> assistant.reply(question, _ -> {}))
                    .hasMessageContaining("There is no machine called models.nowhere.invalid");
            new AllowedHosts(home).refuse("models.nowhere.invalid");
            assertThatThrownBy(() -> assistant.reply(question, _ -> {}))
                    .hasMessageContaining("Nothing may be sent");
        }
        assertThat(Files.getPosixFilePermissions(home.path().resolve("endpoint-hosts.txt")))
                .hasSize(2);
    }
}
