package dev.carrel.cli.argument;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.index.Failure;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.NamedWork;

/// The documents that a person means by some names; says so if the library has not all of them.
public record NamedDocuments(Library library, CommandContext desk) {
    /// Empty if one of the names is unknown, which has been said then.
    ///
    /// @throws dev.carrel.base.UserError if different works go by one of the names
    public Optional<List<NamedWork>> by(List<String> names) throws IOException {
        List<NamedWork> works = new ArrayList<>();
        try (LibraryContents contents = library.contents()) {
            DocumentNaming named = new DocumentNaming(contents, desk);
            for (String name : names) {
                Optional<NamedWork> one = named.work(name);
                if (one.isEmpty()) {
                    desk.say("carrel: " + unknown(name, named.path(name), contents));
                    return Optional.empty();
                }
                works.add(one.get());
            }
        }
        return Optional.of(works);
    }

    private String unknown(String name, String path, LibraryContents contents) throws IOException {
        Optional<Failure> failure = contents.failure(path, name);
        return failure.isPresent()
                ? SafeText.line(path) + " could not be read: "
                        + SafeText.line(ReasonText.of(failure.get().reason())) + "."
                : "The library " + library.name() + " has no document " + SafeText.line(name)
                        + ". Take an id or a path from the results of `carrel search`.";
    }
}
