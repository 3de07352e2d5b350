package dev.carrel.search;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.index.retrieval.TextTerms.Term;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class RecentTermsTest {
    private final List<String> takenApart = new ArrayList<>();
    private final RecentTerms terms = new RecentTerms(new TextTerms() {
        @Override
        public List<Term> of(String text) {
            takenApart.add(text);
            return List.of(new Term(text, 0, text.length()));
        }

        @Override
        public List<Term> asked(String query) {
            return List.of(new Term("asked " + query, 0, query.length()));
        }
    });

    @Test
    void aTextIsTakenApartOnce() {
        List<Term> first = terms.of("owls");
        assertThat(terms.of(String.valueOf("owls".toCharArray()))).isEqualTo(first);
        assertThat(takenApart).containsExactly("owls");
        assertThat(terms.asked("owls")).containsExactly(new Term("asked owls", 0, 4));
    }

    @Test
    void whatWasNotSeenForLongIsForgotten() {
        terms.of("owls");
        for (int i = 0; i < 600; i++) {
            terms.of("text " + i);
        }
        takenApart.clear();
        terms.of("owls");
        assertThat(takenApart).containsExactly("owls");
    }

    @Test
    void aVeryLongTextIsNotKept() {
        String longer = "owl ".repeat(3000);
        terms.of(longer);
        terms.of(longer);
        assertThat(takenApart).hasSize(2);
    }
}
