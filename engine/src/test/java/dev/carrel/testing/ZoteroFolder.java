package dev.carrel.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/// A data directory of Zotero's with a database of the real schema, as far as it is read.
public final class ZoteroFolder {
    private static final List<String> SCHEMA = List.of(
            "CREATE TABLE itemTypesCombined (itemTypeID INT NOT NULL, typeName TEXT NOT NULL, display INT DEFAULT 1 NOT NULL, custom INT NOT NULL, PRIMARY KEY (itemTypeID))",
            "CREATE TABLE fieldsCombined (fieldID INT NOT NULL, fieldName TEXT NOT NULL, label TEXT, fieldFormatID INT, custom INT NOT NULL, PRIMARY KEY (fieldID))",
            "CREATE TABLE creatorTypes (creatorTypeID INTEGER PRIMARY KEY, creatorType TEXT)",
            "CREATE TABLE items (itemID INTEGER PRIMARY KEY, itemTypeID INT NOT NULL, dateAdded TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, dateModified TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, clientDateModified TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, libraryID INT NOT NULL, key TEXT NOT NULL, version INT NOT NULL DEFAULT 0, synced INT NOT NULL DEFAULT 0, UNIQUE (libraryID, key))",
            "CREATE TABLE itemDataValues (valueID INTEGER PRIMARY KEY, value UNIQUE)",
            "CREATE TABLE itemData (itemID INT, fieldID INT, valueID, PRIMARY KEY (itemID, fieldID))",
            "CREATE TABLE itemNotes (itemID INTEGER PRIMARY KEY, parentItemID INT, note TEXT, title TEXT)",
            "CREATE TABLE itemAttachments (itemID INTEGER PRIMARY KEY, parentItemID INT, linkMode INT, contentType TEXT, charsetID INT, path TEXT, syncState INT DEFAULT 0, storageModTime INT, storageHash TEXT, lastProcessedModificationTime INT, lastRead INT)",
            "CREATE TABLE tags (tagID INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)",
            "CREATE TABLE itemTags (itemID INT NOT NULL, tagID INT NOT NULL, type INT NOT NULL, PRIMARY KEY (itemID, tagID))",
            "CREATE TABLE creators (creatorID INTEGER PRIMARY KEY, firstName TEXT, lastName TEXT, fieldMode INT)",
            "CREATE TABLE itemCreators (itemID INT NOT NULL, creatorID INT NOT NULL, creatorTypeID INT NOT NULL DEFAULT 1, orderIndex INT NOT NULL DEFAULT 0, PRIMARY KEY (itemID, creatorID, creatorTypeID, orderIndex))",
            "CREATE TABLE collections (collectionID INTEGER PRIMARY KEY, collectionName TEXT NOT NULL, parentCollectionID INT DEFAULT NULL, libraryID INT NOT NULL, key TEXT NOT NULL)",
            "CREATE TABLE collectionItems (collectionID INT NOT NULL, itemID INT NOT NULL, orderIndex INT NOT NULL DEFAULT 0, PRIMARY KEY (collectionID, itemID))",
            "CREATE TABLE deletedCollections (collectionID INTEGER PRIMARY KEY, dateDeleted DEFAULT CURRENT_TIMESTAMP NOT NULL)",
            "CREATE TABLE deletedItems (itemID INTEGER PRIMARY KEY, dateDeleted DEFAULT CURRENT_TIMESTAMP NOT NULL)",
            "CREATE TABLE libraries (libraryID INTEGER PRIMARY KEY, type TEXT NOT NULL, editable INT NOT NULL, filesEditable INT NOT NULL)",
            "CREATE TABLE groups (groupID INTEGER PRIMARY KEY, libraryID INT NOT NULL UNIQUE, name TEXT NOT NULL, description TEXT NOT NULL, version INT NOT NULL)",
            "CREATE TABLE feeds (libraryID INTEGER PRIMARY KEY, name TEXT NOT NULL, url TEXT NOT NULL UNIQUE)",
            "CREATE TABLE itemAnnotations (itemID INTEGER PRIMARY KEY, parentItemID INT NOT NULL, type INTEGER NOT NULL, authorName TEXT, text TEXT, comment TEXT, color TEXT, pageLabel TEXT, sortIndex TEXT NOT NULL, position TEXT NOT NULL, isExternal INT NOT NULL)",
            "INSERT INTO libraries VALUES (1, 'user', 1, 1), (2, 'group', 1, 1), (3, 'feed', 0, 0)",
            "INSERT INTO groups VALUES (4355231, 2, 'Reading group', '', 0)",
            "INSERT INTO feeds VALUES (3, 'Daily', 'https://example.org/feed')");

    private final Path data;

    public ZoteroFolder(Path data) throws IOException {
        this.data = Files.createDirectories(data);
        Files.write(database(), Empty.DATABASE);
    }

    /// A database without items, made once a run.
    private static final class Empty {
        static final byte[] DATABASE = made();

        private static byte[] made() {
            try {
                Path file = Files.createTempFile("zotero", ".sqlite");
                try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                        Statement statement = connection.createStatement()) {
                    for (String sql : SCHEMA) {
                        statement.execute(sql);
                    }
                }
                byte[] made = Files.readAllBytes(file);
                Files.delete(file);
                return made;
            } catch (IOException | SQLException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public Path data() {
        return data;
    }

    public Path database() {
        return data.resolve("zotero.sqlite");
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + database() + "?synchronous=OFF");
    }

    public ZoteroFolder execute(String sql, @Nullable Object... values) {
        try (Connection connection = connect();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            statement.execute();
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
        return this;
    }

    private long number(String sql, @Nullable Object... values) {
        try (Connection connection = connect();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next() ? rows.getLong(1) : -1;
            }
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    /// The number of a name in a table, which is added if it is not there.
    private long named(String table, String id, String column, String name) {
        long known = number("SELECT " + id + " FROM " + table + " WHERE " + column + " = ?", name);
        if (known >= 0) {
            return known;
        }
        long next = number("SELECT coalesce(max(" + id + "), 0) + 1 FROM " + table);
        boolean custom = table.endsWith("Combined");
        execute("INSERT INTO " + table + " (" + id + ", " + column + (custom ? ", custom" : "")
                + ") VALUES (?, ?"
                + (custom ? ", 0" : "") + ")", next, name);
        return next;
    }

    public long item(String key, String type, Map<String, String> fields) {
        return item(1, key, type, fields);
    }

    public long item(int library, String key, String type, Map<String, String> fields) {
        execute("INSERT INTO items (itemTypeID, libraryID, key) VALUES (?, ?, ?)",
                named("itemTypesCombined", "itemTypeID", "typeName", type), library, key);
        long id = number("SELECT itemID FROM items WHERE libraryID = ? AND key = ?", library, key);
        fields.forEach((field, value) -> set(id, field, value));
        return id;
    }

    public ZoteroFolder set(long item, String field, String value) {
        return execute("INSERT OR REPLACE INTO itemData VALUES (?, ?, ?)", item,
                named("fieldsCombined", "fieldID", "fieldName", field),
                named("itemDataValues", "valueID", "value", value));
    }

    public ZoteroFolder creator(long item, String role, String first, String last) {
        long order = number("SELECT count(*) FROM itemCreators WHERE itemID = ?", item);
        execute("INSERT INTO creators (firstName, lastName, fieldMode) VALUES (?, ?, ?)", first, last,
                first.isEmpty() ? 1 : 0);
        return execute("INSERT INTO itemCreators VALUES (?, ?, ?, ?)", item,
                number("SELECT max(creatorID) FROM creators"),
                named("creatorTypes", "creatorTypeID", "creatorType", role), order);
    }

    public ZoteroFolder tag(long item, String name) {
        return execute("INSERT INTO itemTags VALUES (?, ?, 1)", item, named("tags", "tagID", "name", name));
    }

    public long collection(String name, @Nullable Long parent) {
        execute("INSERT INTO collections (collectionName, parentCollectionID, libraryID, key) VALUES (?, ?, 1, ?)",
                name, parent, name);
        return number("SELECT max(collectionID) FROM collections");
    }

    public ZoteroFolder put(long item, long collection) {
        return execute("INSERT INTO collectionItems (collectionID, itemID) VALUES (?, ?)", collection, item);
    }

    public long note(String key, @Nullable Long parent, String html) {
        long id = item(key, "note", Map.of());
        execute("INSERT INTO itemNotes VALUES (?, ?, ?, ?)", id, parent, html, "");
        return id;
    }

    /// @param linkMode as Zotero counts them, from 0 for a stored file
    public long attachment(String key, @Nullable Long parent, int linkMode, String contentType, String path) {
        long id = item(key, "attachment", Map.of("title", "Full Text"));
        execute("INSERT INTO itemAttachments (itemID, parentItemID, linkMode, contentType, path)"
                + " VALUES (?, ?, ?, ?, ?)", id, parent, linkMode, contentType, path);
        return id;
    }

    /// A stored file and its attachment.
    public Path stored(String key, @Nullable Long parent, String name, String text) throws IOException {
        attachment(key, parent, 1, name.endsWith(".pdf") ? "application/pdf" : "text/html",
                "storage:" + name);
        Path folder = Files.createDirectories(data.resolve("storage").resolve(key));
        return Files.writeString(folder.resolve(name), text);
    }

    public long annotation(String key, long attachment, String text, String comment, int pageIndex) {
        long id = item(key, "annotation", Map.of());
        execute("INSERT INTO itemAnnotations VALUES (?, ?, 1, '', ?, ?, '#ffd400', ?, ?, ?, 0)", id,
                attachment, text,
                comment, String.valueOf(pageIndex + 100), "0000" + pageIndex + "|" + key,
                "{\"pageIndex\":" + pageIndex + ",\"rects\":[[1,2,3,4]]}");
        return id;
    }

    public ZoteroFolder trash(long item) {
        return execute("INSERT INTO deletedItems (itemID) VALUES (?)", item);
    }

    public long id(String key) {
        return number("SELECT itemID FROM items WHERE key = ?", key);
    }

    /// Sets the journal mode, which the database remembers if it is `wal`.
    public ZoteroFolder journal(String mode) {
        try (Connection connection = connect(); Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = " + mode);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return this;
    }
}
