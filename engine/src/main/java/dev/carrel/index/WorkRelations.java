package dev.carrel.index;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Reference;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.CitingText;
import dev.carrel.document.work.Relations;
import dev.carrel.document.work.Versions;
import dev.carrel.document.work.WorkIdentity;

/// The relations of documents: what they are found from, and those that were found.
public interface WorkRelations {
    /// The identity by which each document is recognised.
    void works(Consumer<WorkIdentity> consumer) throws IOException;

    /// The references of every document.
    void references(References consumer) throws IOException;

    List<CitationList> citationLists() throws IOException;

    /// The citations between works, as of the last time that they were found out.
    Citations citations() throws IOException;

    /// The documents that are one work, as of the last time that they were found out.
    Versions versions() throws IOException;

    /// Of which documents [#citations] and [#versions] tell, see [Relations#basis()].
    long basis() throws IOException;

    /// The sentences in which other documents cite any of these, in the order of the citing documents and their text.
    List<CitingSentence> sentences(Collection<DocumentId> cited) throws IOException;

    /// Of which text and citations the sentences of each citing document tell, see [CitingText#basis()].
    Map<DocumentId, Long> citingTexts() throws IOException;

    /// Hears of references.
    @FunctionalInterface
    interface References {
        /// @param number of the reference in its document, from 0
        void accept(DocumentId citing, int number, Reference reference);
    }
}
