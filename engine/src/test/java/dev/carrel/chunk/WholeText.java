package dev.carrel.chunk;

import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Passage;
import dev.carrel.document.Section;
import dev.carrel.document.text.TokenCounter;

import static org.assertj.core.api.Assertions.assertThat;

/// The proof that passages hold a whole document and that the model sees all of them.
public final class WholeText {
    private WholeText() {}

    public static void check(Document document, List<Passage> passages, Chunker chunker, TokenCounter tokens,
            int room) {
        String text = document.text();
        int covered = 0;
        for (Passage passage : passages) {
            assertThat(passage.text()).isEqualTo(text.substring(passage.start(), passage.end())).isNotBlank();
            assertThat(passage.start()).as("passages in order, without overlap")
                    .isGreaterThanOrEqualTo(covered);
            assertThat(text.substring(covered, passage.start())).as("left out before " + passage.id())
                    .isBlank();
            covered = passage.end();
            assertThat(tokens.count(chunker.embedded(document, passage))).as("tokens of " + passage)
                    .isLessThanOrEqualTo(room);
            assertThat(document.sections()).anyMatch(section -> holds(section, passage));
        }
        assertThat(text.substring(covered)).as("left out at the end").isBlank();
    }

    private static boolean holds(Section section, Passage passage) {
        return section.kind() == passage.kind()
                && passage.heading().size() >= section.heading().size()
                && passage.heading().subList(0, section.heading().size()).equals(section.heading())
                && section.paragraphs().getFirst().start() <= passage.start()
                && section.paragraphs().getLast().end() >= passage.end();
    }
}
