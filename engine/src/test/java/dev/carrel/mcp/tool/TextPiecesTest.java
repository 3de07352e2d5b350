package dev.carrel.mcp.tool;

import java.util.List;
import java.util.Random;

import dev.carrel.base.UserError;
import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Long answers in parts: [TextPiece], [CharacterBudget] and [Cursor].
@ExtendWith(Randomized.class)
final class TextPiecesTest {
    @RepeatedTest(20)
    void piecesAreTheWholeTextInItsOrder(Random random) {
        RandomText text = new RandomText(random);
        String whole = text.prose(30) + "\n\n" + text.signs(400) + "\n\n" + text.prose(10);
        int most = 200 + random.nextInt(500);
        StringBuilder read = new StringBuilder();
        for (int at = 0; at < whole.length();) {
            TextPiece piece = TextPiece.of(whole, at, most);
            assertThat(piece.text().length()).isBetween(1, most);
            read.append(piece.text());
            at = piece.end();
        }
        assertThat(read.toString()).isEqualTo(whole);
    }

    @Test
    void aPieceEndsBetweenParagraphsWhereItCan() {
        String whole = "a".repeat(150) + "\n\n" + "b".repeat(150);
        assertThat(TextPiece.of(whole, 0, 200).text()).isEqualTo("a".repeat(150) + "\n\n");
    }

    @Test
    void aBreakThatWouldReachOverTheEndIsLeftForTheNextPiece() {
        String whole = "a".repeat(199) + "\n\n" + "b".repeat(150);
        assertThat(TextPiece.of(whole, 0, 200).text()).hasSize(200);
    }

    @Test
    void aPlaceBehindTheEndIsRefused() {
        assertThatThrownBy(() -> TextPiece.of("short", 10, 200)).isInstanceOf(UserError.class);
        assertThat(TextPiece.of("", 0, 200).text()).isEmpty();
    }

    @Test
    void whatIsShortStaysWholeAndTheLongShareTheRest() {
        List<String> texts = List.of("x".repeat(10), "y".repeat(500), "z".repeat(600));
        assertThat(new CharacterBudget(410).share(texts)).isEqualTo(200);
        assertThat(new CharacterBudget(2000).share(texts)).isEqualTo(Integer.MAX_VALUE);
    }

    @Test
    void aCutNeverHalvesACharacter() {
        assertThat(CharacterBudget.cut("ab😀cd", 4)).isEqualTo("ab…");
        assertThat(CharacterBudget.cut("abcd", 4)).isEqualTo("abcd");
    }

    @Test
    void aCursorLeadsOnInItsOwnQuestionOnly() {
        String cursor = new Cursor("search\nsleep", "20").text();
        assertThat(Cursor.read(cursor, "search\nsleep").offset()).isEqualTo(20);
        for (String other : List.of(cursor, "", "garbage", "!!!", "x".repeat(200))) {
            assertThatThrownBy(() -> Cursor.read(other, "search\nwake")).isInstanceOf(UserError.class)
                    .hasMessageContaining("cursor");
        }
    }

    @Test
    void aCursorWithoutANumberIsRefusedWhereOneIsNeeded() {
        assertThatThrownBy(() -> new Cursor("q", "notes/a.md").offset()).isInstanceOf(UserError.class);
    }
}
