package dev.carrel.document.work;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import org.jspecify.annotations.Nullable;

/// A sentence in which one document cites another. It is the citing document's: nobody may quote it as the cited one's.
///
/// @param passage of the citing document that it stands in
/// @param cited   the document that stands for the cited work
/// @param page    where it begins; null where there are no pages
public record CitingSentence(PassageId passage, DocumentId cited, String text, @Nullable Integer page) {
    public DocumentId citing() {
        return passage.document();
    }
}
