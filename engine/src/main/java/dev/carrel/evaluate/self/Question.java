package dev.carrel.evaluate.self;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// A question that a library's own texts answer.
///
/// @param id      what tells it from others of its kind
/// @param targets what is right, by the key of a document or passage; those that share a value are one right answer
/// @param leftOut the keys of what the question was taken from, which does not count as an answer
public record Question(QuestionKind kind, String id, String text, Map<String, String> targets,
        Set<String> leftOut) {
    public Question {
        targets = Map.copyOf(targets);
        leftOut = Set.copyOf(leftOut);
        if (text.isBlank() || targets.isEmpty()) {
            throw new IllegalArgumentException(id + ": '" + text + "' → " + targets);
        }
    }

    Map<String, Integer> grades() {
        Map<String, Integer> grades = new LinkedHashMap<>();
        targets.values().forEach(target -> grades.put(target, 1));
        return grades;
    }
}
