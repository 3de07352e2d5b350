package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.scan.ClaimEvidence;
import dev.carrel.assist.scan.ScanRequest;
import dev.carrel.assist.scan.ScannedClaim;
import dev.carrel.assist.scan.Stance;
import dev.carrel.base.UserError;
import dev.carrel.document.work.Versions;
import dev.carrel.ingest.Progress;
import dev.carrel.library.LibraryAssistant.Drafting;
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

/// Claims held against a real library, with and without a model, whose replies come over real sockets.
@Tag("thorough")
final class LibraryScanTest {
    private static final String CLAIM = "Melatonin shortens the time until volunteers fall asleep.";
    private static final String FOR = "Melatonin shortened the time until the volunteers fell asleep by 9 minutes.";
    private static final String AGAINST = "Melatonin did not shorten the time until the volunteers fell asleep.";

    @TempDir
    private Path temporary;
    private Home home;
    private TestFolder folder;

    @BeforeEach
    void write() throws IOException {
        home = new Home(TestModels.rememberingHomeIn(temporary.resolve("home")));
        folder = new TestFolder(temporary.resolve("docs"));
        folder.write("clinic.md",
                "---\ntags: [trial]\n---\n# A trial in a clinic\n\nTwelve volunteers took part. " + FOR
                        + " They woke up twice a night.");
        folder.write("home.md", "# A trial at home\n\nForty people took part. " + AGAINST
                + " Nobody dropped out.");
        folder.write("bread.md", "# Bread\n\nDough rises because yeast makes gas.");
    }

    private Library open(String address, Map<String, String> others) throws IOException {
        Settings settings = Settings.standard().with(others, "test");
        Library library = Library.open(home, "default", address.isEmpty()
                ? settings
                : settings.with(Map.of("assistant.url", address, "assistant.model", "tiny",
                        "expansion.by", "device"), "test"));
        library.intake().add(List.of(folder.path()), Progress.SILENT);
        return library;
    }

    private ScannedClaim scan(ScriptedEndpoint model) throws IOException {
        try (Library library = open(model.address(), Map.of())) {
            return library.assistant().scan(ScanRequest.of(CLAIM), Drafting.IF_CONFIGURED);
        }
    }

    /// A model that says one thing of the passage that holds a sentence.
    private static ScriptedEndpoint judging(String holding, String verdict, String sentence)
            throws IOException {
        return ScriptedEndpoint.answering(request -> ScriptedReply.chat("{\"evidence\":[{\"passage\":"
                + number(request.question(), holding) + ",\"verdict\":\"" + verdict + "\",\"sentence\":\""
                + sentence + "\",\"confidence\":0.9}]}"));
    }

    private static String number(String question, String holding) {
        String before = question.substring(0, question.indexOf(holding));
        return before.substring(before.lastIndexOf('[') + 1, before.lastIndexOf(']'));
    }

    private static ClaimEvidence of(ScannedClaim scanned, String title) {
        return scanned.evidence().stream().filter(each -> each.place().title().equals(title)).findFirst()
                .orElseThrow();
    }

    @Test
    void withoutAModelTheNearestSentencesStandAndNoVerdictIsPretended() throws IOException {
        try (Library library = open("", Map.of())) {
            ScannedClaim scanned = library.assistant().scan(ScanRequest.of(CLAIM), Drafting.IF_CONFIGURED);
            assertThat(scanned.by()).isEqualTo(CheckedAnswer.By.EXTRACT);
            assertThat(scanned.model()).isNull();
            assertThat(scanned.trouble()).isNull();
            assertThat(scanned.evidence()).extracting(each -> each.place().sentence()).contains(FOR, AGAINST);
            assertThat(scanned.evidence()).allSatisfy(each -> {
                assertThat(each.stance()).isNull();
                assertThat(each.confidence()).isNull();
            });
            assertThat(scanned.queries()).contains(CLAIM);
        }
    }

    @Test
    void aHeadingThatRunsInIsNoEvidenceWhereASentenceSaysAsMuch() throws IOException {
        folder.write("notes.md", "# Notes\n\nOn melatonin. Melatonin is made at night.");
        try (Library library = open("", Map.of())) {
            ScannedClaim scanned = library.assistant().scan(ScanRequest.of(CLAIM), Drafting.IF_CONFIGURED);
            assertThat(of(scanned, "Notes").place().sentence()).isEqualTo("Melatonin is made at night.");
        }
    }

    @Test
    void aVerdictIsKeptWithTheSentenceThatStandsInItsPassage() throws Exception {
        try (ScriptedEndpoint model = judging(AGAINST, "contradicts", AGAINST)) {
            ScannedClaim scanned = scan(model);
            assertThat(scanned.by()).isEqualTo(CheckedAnswer.By.MODEL);
            assertThat(scanned.that(Stance.CONTRADICTS)).singleElement()
                    .satisfies(each -> assertThat(each.place().sentence()).isEqualTo(AGAINST));
            assertThat(of(scanned, "A trial at home").confidence()).isEqualTo(0.9);
            assertThat(scanned.evidence().getFirst().stance()).isEqualTo(Stance.CONTRADICTS);
            assertThat(of(scanned, "A trial in a clinic").stance()).isNull();
            assertThat(model.asked()).singleElement().satisfies(request -> {
                assertThat(request.question()).contains(FOR, AGAINST, CLAIM);
                assertThat(request.body()).contains("json_schema", "contradicts");
            });
        }
    }

    @Test
    void anInventedSentenceTakesItsVerdictWithIt() throws Exception {
        try (ScriptedEndpoint model = judging(FOR, "supports",
                "All volunteers slept like stones for ten days.")) {
            ScannedClaim scanned = scan(model);
            assertThat(of(scanned, "A trial in a clinic").stance()).isNull();
            assertThat(of(scanned, "A trial in a clinic").place().sentence()).isEqualTo(FOR);
        }
    }

    @Test
    void aSentenceOfAnotherPassageIsNoneOfThisOne() throws Exception {
        try (ScriptedEndpoint model = judging(FOR, "mentions", "Nobody dropped out.")) {
            assertThat(scan(model).that(Stance.MENTIONS)).isEmpty();
        }
    }

    @Test
    void aSentenceThatIsNearIsCorrectedToWhatThePageSays() throws Exception {
        try (ScriptedEndpoint model = judging(FOR, "supports", FOR.replace("until the", "until"))) {
            ClaimEvidence evidence = of(scan(model), "A trial in a clinic");
            assertThat(evidence.stance()).isEqualTo(Stance.SUPPORTS);
            assertThat(evidence.place().sentence()).isEqualTo(FOR);
        }
    }

    @Test
    void aSentenceThatWasCopiedWithoutItsNegationWasNotJudged() throws Exception {
        try (ScriptedEndpoint model = judging(AGAINST, "supports",
                AGAINST.replace("did not shorten", "did shorten"))) {
            assertThat(scan(model).that(Stance.SUPPORTS)).isEmpty();
        }
        try (ScriptedEndpoint model = judging(FOR, "supports", FOR.replace("9 minutes", "90 minutes"))) {
            assertThat(scan(model).that(Stance.SUPPORTS)).isEmpty();
        }
    }

    @Test
    void partOfASentenceIsShownWholeAndAWordIsNoSentence() throws Exception {
        try (ScriptedEndpoint model = judging(AGAINST, "supports", "shorten the time until")) {
            assertThat(of(scan(model), "A trial at home").place().sentence()).isEqualTo(AGAINST);
        }
        try (ScriptedEndpoint model = judging(AGAINST, "supports", "the")) {
            assertThat(scan(model).that(Stance.SUPPORTS)).isEmpty();
        }
    }

    @Test
    void aReplyThatIsNoneLeavesTheSentencesAndSaysSo() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint
                .of(ScriptedReply.chat("As a model I think that it is true."))) {
            ScannedClaim scanned = scan(model);
            assertThat(scanned.by()).isEqualTo(CheckedAnswer.By.EXTRACT);
            assertThat(scanned.trouble()).contains("form");
            assertThat(scanned.evidence()).isNotEmpty().allMatch(each -> each.stance() == null);
        }
    }

    @Test
    void aModelThatIsAwayLeavesTheSentencesAndSaysSo() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint.of(ScriptedReply.error(401, "No."))) {
            ScannedClaim scanned = scan(model);
            assertThat(scanned.by()).isEqualTo(CheckedAnswer.By.EXTRACT);
            assertThat(scanned.trouble()).contains("wants a key");
            assertThat(scanned.evidence()).isNotEmpty();
        }
    }

    @Test
    void aClaimThatTheLibraryDoesNotSpeakOfHasNoEvidenceAndNoModelIsAsked() throws Exception {
        try (ScriptedEndpoint model = ScriptedEndpoint.of(ScriptedReply.chat("[]"));
                Library library = open(model.address(), Map.of())) {
            assertThat(library.assistant().scan(ScanRequest.of("Canberra is the capital of Australia"),
                    Drafting.IF_CONFIGURED).evidence()).isEmpty();
            assertThat(model.asked()).isEmpty();
        }
    }

    @Test
    void anEmptyLibraryHasNoEvidence() throws IOException {
        try (Library library = Library.open(home, "empty", Settings.standard())) {
            assertThat(library.assistant().scan(ScanRequest.of(CLAIM), Drafting.IF_CONFIGURED).evidence())
                    .isEmpty();
        }
    }

    @Test
    void onlyTheResultsOfAQueryAreLookedAt() throws IOException {
        try (Library library = open("", Map.of())) {
            assertThat(titles(library, "tag:trial")).containsExactly("A trial in a clinic");
            assertThat(titles(library, "tag:nothing")).isEmpty();
            ScanRequest collection = new ScanRequest(CLAIM,
                    new ScanRequest.Scope(List.of(), Versions.NONE, "No such \"one\"", ""));
            assertThat(library.assistant().scan(collection, Drafting.NONE).evidence()).isEmpty();
            ScanRequest odd = new ScanRequest("The \"trial (OR " + CLAIM, collection.scope());
            assertThat(library.assistant().scan(odd, Drafting.NONE).evidence()).isEmpty();
            assertThatThrownBy(() -> new ScanRequest.Scope(List.of(), Versions.NONE, "one", "two"))
                    .isInstanceOf(UserError.class);
        }
    }

    private static List<String> titles(Library library, String query) throws IOException {
        return library.assistant()
                .scan(new ScanRequest(CLAIM, new ScanRequest.Scope(List.of(), Versions.NONE, "", query)),
                        Drafting.NONE)
                .evidence().stream().map(each -> each.place().title()).toList();
    }

    @Test
    void theSettingsSayHowManyPassages() throws IOException {
        try (Library library = open("", Map.of("scan.total", "1"))) {
            assertThat(library.assistant().scan(ScanRequest.of(CLAIM), Drafting.NONE).evidence()).hasSize(1);
        }
    }

    @Test
    void aClaimThatIsNoneIsRefused() {
        assertThatThrownBy(() -> ScanRequest.of("  ")).isInstanceOf(UserError.class);
        assertThatThrownBy(() -> ScanRequest.of("x".repeat(100_000))).isInstanceOf(UserError.class)
                .hasMessageContaining("100000");
    }
}
