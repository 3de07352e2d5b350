package dev.carrel.index;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;

/// The record of where everything came from and what became of it, which tells the next run what has changed.
public interface SourceRegister {
    List<Source> sources() throws IOException;

    /// Tells the origins of all documents and failures.
    void origins(Consumer<Origin> consumer) throws IOException;

    List<Failure> failures() throws IOException;

    /// Documents that were removed and stay out, in the order of paths.
    List<RemovedDocument> removed() throws IOException;

    /// The documents that wait for vectors, in the order of their ids.
    List<DocumentId> waiting() throws IOException;
}
