package dev.carrel.assist.check;

import java.util.List;

/// A sentence as a model wrote it, before anybody has checked it.
///
/// @param text without the marks of its citations
/// @param keys the passages that it cites, as the model named them; they may not exist
public record DraftSentence(String text, List<String> keys) {
    public DraftSentence {
        keys = List.copyOf(keys);
    }
}
