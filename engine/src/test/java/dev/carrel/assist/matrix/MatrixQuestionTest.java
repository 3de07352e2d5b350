package dev.carrel.assist.matrix;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

import dev.carrel.base.UserError;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@ExtendWith(Randomized.class)
final class MatrixQuestionTest {
    private static AnswerType type(String written) {
        return MatrixQuestion.parse(written).type();
    }

    @Test
    void theFormOfTheAnswerStandsAtTheEndOfAQuestion() {
        assertThat(type("Who?")).isEqualTo(new AnswerType.Text());
        assertThat(type("Who? [text]")).isEqualTo(new AnswerType.Text());
        assertThat(type("How many? [number]")).isEqualTo(new AnswerType.Quantity(""));
        assertThat(type("How much? [number in mg/kg]")).isEqualTo(new AnswerType.Quantity("mg/kg"));
        assertThat(type("Was it? [Yes/No]")).isEqualTo(new AnswerType.YesOrNo());
        assertThat(type("Which? [one of: a trial, b; cohort]"))
                .isEqualTo(new AnswerType.OneOf(List.of("a trial, b", "cohort")));
        assertThat(MatrixQuestion.parse("What of [this] one? [yes or no]").text())
                .isEqualTo("What of [this] one?");
    }

    @Test
    void whatIsNoFormIsSaid() {
        assertThatThrownBy(() -> type("Who? [somebody]")).isInstanceOf(UserError.class)
                .hasMessageContaining("[somebody]");
        assertThatThrownBy(() -> type("Which? [one of: a]")).isInstanceOf(UserError.class);
        assertThatThrownBy(() -> type("  ")).isInstanceOf(UserError.class);
        assertThatThrownBy(() -> type("x".repeat(100_000))).isInstanceOf(UserError.class)
                .hasMessageContaining("100000");
    }

    @RepeatedTest(100)
    void aQuestionIsReadBackAsItIsWritten(Random random) {
        String signs = "abc ?[]:;,/number yes one of text";
        String written = random.ints(1 + random.nextInt(40), 0, signs.length())
                .mapToObj(i -> String.valueOf(signs.charAt(i))).collect(Collectors.joining());
        try {
            MatrixQuestion question = MatrixQuestion.parse(written);
            assertThat(MatrixQuestion.parse(question.notation())).isEqualTo(question);
            assertThat(MatrixQuestion.parse(question.notation()).id()).isEqualTo(question.id());
        } catch (UserError e) {
            assertThat(e.hint()).isNotBlank();
        }
    }
}
