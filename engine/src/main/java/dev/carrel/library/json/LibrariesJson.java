package dev.carrel.library.json;

import java.util.List;
import java.util.Map;

import dev.carrel.library.home.LibrarySummary;
import org.jspecify.annotations.Nullable;

/// The libraries of a home.
public final class LibrariesJson {
    private LibrariesJson() {}

    public static Map<String, @Nullable Object> of(List<LibrarySummary> libraries) {
        return Json.object("libraries", libraries.stream().map(LibrariesJson::of).toList());
    }

    private static Map<String, @Nullable Object> of(LibrarySummary library) {
        return Json.object("name", library.name(),
                "documents", library.documents(),
                "bytes", library.bytes(),
                "default", library.standard(),
                "problem", library.problem());
    }
}
