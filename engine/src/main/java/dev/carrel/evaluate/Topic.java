package dev.carrel.evaluate;

/// A question of a test collection, as it is put to the search.
public record Topic(String id, String text) {
    public Topic {
        if (id.isBlank() || text.isBlank()) {
            throw new IllegalArgumentException("topic '" + id + "' with text '" + text + "'");
        }
    }
}
