package dev.carrel.document.work;

import java.util.List;

import dev.carrel.document.DocumentId;

/// All that one document says about others when it cites them.
///
/// @param source the source that the document belongs to
/// @param basis  of which text and which citations; another one means that the sentences are out of date
public record CitingText(DocumentId citing, String source, long basis, List<CitingSentence> sentences) {
    public CitingText {
        sentences = List.copyOf(sentences);
    }
}
