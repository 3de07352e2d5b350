package dev.carrel.evaluate.self;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.document.Caption;
import dev.carrel.document.Passage;
import dev.carrel.document.SectionKind;
import org.jspecify.annotations.Nullable;

/// A caption's text leads to the text on its page, or to the text of its document where there are no pages. Passages
/// that hold the caption itself are left out.
final class CaptionQuestions implements QuestionMaker {
    private static final int FEWEST_WORDS = 4;
    private static final int RECOGNISED_BY = 40;

    @Override
    public List<Question> of(Material.Text text) {
        List<Question> questions = new ArrayList<>();
        for (Caption caption : text.document().captions()) {
            if (Wording.words(caption.text()).size() >= FEWEST_WORDS) {
                question(caption, text, questions);
            }
        }
        return questions;
    }

    private static void question(Caption caption, Material.Text text, List<Question> questions) {
        String page = text.id() + (caption.page() == null ? "" : " p. " + caption.page());
        Map<String, String> targets = new HashMap<>();
        Set<String> leftOut = new HashSet<>();
        for (Passage passage : text.passages()) {
            if (holds(passage, caption)) {
                leftOut.add(passage.id().toString());
            } else if (passage.kind() != SectionKind.FIGURE && stands(passage, caption.page())) {
                targets.put(passage.id().toString(), page);
            }
        }
        if (!targets.isEmpty()) {
            questions.add(new Question(QuestionKind.CAPTION, text.id() + "/" + questions.size(),
                    Wording.question(caption.text()), targets, leftOut));
        }
    }

    private static boolean holds(Passage passage, Caption caption) {
        String start = plain(caption.text());
        return plain(passage.text()).contains(start.substring(0, Math.min(RECOGNISED_BY, start.length())));
    }

    private static String plain(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }

    private static boolean stands(Passage passage, @Nullable Integer page) {
        return page == null || Stream
                .concat(Stream.ofNullable(passage.page()),
                        passage.places().stream().map(Passage.Place::page).filter(Objects::nonNull))
                .anyMatch(page::equals);
    }
}
