package dev.carrel.assist.matrix;

import java.util.List;

/// The form that the answers to a question have.
public sealed interface AnswerType {
    /// A few words.
    record Text() implements AnswerType {}

    /// A number and what it counts.
    ///
    /// @param unit as the pages write it; empty for any
    record Quantity(String unit) implements AnswerType {}

    record YesOrNo() implements AnswerType {}

    /// One of some words.
    record OneOf(List<String> choices) implements AnswerType {
        public OneOf {
            choices = List.copyOf(choices);
        }
    }

    List<String> WORDS = List.of("text", "number", "yes/no", "one of");

    default String word() {
        return switch (this) {
            case Text _ -> "text";
            case Quantity _ -> "number";
            case YesOrNo _ -> "yes/no";
            case OneOf _ -> "one of";
        };
    }

    /// As it stands in brackets behind a question.
    default String notation() {
        return switch (this) {
            case Text _,YesOrNo _ -> word();
            case Quantity(String unit) -> unit.isEmpty() ? word() : word() + " " + unit;
            case OneOf(List<String> choices) -> word() + ": " + String.join("; ", choices);
        };
    }
}
