package dev.carrel.evaluate.self;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.document.Passage;
import dev.carrel.document.text.Abbreviation;
import dev.carrel.document.text.AbbreviationFinder;

/// A short form leads to the passages, of any document, that say what it stands for. Each is asked for once.
final class AbbreviationQuestions implements QuestionMaker {
    private final Material material;
    private final Set<String> asked = new HashSet<>();

    AbbreviationQuestions(Material material) {
        this.material = material;
    }

    @Override
    public List<Question> of(Material.Text text) throws IOException {
        List<Question> questions = new ArrayList<>();
        for (Passage passage : text.passages()) {
            for (Abbreviation found : AbbreviationFinder.in(passage.text())) {
                if (questions.size() < MOST && asked.add(Abbreviation.key(found.shortForm()))) {
                    questions.add(question(Abbreviation.singular(found.shortForm()), passage));
                }
            }
        }
        return questions;
    }

    private Question question(String form, Passage first) throws IOException {
        Map<String, String> targets = new HashMap<>();
        Stream.of(List.of(first), material.holding(form), material.holding(form + "s")).flatMap(List::stream)
                .filter(passage -> defines(passage, Abbreviation.key(form)))
                .forEach(passage -> targets.put(passage.id().toString(), passage.id().toString()));
        return new Question(QuestionKind.ABBREVIATION, Abbreviation.key(form), Wording.question(form),
                targets,
                Set.of());
    }

    private static boolean defines(Passage passage, String key) {
        return AbbreviationFinder.in(passage.text()).stream()
                .anyMatch(found -> Abbreviation.key(found.shortForm()).equals(key));
    }
}
