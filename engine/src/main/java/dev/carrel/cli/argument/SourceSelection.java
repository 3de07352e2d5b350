package dev.carrel.cli.argument;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.document.origin.Source;
import dev.carrel.library.Library;

/// The sources that a person means: those named by an id, its beginning or a location, or all.
public final class SourceSelection {
    private SourceSelection() {}

    /// @throws UserError if a name means no source, or the library has none
    public static List<Source> sources(List<String> names, Library library, CommandContext desk)
            throws IOException {
        List<Source> all = library.status().sources();
        if (all.isEmpty()) {
            throw UserError.usage("The library " + library.name() + " has no sources yet.",
                    "Add one with `carrel add FOLDER`.");
        }
        List<Source> chosen = new ArrayList<>();
        for (String name : names) {
            all.stream().filter(source -> means(name, source, desk)).filter(each -> !chosen.contains(each))
                    .forEach(chosen::add);
            if (all.stream().noneMatch(source -> means(name, source, desk))) {
                throw UserError.usage("The library " + library.name() + " has no source " + name + ".",
                        "`carrel status` lists its sources; a new one is added with `carrel add`.");
            }
        }
        return names.isEmpty() ? all : chosen;
    }

    private static boolean means(String name, Source source, CommandContext desk) {
        return source.location().equals(name) || source.location().equals(desk.path(name))
                || (name.length() >= 4 && source.id().startsWith(name));
    }
}
