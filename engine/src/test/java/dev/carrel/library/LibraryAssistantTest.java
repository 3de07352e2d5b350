package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.carrel.assist.answer.AnswerListener;
import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.AskRequest;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.answer.SavedAnswer;
import dev.carrel.assist.check.CheckedSentence.Status;
import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;
import dev.carrel.ingest.Progress;
import dev.carrel.library.LibraryAssistant.Drafting;
import dev.carrel.library.LibraryAssistant.Task;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Questions to a real library, with and without a model, whose replies come over real sockets.
@Tag("thorough")
final class LibraryAssistantTest {
    private static final String QUESTION = "How many hours did the volunteers sleep?";
    private static final String TRUE = "The volunteers slept 7.5 hours on average.";

    @TempDir
    private Path temporary;
    private Home home;
    private TestFolder folder;

    @BeforeEach
    void write() throws IOException {
        home = new Home(TestModels.rememberingHomeIn(temporary.resolve("home")));
        folder = new TestFolder(temporary.resolve("docs"));
        folder.write("sleep.md", "# Sleep in a laboratory\n\nTwelve volunteers took part. " + TRUE
                + " They woke up twice a night.");
        folder.write("bread.md", "# Bread\n\nDough rises because yeast makes gas.");
    }

    private Library open(String address) throws IOException {
        Settings settings = address.isEmpty()
                ? Settings.standard()
                : Settings.standard().with(Map.of("assistant.url", address, "assistant.model", "tiny",
                        "expansion.by", "device"), "test");
        Library library = Library.open(home, "default", settings);
        library.intake().add(List.of(folder.path()), Progress.SILENT);
        return library;
    }

    private static CheckedAnswer ask(Library library, String question) throws IOException {
        return library.assistant().ask(AskRequest.of(question), Drafting.IF_CONFIGURED, _ -> {});
    }

    @Test
    void withoutAModelTheLibrarysOwnSentencesAnswer() throws IOException {
        try (Library library = open("")) {
            CheckedAnswer answer = ask(library, QUESTION);
            assertThat(answer.isAnswered()).isTrue();
            assertThat(answer.by()).isEqualTo(CheckedAnswer.By.EXTRACT);
            AnswerSentence first = answer.sentences().getFirst();
            assertThat(first.text()).contains(TRUE);
            assertThat(first.citations().getFirst().sentence()).isEqualTo(TRUE);
            assertThat(answer.passages()).contains(first.citations().getFirst().passage());
        }
    }

    @Test
    void aMisspeltWordCountsAsTheOneThatWasMeant() throws IOException {
        folder.write("bread.md", "# Bread\n\nBread is old.");
        folder.write("baking.md", "# Baking\n\nBread wants a hot oven, and time. Yeast makes the gas.");
        try (Library library = open("")) {
            CheckedAnswer answer = ask(library, "yeat in bread");
            assertThat(answer.sentences())
                    .anySatisfy(each -> assertThat(each.citations().getFirst().sentence())
                            .isEqualTo("Yeast makes the gas."));
        }
    }

    @Test
    void aLibraryThatDoesNotSayIsNotMadeToAndNoModelIsAsked() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint.of(ScriptedReply.chat("Canberra. [1]"));
                Library library = open(model.address())) {
            CheckedAnswer answer = ask(library, "What is the capital of Australia?");
            assertThat(answer.isAnswered()).isFalse();
            assertThat(answer.sentences()).isEmpty();
            assertThat(model.asked()).isEmpty();
        }
    }

    @Test
    void onlyWhatThePagesCarryIsChecked() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint
                .of(ScriptedReply.chat("The volunteers slept 7.5 hours on average [2]. "
                        + "The volunteers slept 9 hours on average [1]. They “never woke up at all during the night” [1]."));
                Library library = open(model.address())) {
            List<AnswerSentence> shown = new ArrayList<>();
            CheckedAnswer answer = library.assistant().ask(AskRequest.of(QUESTION), Drafting.IF_CONFIGURED,
                    shown::add);
            assertThat(answer.by()).isEqualTo(CheckedAnswer.By.MODEL);
            assertThat(answer.sentences()).extracting(AnswerSentence::status).containsExactly(Status.CHECKED,
                    Status.UNSUPPORTED, Status.STRUCK);
            assertThat(answer.checked()).singleElement()
                    .satisfies(each -> assertThat(each.citations().getFirst().sentence()).isEqualTo(TRUE));
            assertThat(shown).isEqualTo(answer.sentences());
            assertThat(model.asked()).singleElement().satisfies(
                    request -> assertThat(request.question()).contains(TRUE, QUESTION));
        }
    }

    @Test
    void theRecordNamesThePassagesThatTheModelWasGivenAndNoOthers() throws Exception {
        for (int i = 0; i < 20; i++) {
            folder.write("night-" + i + ".md", "# Night " + i + "\n\nThe owl called " + i + " times.");
        }
        try (ScriptedEndpoint model = ScriptedEndpoint.of(ScriptedReply.chat(TRUE + " [1]"));
                Library library = open(model.address())) {
            CheckedAnswer answer = ask(library, QUESTION);
            assertThat(answer.by()).isEqualTo(CheckedAnswer.By.MODEL);
            assertThat(answer.passages()).hasSize(12).doesNotHaveDuplicates();
            assertThat(model.asked().getLast().question()).contains("[12] ").doesNotContain("[13] ");
        }
    }

    @Test
    void aModelThatIsAwayIsReplacedByTheLibrarysOwnSentences() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint.of(ScriptedReply.error(401, "No."));
                Library library = open(model.address())) {
            CheckedAnswer answer = ask(library, QUESTION);
            assertThat(answer.by()).isEqualTo(CheckedAnswer.By.EXTRACT);
            assertThat(answer.trouble()).contains("wants a key");
            assertThat(answer.isAnswered()).isTrue();
        }
    }

    @Test
    void theSameReplyGivesTheSameAnswerAndTheSameQuestionIsNotAskedTwice() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint.of(ScriptedReply.chat(TRUE + " [1]"));
                Library library = open(model.address())) {
            CheckedAnswer first = ask(library, QUESTION);
            assertThat(ask(library, QUESTION)).isSameAs(first);
            assertThat(model.asked()).hasSize(1);
            assertThat(library.assistant().again(first, AnswerListener.NOBODY)).isSameAs(first);
            folder.write("more.md", "# More\n\nSheep sleep standing.");
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            assertThat(library.assistant().again(first, AnswerListener.NOBODY).sentences())
                    .isEqualTo(first.sentences());
            assertThat(model.asked()).hasSize(2);
        }
    }

    @Test
    void ofAReplyThatGoesOnAndOnOnlyTheBeginningIsLookedAt() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint.of(
                ScriptedReply.chat(TRUE + " [1] "
                        + "And so on it goes, with nothing in it that stands anywhere, for as long as one cares to listen. "
                                .repeat(2_000)));
                Library library = open(model.address())) {
            CheckedAnswer answer = ask(library, QUESTION);
            assertThat(answer.checked()).hasSize(1);
            assertThat(answer.sentences().size()).isLessThan(180);
        }
    }

    @Test
    void readingDeeplyRatesEachPassageFirst() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint.answering(request -> {
            if (request.question().contains("from 0 to 10")) {
                return ScriptedReply.chat(request.question().contains("7.5 hours") ? "9" : "0");
            }
            return ScriptedReply.chat(request.question().contains("What else") ? "nothing" : TRUE + " [1]");
        }); Library library = open(model.address())) {
            CheckedAnswer answer = library.assistant().ask(
                    new AskRequest(QUESTION, List.of(), Versions.NONE, AskRequest.Effort.DEEP),
                    Drafting.IF_CONFIGURED, _ -> {});
            assertThat(answer.checked()).hasSize(1);
            assertThat(model.asked().getLast().question()).contains(TRUE).doesNotContain("yeast");
        }
    }

    @Test
    void aReplyThatBreaksOffIsTakenBackBeforeTheLibrarysOwnSentences() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint.of(ScriptedReply.cut(TRUE + " [1] They woke up. And"));
                Library library = open(model.address())) {
            List<String> heard = new ArrayList<>();
            CheckedAnswer answer = library.assistant().ask(AskRequest.of(QUESTION), Drafting.IF_CONFIGURED,
                    new AnswerListener() {
                        @Override
                        public void checked(AnswerSentence sentence) {
                            heard.add(sentence.text());
                        }

                        @Override
                        public void takenBack() {
                            heard.add("taken back");
                        }
                    });
            assertThat(answer.by()).isEqualTo(CheckedAnswer.By.EXTRACT);
            assertThat(answer.trouble()).isNotNull();
            assertThat(heard).startsWith(TRUE, "taken back")
                    .endsWith(answer.sentences().getLast().text());
        }
    }

    @Test
    void aQuestionIsAskedAgainOfTheSameDocumentsAndAsThoroughly() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint
                .answering(request -> ScriptedReply.chat(request.question().contains("from 0 to 10")
                        ? "9"
                        : request.question().contains("What else") ? "nothing" : TRUE + " [1]"));
                Library library = open(model.address())) {
            DocumentId sleep = new DocumentId(ask(library, QUESTION).sentences().getFirst().citations()
                    .getFirst().document());
            SavedAnswer kept = library.assistant().saved().save(library.assistant().ask(
                    new AskRequest(QUESTION, List.of(sleep), Versions.NONE, AskRequest.Effort.DEEP),
                    Drafting.IF_CONFIGURED, AnswerListener.NOBODY));
            folder.write("more.md", "# More\n\nThe volunteers slept in beds for hours.");
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            int before = model.asked().size();
            CheckedAnswer again = library.assistant().again(
                    library.assistant().saved().open(kept.id()).answer(), AnswerListener.NOBODY);
            assertThat(again.asked()).isEqualTo(kept.answer().asked());
            assertThat(model.asked().subList(before, model.asked().size()))
                    .anySatisfy(request -> assertThat(request.question()).contains("from 0 to 10"))
                    .noneSatisfy(request -> assertThat(request.question()).contains("in beds"));
        }
    }

    @Test
    void aPromptForOtherModelsHoldsThePassages() throws IOException {
        try (Library library = open("")) {
            assertThat(library.assistant().prompt(Task.ASK, QUESTION)).contains(TRUE, QUESTION);
        }
    }

    @Test
    void aQuestionThatIsNoneIsRefused() throws IOException {
        try (Library library = open("")) {
            assertThatThrownBy(() -> ask(library, "  ")).isInstanceOf(UserError.class);
            assertThatThrownBy(() -> ask(library, "x".repeat(100_000))).isInstanceOf(UserError.class)
                    .hasMessageContaining("100000");
        }
    }

    @Test
    void anEmptyLibraryDoesNotSay() throws IOException {
        try (Library library = Library.open(home, "empty", Settings.standard())) {
            assertThat(ask(library, QUESTION).isAnswered()).isFalse();
        }
    }
}
