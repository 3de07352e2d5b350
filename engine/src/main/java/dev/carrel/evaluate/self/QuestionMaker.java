package dev.carrel.evaluate.self;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.DocumentId;

/// Makes questions of one kind.
interface QuestionMaker {
    /// How many questions of a kind one document may give, so that a long one does not speak for all.
    int MOST = 5;

    /// True unless it is known, without reading it, that a document gives no question.
    default boolean mayHave(DocumentId document) {
        return true;
    }

    List<Question> of(Material.Text text) throws IOException;
}
