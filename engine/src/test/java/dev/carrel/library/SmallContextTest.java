package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.carrel.assist.answer.AskRequest;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.matrix.MatrixCell;
import dev.carrel.assist.matrix.MatrixQuestion;
import dev.carrel.assist.matrix.MatrixScope;
import dev.carrel.assist.scan.ScanRequest;
import dev.carrel.assist.scan.ScannedClaim;
import dev.carrel.assist.summary.TextSummary;
import dev.carrel.ingest.Progress;
import dev.carrel.library.LibraryAssistant.Drafting;
import dev.carrel.library.home.Home;
import dev.carrel.library.matrix.LibraryMatrices;
import dev.carrel.library.matrix.MatrixFilling.Manner;
import dev.carrel.library.matrix.MatrixFilling.Old;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedEndpoint.Request;
import dev.carrel.testing.ScriptedReply;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// Models that cannot read much: a real library, and an endpoint that refuses what is too long for it.
@Tag("thorough")
final class SmallContextTest {
    private static final String QUESTION = "How many hours did the volunteers sleep?";
    private static final String TRUE = "The volunteers slept 7.5 hours on average.";
    /// Of a request with one passage, and of one with a few.
    private static final int SMALL = 3_000;
    private static final int TOO_SMALL = 100;

    @TempDir
    private static Path temporary;
    private static Home home;

    @BeforeAll
    static void index() throws IOException {
        home = new Home(TestModels.homeIn(temporary.resolve("home")));
        TestFolder folder = new TestFolder(temporary.resolve("docs"));
        for (int night = 1; night <= 8; night++) {
            folder.write("night" + night + ".md", "# Night " + night + "\n\n" + TRUE + " " + ("In night "
                    + night + " the volunteers had to sleep for some hours in a quiet room. ").repeat(8));
        }
        StringBuilder voyage = new StringBuilder("# A long voyage\n");
        for (int chapter = 1; chapter <= 6; chapter++) {
            voyage.append("\n## Chapter ").append(chapter).append("\n\nChapter ").append(chapter)
                    .append(" begins with a storm. ")
                    .append("The crew mended the sails and went on to the next harbour. ".repeat(12))
                    .append('\n');
        }
        folder.write("voyage.md", voyage.toString());
        try (Library library = Library.open(home, "default", Settings.standard())) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
        }
    }

    private static Library open(ScriptedEndpoint model, String context) throws IOException {
        return Library.open(home, "default", Settings.standard().with(Map.of("assistant.url", model.address(),
                "assistant.model", "tiny", "expansion.by", "device", "assistant.context", context,
                "assistant.parallel", "1"), "test"));
    }

    /// Refuses requests of more characters, in these words.
    private static ScriptedEndpoint model(int most, String words, String reply) throws IOException {
        Function<Request, ScriptedReply> script = request -> request.body().length() > most
                ? ScriptedReply.error(400, words)
                : ScriptedReply.chat(reply);
        return ScriptedEndpoint.answering(script);
    }

    private static CheckedAnswer ask(Library library) throws IOException {
        return library.assistant().ask(AskRequest.of(QUESTION), Drafting.IF_CONFIGURED, _ -> {});
    }

    /// Without what is asked about the model itself.
    private static List<ScriptedEndpoint.Request> questions(ScriptedEndpoint model) {
        return model.asked().stream().filter(each -> each.path().endsWith("/chat/completions")).toList();
    }

    @Test
    void whatTheEndpointSaysItCanReadIsRespectedFromThenOn() throws Exception {
        try (ScriptedEndpoint model = model(6_000,
                "request (5000 tokens) exceeds the available context size (1600 tokens)", TRUE + " [1]");
                Library library = open(model, "auto")) {
            CheckedAnswer answer = ask(library);
            assertThat(answer.by()).isEqualTo(CheckedAnswer.By.MODEL);
            assertThat(answer.checked()).isNotEmpty();
            assertThat(answer.trouble()).matches(
                    "The context of tiny, 1,600 tokens, has room for \\d of the \\d+ passages\\.");
            assertThat(questions(model)).hasSize(2);
            assertThat(model.asked().getLast().json().path("max_tokens").asInt()).isEqualTo(400);
            ask(library);
            assertThat(questions(model)).as("nothing that is too long is sent again").hasSize(3);
        }
    }

    @Test
    void anEndpointThatDoesNotSayHowMuchIsGivenLessAndLess() throws Exception {
        try (ScriptedEndpoint model = model(SMALL, "the request exceeds the available context size",
                TRUE + " [1]"); Library library = open(model, "auto")) {
            CheckedAnswer answer = ask(library);
            assertThat(answer.checked()).isNotEmpty();
            assertThat(answer.trouble())
                    .matches("The context of tiny has room for \\d of the \\d+ passages\\.");
        }
    }

    @Test
    void whatTheOwnerSaysIsRespectedBeforeAnythingIsSent() throws Exception {
        try (ScriptedEndpoint model = model(Integer.MAX_VALUE, "", TRUE + " [1]");
                Library library = open(model, "1024")) {
            assertThat(ask(library).trouble()).contains("1,024 tokens");
            assertThat(model.asked()).hasSize(1);
        }
    }

    @Test
    void whereNotEvenOnePassageFitsTheLibrarysOwnSentencesAnswerAndSayWhy() throws Exception {
        try (ScriptedEndpoint model = model(TOO_SMALL, "maximum context length is 64 tokens", "");
                Library library = open(model, "auto")) {
            CheckedAnswer answer = ask(library);
            assertThat(answer.by()).isEqualTo(CheckedAnswer.By.EXTRACT);
            assertThat(answer.isAnswered()).isTrue();
            assertThat(answer.trouble()).contains("longer than what tiny", "64 tokens");
        }
    }

    @Test
    void aScanJudgesWhatFitsAndSaysSo() throws Exception {
        try (ScriptedEndpoint model = model(SMALL, "context window exceeded",
                "{\"evidence\":[{\"passage\":1,\"verdict\":\"supports\",\"sentence\":\"" + TRUE
                        + "\",\"confidence\":1}]}");
                Library library = open(model, "auto")) {
            ScannedClaim scanned = library.assistant()
                    .scan(ScanRequest.of("The volunteers slept 7.5 hours."), Drafting.IF_CONFIGURED);
            assertThat(scanned.evidence().getFirst().stance()).isNotNull();
            assertThat(scanned.trouble()).contains("has room for");
        }
    }

    @Test
    void aSummaryReadsAllOfItInMorePieces() throws Exception {
        try (ScriptedEndpoint model = model(SMALL, "context window exceeded",
                "Chapter 1 begins with a storm. [1]");
                Library library = open(model, "auto");
                LibraryContents contents = library.contents()) {
            TextSummary summary = library.assistant().summary(
                    contents.read(contents.work("A long voyage").orElseThrow()), Drafting.IF_CONFIGURED);
            assertThat(summary.by()).isEqualTo(CheckedAnswer.By.MODEL);
            assertThat(summary.trouble()).isNull();
            String read = model.asked().stream().map(Request::body).filter(body -> body.length() <= SMALL)
                    .collect(Collectors.joining());
            assertThat(read).contains(IntStream.rangeClosed(1, 6)
                    .mapToObj(chapter -> "Chapter " + chapter + " begins with a storm.").toList());
        }
    }

    @Test
    void aCellOfAMatrixSaysWhatWasNotRead() throws Exception {
        try (ScriptedEndpoint model = model(TOO_SMALL, "context window exceeded", "");
                Library library = open(model, "auto")) {
            LibraryMatrices matrices = new LibraryMatrices(library);
            MatrixCell cell = matrices.filling(
                    matrices.plan(new LibraryMatrices.Request("nights",
                            List.of(MatrixQuestion.parse(QUESTION)), MatrixScope.LIBRARY)),
                    new Manner(Drafting.IF_CONFIGURED, Old.KEEP)).run((_, _, _) -> {}).lines().getFirst()
                    .cells().getFirst().cell();
            assertThat(cell.status()).isEqualTo(MatrixCell.Status.FAILED);
            assertThat(cell.trouble()).contains("longer than what tiny");
        }
    }
}
