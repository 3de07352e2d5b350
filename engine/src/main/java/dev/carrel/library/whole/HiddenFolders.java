package dev.carrel.library.whole;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import dev.carrel.library.home.Home;

/// The folders beside those of libraries for what is not or no longer one, under names that no library can have.
record HiddenFolders(Home home) {
    /// The sort of thing that is hidden.
    enum Kind {
        /// A library that is being created.
        NEW,
        /// A copy that is not whole yet; it is kept until it is, so that it can go on.
        COPY,
        /// A library that is being removed.
        GONE;

        private String ending() {
            return "." + name().toLowerCase(Locale.ROOT);
        }
    }

    Path of(String library, Kind kind) {
        return home.allLibraries().resolve("." + home.library(library).getFileName() + kind.ending());
    }

    /// The libraries that such a folder is there of.
    List<String> libraries(Kind kind) throws IOException {
        if (!Files.isDirectory(home.allLibraries())) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(home.allLibraries())) {
            return all.map(each -> each.getFileName().toString())
                    .filter(name -> name.startsWith(".") && name.endsWith(kind.ending()))
                    .map(name -> name.substring(1, name.length() - kind.ending().length())).sorted().toList();
        }
    }
}
