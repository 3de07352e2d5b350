package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.carrel.assist.answer.AskRequest;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.ingest.Progress;
import dev.carrel.library.LibraryAssistant.Drafting;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.search.Answer;
import dev.carrel.search.context.ContextRequest;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// Questions to a real library that a model puts in other words, over real sockets.
@Tag("thorough")
final class LibraryExpansionTest {
    private static final String QUESTION = "How long did the volunteers sleep?";
    private static final String OTHERWISE = "duration of night rest of participants";

    @TempDir
    private static Path temporary;
    private static Home home;

    @BeforeAll
    static void index() throws IOException {
        home = new Home(TestModels.rememberingHomeIn(temporary.resolve("home")));
        TestFolder folder = new TestFolder(temporary.resolve("docs"));
        folder.write("sleep.md",
                "# Sleep\n\nTwelve volunteers took part. The volunteers slept long, 7.5 hours.");
        folder.write("rest.md",
                "# Recovery\n\nThe duration of night rest of all participants was 450 minutes.");
        try (Library library = Library.open(home, "default", Settings.standard())) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
        }
    }

    private static Library open(ScriptedEndpoint model, String by) throws IOException {
        return Library.open(home, "default", Settings.standard().with(Map.of("assistant.url", model.address(),
                "assistant.model", "tiny", "expansion.by", by, "expansion.timeout", "999999"), "test"));
    }

    private static ScriptedEndpoint model() throws IOException {
        return ScriptedEndpoint.answering(request -> ScriptedReply.chat(
                request.question().contains("other ways") ? OTHERWISE : "The volunteers slept long. [1]"));
    }

    @Test
    void aSearchForModelsShowsTheModelsPhrasingsAndAskingAgainCostsNothing() throws Exception {
        try (ScriptedEndpoint model = model()) {
            for (int run = 0; run < 2; run++) {
                try (Library library = open(model, "auto")) {
                    assertThat(library.search().context(ContextRequest.about(QUESTION, List.of())).queries())
                            .containsExactly(QUESTION, OTHERWISE);
                }
            }
            assertThat(model.asked()).hasSize(1);
        }
    }

    @Test
    void aPlainSearchIsSentToNoModelAndOneThatAsksForItIs() throws Exception {
        try (ScriptedEndpoint model = model(); Library library = open(model, "model")) {
            Settings always = library.settings().with(Map.of("expansion.when", "always"), "test");
            library.search().ask(QUESTION, library.settings().searchOptions());
            assertThat(model.asked()).isEmpty();
            Answer answer = library.search().ask(QUESTION, always.searchOptions());
            assertThat(answer.queries()).containsExactly(QUESTION, OTHERWISE);
        }
    }

    @Test
    void measuringAsksNoModelUnlessTheOwnerInsists() throws Exception {
        try (ScriptedEndpoint model = model(); Library library = open(model, "auto")) {
            Settings always = library.settings().with(Map.of("expansion.when", "always"), "test");
            library.search().measured(QUESTION, always.searchOptions());
            assertThat(model.asked()).isEmpty();
        }
        try (ScriptedEndpoint model = model(); Library library = open(model, "model")) {
            Settings always = library.settings().with(Map.of("expansion.when", "always"), "test");
            library.search().measured(QUESTION, always.searchOptions());
            assertThat(model.asked()).hasSize(1);
        }
    }

    @Test
    void theDeviceAsksNobody() throws Exception {
        try (ScriptedEndpoint model = model(); Library library = open(model, "device")) {
            library.search().context(ContextRequest.about(QUESTION, List.of()));
            assertThat(model.asked()).isEmpty();
        }
    }

    @Test
    void anAnswerNamesThePhrasingsAndOneWithoutAModelSendsNothing() throws Exception {
        try (ScriptedEndpoint model = model(); Library library = open(model, "auto")) {
            library.assistant().ask(AskRequest.of(QUESTION), Drafting.NONE, _ -> {});
            assertThat(model.asked()).isEmpty();
            CheckedAnswer answer = library.assistant().ask(AskRequest.of(QUESTION), Drafting.IF_CONFIGURED,
                    _ -> {});
            assertThat(answer.queries()).containsExactly(QUESTION, OTHERWISE);
            assertThat(answer.checked()).hasSize(1);
        }
    }

    @Test
    void aHopelessQuestionIsSentToNoModel() throws Exception {
        try (ScriptedEndpoint model = model(); Library library = open(model, "auto")) {
            assertThat(library.assistant().ask(AskRequest.of("What is the capital of Australia?"),
                    Drafting.IF_CONFIGURED, _ -> {}).isAnswered()).isFalse();
            assertThat(model.asked()).isEmpty();
        }
    }
}
