package dev.carrel.library.answers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

import dev.carrel.assist.answer.CheckedAnswers;
import dev.carrel.assist.answer.SavedAnswer;
import dev.carrel.base.UserError;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class SavedAnswersTest {
    private static final Instant NOW = Instant.parse("2026-11-17T10:00:00Z");

    @TempDir
    private Path folder;
    private SavedAnswers answers;

    @BeforeEach
    void open() {
        answers = new SavedAnswers(folder.resolve("answers"), Clock.fixed(NOW, ZoneOffset.UTC));
    }

    @Test
    void anAnswerIsReadBackAsItWas() throws IOException {
        SavedAnswer first = answers.save(CheckedAnswers.drafted());
        SavedAnswer second = answers.save(CheckedAnswers.silent());
        assertThat(first).isEqualTo(new SavedAnswer(1, NOW, CheckedAnswers.drafted()));
        assertThat(answers.open(1)).isEqualTo(first);
        assertThat(answers.all()).containsExactly(first, second);
    }

    @Test
    void withoutAFolderThereIsNone() throws IOException {
        assertThat(answers.all()).isEmpty();
        assertThatThrownBy(() -> answers.open(3)).isInstanceOf(UserError.class).hasMessageContaining("3");
    }

    @Test
    void aDamagedFileIsNamedAndNeverStopsTheOthers() throws IOException {
        answers.save(CheckedAnswers.drafted());
        SavedAnswer good = answers.save(CheckedAnswers.silent());
        for (String damage : List.of("", "{", "{\"id\": 1}", "[]",
                "{\"id\":1,\"saved\":\"soon\",\"answer\":{}}")) {
            Files.writeString(folder.resolve("answers/1.json"), damage);
            assertThatThrownBy(() -> answers.open(1)).isInstanceOf(UserError.class)
                    .hasMessageContaining("1.json");
            assertThat(answers.all()).containsExactly(good);
        }
    }
}
