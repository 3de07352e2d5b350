package dev.carrel.cli.ask;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.cli.argument.NamedDocuments;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import picocli.CommandLine.Option;

/// The options that say which part of the library a command is about.
final class ScopeOptions {
    @Option(names = {"-d", "--document",
            "--documents"}, paramLabel = "ID", description = "Only this document: an id or its beginning, a path, a DOI, a cite key or a title. May be repeated.")
    private List<String> documents = List.of();

    @Option(names = "--collection", paramLabel = "NAME", description = "Only the documents of this collection.")
    private String collection = "";

    @Option(names = "--query", paramLabel = "QUERY", description = "Only what `carrel search` shows for this; without words, all that it names.")
    private String query = "";

    /// The works that are named one by one; nothing if one of them is not there, which is said.
    Optional<List<NamedWork>> works(Library library, CommandContext desk) throws IOException {
        return new NamedDocuments(library, desk).by(documents);
    }

    String collection() {
        return collection;
    }

    String query() {
        return query;
    }

    boolean isWholeLibrary() { return documents.isEmpty() && collection.isBlank() && query.isBlank(); }
}
