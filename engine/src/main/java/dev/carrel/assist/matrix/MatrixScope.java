package dev.carrel.assist.matrix;

import java.util.List;
import java.util.stream.Stream;

import dev.carrel.base.UserError;

/// The documents that a matrix is about: some, those of a collection, those that a query finds, or all.
///
/// @param documents  their ids
/// @param collection its name; empty for all
/// @param query      whose results are meant; empty for all
public record MatrixScope(List<String> documents, String collection, String query) {
    public static final MatrixScope LIBRARY = new MatrixScope(List.of(), "", "");

    public MatrixScope {
        documents = List.copyOf(documents);
        collection = collection.strip();
        query = query.strip();
        if (Stream.of(!documents.isEmpty(), !collection.isEmpty(), !query.isEmpty()).filter(said -> said)
                .count() > 1) {
            throw UserError.usage(
                    "Documents, a collection and a query are different ways to say which documents are meant.",
                    "Say it in one of them; a query may name a collection: collection:\"…\".");
        }
    }
}
