package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.check.CheckedSentence.Status;
import dev.carrel.assist.summary.TextSummary;
import dev.carrel.ingest.Progress;
import dev.carrel.library.LibraryAssistant.Drafting;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// Summaries of documents of a real library, with and without a model, whose replies come over real sockets.
@Tag("thorough")
final class LibrarySummaryTest {
    private static final String TRUE = "The volunteers slept 7.5 hours on average.";

    @TempDir
    private static Path temporary;
    private static Home home;

    @BeforeAll
    static void index() throws IOException {
        home = new Home(TestModels.rememberingHomeIn(temporary.resolve("home")));
        TestFolder folder = new TestFolder(temporary.resolve("docs"));
        folder.write("sleep.md",
                "# Sleep in a laboratory\n\nTwelve healthy volunteers took part in the study. " + TRUE
                        + " They woke up twice in every single night of it.");
        folder.write("empty.md", "# Nothing\n");
        try (Library library = Library.open(home, "default", Settings.standard())) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
        }
    }

    private static Library open(ScriptedEndpoint model) throws IOException {
        return Library.open(home, "default", Settings.standard().with(
                Map.of("assistant.url", model.address(), "assistant.model", "tiny"), "test"));
    }

    private static TextSummary summary(Library library, String name, Drafting drafting) throws IOException {
        try (LibraryContents contents = library.contents()) {
            return library.assistant().summary(contents.read(contents.work(name).orElseThrow()), drafting);
        }
    }

    @Test
    void withoutAModelTheDocumentsOwnSentencesSumItUp() throws IOException {
        try (Library library = Library.open(home, "default", Settings.standard())) {
            TextSummary summary = summary(library, "Sleep in a laboratory", Drafting.IF_CONFIGURED);
            assertThat(summary.by()).isEqualTo(By.EXTRACT);
            assertThat(summary.checked()).extracting(AnswerSentence::text).contains(TRUE);
            assertThat(summary.checked()).allSatisfy(
                    sentence -> assertThat(sentence.citations().getFirst().sentence())
                            .isEqualTo(sentence.text()));
        }
    }

    @Test
    void onlyWhatTheDocumentCarriesIsShownAndAskingAgainCostsNothing() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint.of(ScriptedReply.chat(
                "<think>Let me see.</think>The volunteers slept 7.5 hours on average [1]. They slept 9 hours on average [1]."))) {
            for (int run = 0; run < 2; run++) {
                try (Library library = open(model)) {
                    TextSummary summary = summary(library, "Sleep in a laboratory", Drafting.IF_CONFIGURED);
                    assertThat(summary.by()).isEqualTo(By.MODEL);
                    assertThat(summary.sentences()).extracting(AnswerSentence::status)
                            .containsExactly(Status.CHECKED, Status.UNSUPPORTED);
                    assertThat(summary.checked().getFirst().citations().getFirst().sentence())
                            .isEqualTo(TRUE);
                }
            }
            assertThat(model.asked()).singleElement()
                    .satisfies(request -> assertThat(request.question()).contains(TRUE));
        }
    }

    @Test
    void aModelOfWhichNothingHoldsIsReplacedByTheDocumentsOwnSentences() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint
                .of(ScriptedReply.chat("Sleep is the cousin of death [1]."));
                Library library = open(model)) {
            TextSummary summary = summary(library, "Sleep in a laboratory", Drafting.IF_CONFIGURED);
            assertThat(summary.by()).isEqualTo(By.EXTRACT);
            assertThat(summary.trouble()).contains("carries nothing");
            assertThat(summary.checked()).isNotEmpty();
        }
    }

    @Test
    void aModelThatIsAwayIsReplacedAndNoneIsAskedWhereNoneIsWanted() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint.of(ScriptedReply.error(401, "No."));
                Library library = open(model)) {
            assertThat(summary(library, "Sleep in a laboratory", Drafting.NONE).trouble()).isNull();
            assertThat(model.asked()).isEmpty();
            assertThat(summary(library, "Sleep in a laboratory", Drafting.IF_CONFIGURED).trouble())
                    .contains("wants a key");
        }
    }

    @Test
    void aDocumentWithoutSentencesHasNoSummary() throws IOException {
        try (Library library = Library.open(home, "default", Settings.standard())) {
            assertThat(summary(library, "Nothing", Drafting.IF_CONFIGURED).checked()).isEmpty();
        }
    }
}
