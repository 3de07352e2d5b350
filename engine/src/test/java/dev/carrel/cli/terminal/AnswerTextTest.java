package dev.carrel.cli.terminal;

import java.nio.file.Path;
import java.util.List;

import dev.carrel.cli.terminal.style.CharacterWidth;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.cli.terminal.style.Terminal.Colours;
import dev.carrel.ranking.Mode;
import dev.carrel.search.Answers;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class AnswerTextTest {
    private static final Path HERE = Path.of("/papers");

    @Test
    void aHitSaysWhatItIsWhereItIsAndHowSureItIs() {
        assertThat(new AnswerText(new Terminal(60, Colours.OFF), HERE).of(Answers.two())).isEqualTo("""
                 1  Trust in automation                               🔗 89%
                    A One, B Two, C Three et al. · 2023
                    Methods · p. 3 ¶1 · 3 Methods
                    People trust it. Automation bias <grows> with time. It
                    ends there. …
                    01234567 trust.pdf

                 2  Notes                                             🔤 65%
                    2023
                    Methods · p. 3 ¶1 · 3 Methods
                    Bias.
                    01234567 trust.pdf
                """);
    }

    @Test
    void whatFulfilsConditionsIsNotMoreOrLessCertain() {
        assertThat(new AnswerText(new Terminal(60, Colours.OFF), HERE).of(Answers.ofConditions()))
                .contains("  Notes\n").doesNotContain("%", "🔤");
    }

    @Test
    void aLineSaysFromWhereOnNothingAnswers() {
        AnswerText text = new AnswerText(new Terminal(60, Colours.OFF), HERE);
        assertThat(text.of(Answers.weakFrom(2, "zebra", "Serengeti"))).contains("""
                    01234567 trust.pdf

                ── weak from here on; no document holds “zebra” or
                “Serengeti” ──

                 2  Notes""");
        assertThat(new AnswerText(new Terminal(70, Colours.OFF), HERE).of(Answers.weakFrom(1)))
                .startsWith("── nothing in the library answers this; these come nearest ──\n\n 1 ");
    }

    @Test
    void theWordsStandOutFromTheSentenceAndTheSentenceFromTheRest() {
        assertThat(new AnswerText(new Terminal(80, Colours.ON), HERE).of(Answers.two()))
                .contains("\u001b[2mPeople trust it. \u001b[0m\u001b[1;33mAutomation\u001b[0m "
                        + "\u001b[1;33mbias\u001b[0m <grows> with time.\u001b[2m It ends there. …\u001b[0m");
    }

    @Test
    void theModeThatWasAskedForIsNotSuggested() {
        assertThat(AnswerNotes.nothing(Answers.of(List.of()), Mode.KEYWORD)).contains("--mode hybrid");
        assertThat(AnswerNotes.nothing(Answers.of(List.of()), Mode.HYBRID)).doesNotContain("--mode");
        assertThat(AnswerNotes.nothing(Answers.of(List.of()), Mode.SEMANTIC)).doesNotContain("--mode");
    }

    @Test
    void noLineIsWiderThanTheTerminal() {
        String wide = "漢字かな交じり文".repeat(9) + " 😀😀😀 " + "x".repeat(200);
        String text = new AnswerText(new Terminal(40, Colours.OFF), HERE)
                .of(Answers.of(List.of(Answers.titled(wide, wide))));
        assertThat(text.lines()).allMatch(line -> CharacterWidth.of(line) <= 40);
    }

    @Test
    void whatADocumentHoldsCannotCommandTheTerminal() {
        String evil = "\u001b]0;owned\u0007\u009b31m\u202Etxt\r\nnext\u0000";
        String text = new AnswerText(new Terminal(80, Colours.ON), HERE)
                .of(Answers.of(List.of(Answers.titled(evil, evil))));
        assertThat(text).doesNotContain("\u001b]", "\u0007", "\u009b", "\u202E", "\r", "\u0000")
                .contains("␛]0;owned␇");
    }

    @Test
    void anExplanationShowsEveryNumberThatMadeTheScore() {
        assertThat(new AnswerText(new Terminal(100, Colours.OFF), HERE).explained(Answers.two())).contains(
                "score 0.032522",
                "Meaning +0.010700 · place 1 · value 0.89 · weight 0.35",
                "Words +0.021700 · place 2 · value 12.3 · weight 0.65", "Words found: automation, bias.");
    }

    @Test
    void notesTellTheBalanceAndWhatCouldNotBeSearched() {
        assertThat(AnswerNotes.of(Answers.two(), Mode.HYBRID)).containsExactly(
                "hybrid · rrf · 35% meaning, 65% words (year) · 1,204 documents · 5.2 ms",
                "3 documents could not be read, 12 wait for vectors: `carrel status`");
    }
}
