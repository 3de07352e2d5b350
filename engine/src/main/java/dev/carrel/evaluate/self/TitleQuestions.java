package dev.carrel.evaluate.self;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.carrel.document.work.Versions;

/// A title as it is remembered: half of its words. Whole titles are indexed as such and nearly always found first by
/// every ranking, which tells nothing. Nothing is asked of a document that is only a title.
record TitleQuestions(Versions versions, long seed) implements QuestionMaker {
    private static final int FEWEST_WORDS = 4;
    private static final int LEAST_TEXT = 100;

    @Override
    public List<Question> of(Material.Text text) {
        List<String> words = Wording.words(text.document().metadata().title());
        int length = text.passages().stream().mapToInt(passage -> passage.text().length()).sum();
        int own = text.document().metadata().title().length();
        if (words.size() < FEWEST_WORDS || length < own + LEAST_TEXT) {
            return List.of();
        }
        String work = versions.work(text.id()).value();
        String half = half(words, new Random(seed ^ text.id().hashCode()));
        return List
                .of(new Question(QuestionKind.TITLE, text.id().value(), half, Map.of(work, work), Set.of()));
    }

    /// Rounded up, in their order.
    private static String half(List<String> words, Random random) {
        List<Integer> places = new ArrayList<>(IntStream.range(0, words.size()).boxed().toList());
        Collections.shuffle(places, random);
        Set<Integer> kept = new TreeSet<>(places.subList(0, (words.size() + 1) / 2));
        return Wording.question(kept.stream().map(words::get).collect(Collectors.joining(" ")));
    }
}
