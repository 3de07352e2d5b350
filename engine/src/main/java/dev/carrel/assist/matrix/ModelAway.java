package dev.carrel.assist.matrix;

/// There is nobody to ask at the moment.
public final class ModelAway extends Exception {
    private static final long serialVersionUID = 1L;

    private final String sentence;

    ModelAway(String sentence) {
        super(sentence, null, false, false);
        this.sentence = sentence;
    }

    /// Why, for people.
    String sentence() {
        return sentence;
    }
}
