package dev.carrel.evaluate.self;

import java.util.Locale;

import dev.carrel.ranking.View;

/// A way to make questions of a library's own texts: one thing in it leads to another.
public enum QuestionKind {
    TITLE("half of a title → its document", "no document with a title of four words and a text", View.PAPERS),
    CITATION("citing sentence → cited document", "no sentence that cites another of your documents",
            View.PAPERS),
    CAPTION("caption → its page", "no captions beside text", View.PASSAGES),
    ABBREVIATION("abbreviation → its definition", "no abbreviations that your documents define",
            View.PASSAGES);

    private final String label;
    private final String missing;
    private final View view;

    QuestionKind(String label, String missing, View view) {
        this.label = label;
        this.missing = missing;
        this.view = view;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String label() {
        return label;
    }

    /// The sentence for when there is none.
    public String missing() {
        return missing;
    }

    /// In which the answer is judged.
    public View view() {
        return view;
    }
}
