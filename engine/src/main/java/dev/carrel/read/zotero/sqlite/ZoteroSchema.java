package dev.carrel.read.zotero.sqlite;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.document.reason.Reason;
import dev.carrel.read.UnreadableException;

/// The tables and columns that are read. Zotero has had them since version 5, and may have others one day.
final class ZoteroSchema {
    private static final Map<String, List<String>> READ = Map.ofEntries(
            Map.entry("libraries", List.of("libraryID", "type")),
            Map.entry("groups", List.of("groupID", "libraryID", "name")),
            Map.entry("deletedItems", List.of("itemID")),
            Map.entry("items", List.of("itemID", "libraryID", "key", "itemTypeID")),
            Map.entry("itemTypesCombined", List.of("itemTypeID", "typeName")),
            Map.entry("itemData", List.of("itemID", "fieldID", "valueID")),
            Map.entry("itemDataValues", List.of("valueID", "value")),
            Map.entry("fieldsCombined", List.of("fieldID", "fieldName")),
            Map.entry("itemCreators", List.of("itemID", "creatorID", "creatorTypeID", "orderIndex")),
            Map.entry("creators", List.of("creatorID", "firstName", "lastName")),
            Map.entry("creatorTypes", List.of("creatorTypeID", "creatorType")),
            Map.entry("itemTags", List.of("itemID", "tagID")),
            Map.entry("tags", List.of("tagID", "name")),
            Map.entry("collectionItems", List.of("itemID", "collectionID")),
            Map.entry("collections", List.of("collectionID", "collectionName", "parentCollectionID")),
            Map.entry("itemNotes", List.of("itemID", "parentItemID", "note", "title")),
            Map.entry("itemAttachments",
                    List.of("itemID", "parentItemID", "linkMode", "contentType", "path")));

    private ZoteroSchema() {}

    /// @throws UnreadableException if something is not there, with what that means
    static void check(Rows rows) throws IOException {
        if (rows.columns("items").isEmpty() || rows.columns("itemData").isEmpty()) {
            throw new UnreadableException(new Reason.Told("it is not a database of Zotero"));
        }
        // Newer databases call it parentItemID.
        if (rows.columns("itemNotes").contains("sourceItemID")) {
            throw new UnreadableException(
                    new Reason.Told("the database is of Zotero 4 or older; open it once with a newer"
                            + " Zotero, which brings it up to date"));
        }
        for (String table : READ.keySet().stream().sorted().toList()) {
            Set<String> columns = rows.columns(table);
            for (String column : READ.getOrDefault(table, List.of())) {
                if (!columns.contains(column)) {
                    throw unknown(table + "." + column);
                }
            }
        }
    }

    private static UnreadableException unknown(String missing) {
        return new UnreadableException(new Reason.Told(
                "the database is of a Zotero that Carrel does not know (it has no " + missing
                        + "); ask the running Zotero instead: carrel add --zotero http://127.0.0.1:23119"));
    }
}
