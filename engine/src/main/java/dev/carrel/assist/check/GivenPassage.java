package dev.carrel.assist.check;

import dev.carrel.index.FoundPassage;

/// A passage that a model was given to answer from.
///
/// @param key the name by which the model can cite it, such as `3`
public record GivenPassage(String key, FoundPassage found) {
    public String text() {
        return found.passage().text();
    }
}
