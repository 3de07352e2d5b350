package dev.carrel.index;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.document.SectionKind;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class VectorLimitTest {
    private static List<Passage> passages(SectionKind... kinds) {
        List<Passage> passages = new ArrayList<>();
        for (SectionKind kind : kinds) {
            passages.add(new Passage(new PassageId(EntryBuilder.id("x"), passages.size()), kind, List.of(),
                    null, 0, 0, "text", List.of()));
        }
        return passages;
    }

    private static List<Integer> within(int limit, List<Passage> all) {
        return new VectorLimit(limit).within(all).stream().map(passage -> passage.id().ordinal()).toList();
    }

    @Test
    void theFirstPassagesAreWithinIt() {
        List<Passage> three = passages(SectionKind.SUMMARY, SectionKind.CONTENT, SectionKind.CONTENT);
        assertThat(within(2, three)).containsExactly(0, 1);
        assertThat(within(3, three)).containsExactly(0, 1, 2);
        assertThat(VectorLimit.NONE.within(three)).isEqualTo(three);
    }

    @Test
    void whatTheOwnerWroteIsNotCounted() {
        assertThat(within(1, passages(SectionKind.CONTENT, SectionKind.CONTENT, SectionKind.NOTE)))
                .containsExactly(0, 2);
    }

    @Test
    void aLimitOfNothingIsRefused() {
        assertThatThrownBy(() -> new VectorLimit(0)).isInstanceOf(IllegalArgumentException.class);
    }
}
