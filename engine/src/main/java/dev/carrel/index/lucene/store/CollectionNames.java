package dev.carrel.index.lucene.store;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The names that a collection is found by: its path, the paths above it, and each name on it.
final class CollectionNames {
    private CollectionNames() {}

    /// The collection's own path and those above it, outermost first.
    static List<String> paths(String path) {
        List<String> paths = new ArrayList<>();
        for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            paths.add(path.substring(0, slash));
        }
        paths.add(path);
        return paths;
    }

    static List<String> names(String path) {
        return path.indexOf('/') < 0 ? List.of() : List.of(path.split("/"));
    }

    /// All of them.
    static List<String> all(String path) {
        return Stream.concat(paths(path).stream(), names(path).stream()).distinct().toList();
    }
}
