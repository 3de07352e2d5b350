package dev.carrel.read.zotero.sqlite;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.jspecify.annotations.Nullable;

/// The full path of every collection that was not thrown away.
final class CollectionPaths {
    private record Collection(String name, @Nullable Long parent) {}

    private final Map<Long, Collection> collections = new HashMap<>();

    CollectionPaths(Rows rows) throws IOException {
        rows.each("SELECT collectionID, collectionName, parentCollectionID FROM collections", row -> {
            long number = row.getLong(3);
            // Asked at once: the question is about the column that was read last.
            Long parent = row.wasNull() ? null : number;
            collections.put(row.getLong(1), new Collection(row.getString(2), parent));
        });
        if (rows.hasTable("deletedCollections")) {
            rows.each("SELECT collectionID FROM deletedCollections",
                    row -> collections.remove(row.getLong(1)));
        }
    }

    /// Null if the collection, or one above it, is in the trash.
    @Nullable
    String path(long id) {
        StringBuilder path = new StringBuilder();
        Set<Long> seen = new HashSet<>();
        for (Long at = id; at != null && seen.add(at);) {
            Collection collection = collections.get(at);
            if (collection == null) {
                return null;
            }
            path.insert(0, collection.name() + (path.isEmpty() ? "" : "/"));
            at = collection.parent();
        }
        return path.toString();
    }
}
