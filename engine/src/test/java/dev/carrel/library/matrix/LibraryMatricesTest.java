package dev.carrel.library.matrix;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;

import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.check.CheckedSentence.Flag;
import dev.carrel.assist.matrix.MatrixCell;
import dev.carrel.assist.matrix.MatrixCell.Status;
import dev.carrel.assist.matrix.MatrixQuestion;
import dev.carrel.assist.matrix.MatrixScope;
import dev.carrel.base.UserError;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryAssistant.Drafting;
import dev.carrel.library.home.Home;
import dev.carrel.library.matrix.MatrixFilling.Manner;
import dev.carrel.library.matrix.MatrixFilling.Old;
import dev.carrel.library.matrix.MatrixTable.Entry;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Matrices of a real library, with and without a model, whose replies come over real sockets.
@Tag("thorough")
final class LibraryMatricesTest {
    private static final String TOOK_PART = "How many volunteers took part? [number volunteers]";
    private static final String TWELVE = "Twelve healthy volunteers took part in the trial.";
    private static final String FORTY = "At least 40 volunteers took part in the trial at home.";
    private static final String AGAINST = "Melatonin did not shorten the time until the volunteers fell asleep.";

    @TempDir
    private Path temporary;
    private Home home;
    private TestFolder folder;

    @BeforeEach
    void write() throws IOException {
        home = new Home(TestModels.rememberingHomeIn(temporary.resolve("home")));
        folder = new TestFolder(temporary.resolve("docs"));
        folder.write("clinic.md", "# A trial in a clinic\n\n" + TWELVE
                + " Melatonin shortened the time until the volunteers fell asleep by 9 minutes.");
        folder.write("home.md", "# A trial at home\n\n" + FORTY + " " + AGAINST);
    }

    private Library open(String address) throws IOException {
        Settings settings = Settings.standard();
        Library library = Library.open(home, "default", address.isEmpty()
                ? settings
                : settings.with(Map.of("assistant.url", address, "assistant.model", "tiny"), "test"));
        library.intake().add(List.of(folder.path()), Progress.SILENT);
        return library;
    }

    private static MatrixTable fill(Library library, String... questions) throws IOException {
        return fill(library, Old.KEEP, questions);
    }

    private static MatrixTable fill(Library library, Old old, String... questions) throws IOException {
        LibraryMatrices matrices = new LibraryMatrices(library);
        MatrixTable plan = matrices.plan(new LibraryMatrices.Request("trials",
                Stream.of(questions).map(MatrixQuestion::parse).toList(), MatrixScope.LIBRARY));
        return matrices.filling(plan, new Manner(Drafting.IF_CONFIGURED, old)).run((_, _, _) -> {});
    }

    /// Of the document with this title the answer to the first question.
    private static Entry of(MatrixTable table, String title) {
        return table.lines().stream().filter(line -> line.row().title().equals(title)).findFirst()
                .orElseThrow().cells().getFirst();
    }

    /// The sentence that carries an answer.
    private static String carrier(MatrixCell cell) {
        return Objects.requireNonNull(cell.carrier()).sentence();
    }

    private static ScriptedReply cell(String answer, String quote) {
        return ScriptedReply.chat("{\"answer\":\"" + answer + "\",\"quote\":\"" + quote
                + "\",\"passage\":1}");
    }

    /// A model that says one thing of the trial in a clinic, and that the other one says nothing.
    private static ScriptedEndpoint saying(String answer, String quote) throws IOException {
        return ScriptedEndpoint.answering(request -> request.question().contains(TWELVE)
                ? cell(answer, quote)
                : cell("not stated", ""));
    }

    private Entry said(String question, String answer, String quote) throws Exception {
        try (ScriptedEndpoint model = saying(answer, quote); Library library = open(model.address())) {
            Entry entry = of(fill(library, Old.ASK_AGAIN, question), "A trial in a clinic");
            assertThat(model.asked()).isNotEmpty();
            return entry;
        }
    }

    @Test
    void withoutAModelSentencesStandThereAndNothingIsPretended() throws IOException {
        try (Library library = open("")) {
            MatrixTable table = fill(library, TOOK_PART,
                    "Did melatonin shorten the time until they fell asleep? [yes/no]",
                    "Which yeast was used in the bakery?");
            assertThat(table.lines()).hasSize(2);
            MatrixCell counted = of(table, "A trial in a clinic").cell();
            assertThat(counted.status()).isEqualTo(Status.CHECKED);
            assertThat(counted.asked().by()).isEqualTo(By.EXTRACT);
            assertThat(counted.answer()).isEqualTo("Twelve healthy volunteers");
            assertThat(carrier(counted)).isEqualTo(TWELVE);
            assertThat(of(table, "A trial at home").cell().answer()).isEqualTo("At least 40 volunteers");
            table.lines().forEach(line -> {
                assertThat(line.cells().get(1).cell().answer()).isNull();
                assertThat(carrier(line.cells().get(1).cell())).contains("asleep");
                assertThat(line.cells().get(2).cell().status()).isEqualTo(Status.NOT_STATED);
            });
        }
    }

    @Test
    void anAnswerIsCheckedIfItsQuotationStandsThereAndCarriesIt() throws Exception {
        Entry number = said(TOOK_PART, "12 volunteers", TWELVE);
        assertThat(number.cell().status()).isEqualTo(Status.CHECKED);
        assertThat(number.cell().answer()).isEqualTo("Twelve healthy volunteers");
        assertThat(Objects.requireNonNull(number.cell().asked().model()).prompt()).isEqualTo("cell-1");
        Entry text = said("What shortened the time?", "melatonin",
                "Melatonin shortened the time until the volunteers fell asleep by 9 minutes.");
        assertThat(text.cell().status()).isEqualTo(Status.CHECKED);
        Entry judged = said("Did it work? [yes/no]", "Yes.",
                "Melatonin shortened the time until the volunteers fell asleep");
        assertThat(judged.shown()).isEqualTo("yes");
        assertThat(carrier(judged.cell())).endsWith("by 9 minutes.");
        assertThat(said("What design? [one of: trial; cohort]", "Trial", TWELVE).shown()).isEqualTo("trial");
    }

    @Test
    void whatThePageDoesNotCarryIsNoAnswer() throws Exception {
        Entry distorted = said(TOOK_PART, "21 volunteers", TWELVE.replace("Twelve", "Twenty-one"));
        assertThat(distorted.cell().status()).isEqualTo(Status.UNSUPPORTED);
        assertThat(distorted.shown()).isNull();
        assertThat(distorted.cell().flags()).containsExactly(Flag.NUMBER);
        assertThat(said(TOOK_PART, "12 mice", TWELVE).cell().flags()).containsExactly(Flag.UNIT);
        assertThat(said("Where?", "in Ulm", "The trial took place in Ulm in the year 2020.").cell().status())
                .isEqualTo(Status.UNSUPPORTED);
        assertThat(said("What design? [one of: trial; cohort]", "case report", TWELVE).shown()).isNull();
        assertThat(said("What was given?", "placebo", TWELVE).shown()).isNull();
        // The sentence stands in the other document.
        assertThat(said("Did it work? [yes/no]", "no", AGAINST).shown()).isNull();
        // Copied with a negation that is not there, and judged with it.
        assertThat(said("Did it work? [yes/no]", "no",
                "Melatonin never shortened the time until the volunteers fell asleep by 9 minutes.").shown())
                .isNull();
    }

    @Test
    void aReplyThatIsNoneFailsItsCellAndIsAskedAgain() throws Exception {
        AtomicInteger asked = new AtomicInteger();
        try (ScriptedEndpoint model = ScriptedEndpoint.answering(request -> asked.getAndIncrement() == 0
                ? ScriptedReply.chat("I think that many took part.")
                : cell("not stated", "")); Library library = open(model.address())) {
            MatrixTable first = fill(library, TOOK_PART);
            assertThat(first.counts().of(Status.FAILED)).isEqualTo(1);
            assertThat(first.counts().of(Status.NOT_STATED)).isEqualTo(1);
            assertThat(fill(library, TOOK_PART).counts().of(Status.NOT_STATED)).isEqualTo(2);
            assertThat(model.asked()).hasSize(3);
        }
    }

    @Test
    void finishedCellsAreNotAskedAgainUnlessTheirDocumentHasChangedAndThatIsWanted() throws Exception {
        try (ScriptedEndpoint model = saying("12 volunteers", TWELVE);
                Library library = open(model.address())) {
            fill(library, TOOK_PART);
            fill(library, TOOK_PART, "Where?");
            assertThat(model.asked()).hasSize(4);
            folder.write("clinic.md", "# A trial in a clinic\n\n" + TWELVE + " It was repeated.");
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            MatrixTable kept = fill(library, TOOK_PART, "Where?");
            assertThat(of(kept, "A trial in a clinic").old()).isTrue();
            assertThat(of(kept, "A trial at home").old()).isFalse();
            assertThat(model.asked()).hasSize(4);
            MatrixTable anew = fill(library, Old.ASK_AGAIN, TOOK_PART, "Where?");
            assertThat(anew.counts().old()).isZero();
            assertThat(model.asked()).hasSize(6);
        }
    }

    @Test
    void aModelThatIsAwayEndsTheRunWithOneSentenceAndLeavesCellsWaiting() throws Exception {
        String address;
        try (ScriptedEndpoint gone = saying("", "")) {
            address = gone.address();
        }
        String[] questions = Stream.iterate(1, i -> i + 1).limit(50)
                .map(i -> "What is said about item " + i + "?")
                .toArray(String[]::new);
        try (Library library = open(address)) {
            MatrixTable table = fill(library, questions);
            assertThat(table.plan().trouble()).isNotBlank();
            assertThat(table.counts().of(Status.WAITING)).isGreaterThan(80);
            assertThat(table.counts().of(Status.FAILED) + table.counts().of(Status.WAITING)).isEqualTo(100);
        }
    }

    @Test
    void whatIsStoppedGoesOnWhereItWasAndEndsTheSame() throws Exception {
        Function<ScriptedEndpoint.Request, ScriptedReply> script = request -> request.question()
                .contains(TWELVE)
                        ? cell("12 volunteers", TWELVE)
                        : cell("40 volunteers", FORTY);
        String[] questions = Stream.iterate(1, i -> i + 1).limit(10)
                .map(i -> TOOK_PART.replace("How", i + ". How"))
                .toArray(String[]::new);
        try (ScriptedEndpoint model = ScriptedEndpoint.answering(script);
                Library library = open(model.address())) {
            LibraryMatrices matrices = new LibraryMatrices(library);
            MatrixTable plan = matrices.plan(new LibraryMatrices.Request("killed",
                    Stream.of(questions).map(MatrixQuestion::parse).toList(), MatrixScope.LIBRARY));
            int finished = 0;
            for (int kill = 1; kill <= 2; kill++) {
                MatrixFilling filling = matrices.filling(plan, new Manner(Drafting.IF_CONFIGURED, Old.KEEP));
                MatrixTable stopped = filling.run((done, _, _) -> {
                    if (done == 5) {
                        filling.stop();
                    }
                });
                finished = 20 - stopped.counts().of(Status.WAITING);
                assertThat(finished).isBetween(5 * kill, 5 * kill + 2 * kill);
                // As a crash in the middle of a line leaves it.
                Files.writeString(folder(library, "killed").resolve("cells.jsonl"), "{\"row\":\"00",
                        StandardOpenOption.APPEND);
            }
            int before = model.asked().size();
            MatrixTable whole = matrices.filling(plan, new Manner(Drafting.IF_CONFIGURED, Old.KEEP))
                    .run((_, _, _) -> {});
            assertThat(model.asked()).hasSize(before + 20 - finished);
            assertThat(whole.counts().of(Status.CHECKED)).isEqualTo(20);
            MatrixTable undisturbed = fill(library, questions);
            for (MatrixFormat format : MatrixFormat.values()) {
                assertThat(written(whole, format)).as(format.word())
                        .isEqualTo(written(undisturbed, format).replace("trials", "killed"));
            }
        }
    }

    @Test
    void oneFillsAMatrixAtATime() throws Exception {
        try (ScriptedEndpoint model = saying("12 volunteers", TWELVE);
                Library library = open(model.address())) {
            LibraryMatrices matrices = new LibraryMatrices(library);
            MatrixTable plan = matrices.plan(new LibraryMatrices.Request("trials",
                    List.of(MatrixQuestion.parse(TOOK_PART)), MatrixScope.LIBRARY));
            Manner manner = new Manner(Drafting.IF_CONFIGURED, Old.KEEP);
            matrices.filling(plan, manner).run((_, _, _) -> assertThatThrownBy(() -> {
                // Whoever reads meanwhile leaves the lock alone.
                matrices.find("trials");
                new CellStore(folder(library, "trials")).filling();
            }).isInstanceOf(UserError.class).hasMessageContaining("Somebody else"));
            matrices.delete(plan);
        }
    }

    private static String written(MatrixTable table, MatrixFormat format) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        format.write(table, bytes);
        return bytes.toString(UTF_8);
    }

    private Path folder(Library library, String id) {
        return home.library(library.name()).resolve("matrices").resolve(id);
    }

    @Test
    void whatAPersonWritesStandsBesideTheAnswerAndCanBeTakenBack() throws Exception {
        try (Library library = open("")) {
            MatrixTable table = fill(library, TOOK_PART);
            LibraryMatrices matrices = new LibraryMatrices(library);
            MatrixCell.Place place = of(table, "A trial in a clinic").cell().place();
            Entry edited = matrices.edit(table, place, "=12");
            assertThat(edited.shown()).isEqualTo("=12");
            assertThat(edited.cell().answer()).isEqualTo("Twelve healthy volunteers");
            String csv = written(matrices.find("trials").orElseThrow(), MatrixFormat.CSV);
            assertThat(csv).contains("'=12").contains("edited (extracted: Twelve healthy volunteers)");
            assertThat(matrices.edit(table, place, "").shown()).isEqualTo("Twelve healthy volunteers");
            assertThatThrownBy(
                    () -> matrices.edit(table, new MatrixCell.Place(place.document(), "none"), "x"))
                    .isInstanceOf(UserError.class);
            matrices.delete(table);
            assertThat(matrices.all()).isEmpty();
        }
    }

    @Test
    void aMatrixIsFoundByItsNameAndByWhatItAsks() throws Exception {
        try (Library library = open("")) {
            LibraryMatrices matrices = new LibraryMatrices(library);
            List<MatrixQuestion> questions = List.of(MatrixQuestion.parse("Where was it?"));
            var unnamed = new LibraryMatrices.Request("", questions, MatrixScope.LIBRARY);
            assertThat(matrices.plan(unnamed).plan().id()).isEqualTo("where-was-it");
            assertThat(matrices.plan(unnamed).plan().id()).isEqualTo("where-was-it");
            assertThat(matrices
                    .plan(new LibraryMatrices.Request("", questions, new MatrixScope(List.of(), "", "trial")))
                    .plan().id()).isEqualTo("where-was-it-2");
            assertThat(matrices.find("../where-was-it")).isPresent();
            assertThat(matrices.find("elsewhere")).isEmpty();
            assertThatThrownBy(() -> matrices.plan(new LibraryMatrices.Request("", questions,
                    new MatrixScope(List.of(), "none", "")))).isInstanceOf(UserError.class)
                    .hasMessageContaining("no document");
        }
    }
}
