package dev.carrel.read.zotero.sqlite;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import dev.carrel.read.zotero.MarkPosition;
import dev.carrel.read.zotero.ZoteroLibrary;
import dev.carrel.read.zotero.ZoteroRecord;

/// All that a Zotero database holds and has not thrown away.
public final class ZoteroDatabase {
    public static final String NAME = "zotero.sqlite";

    private static final ZoteroRecord.LinkMode[] LINK_MODES = ZoteroRecord.LinkMode.values();

    private final Map<Long, ZoteroLibrary> libraries = new HashMap<>();
    private final Map<Long, ZoteroRecord.Builder> records = new LinkedHashMap<>();
    private final Set<Long> trashed = new HashSet<>();

    private ZoteroDatabase() {}

    /// Reads the database in a data directory, whoever is using it.
    ///
    /// @throws IOException if there is none, or it is damaged
    public static List<ZoteroRecord> read(Path data) throws IOException {
        try (DatabaseCopy copy = DatabaseCopy.of(data.resolve(NAME)); Rows rows = Rows.of(copy.file())) {
            ZoteroSchema.check(rows);
            ZoteroDatabase database = new ZoteroDatabase();
            database.readAll(rows);
            BetterBibtexKeys.in(data).forEach(database::citeKey);
            return database.built();
        }
    }

    private void readAll(Rows rows) throws IOException {
        libraries(rows);
        items(rows);
        fields(rows);
        creators(rows);
        tags(rows);
        collections(rows);
        notes(rows);
        attachments(rows);
        if (rows.hasTable("itemAnnotations")) {
            annotations(rows);
        }
    }

    private void libraries(Rows rows) throws IOException {
        rows.each("SELECT libraryID FROM libraries WHERE type IN ('user', 'publications')",
                row -> libraries.put(row.getLong(1), ZoteroLibrary.OWN));
        rows.each("SELECT libraryID, groupID, name FROM groups",
                row -> libraries.put(row.getLong(1), ZoteroLibrary.group(row.getLong(2), row.getString(3))));
        if (rows.hasTable("feeds")) {
            rows.each("SELECT libraryID, name FROM feeds",
                    row -> libraries.put(row.getLong(1),
                            ZoteroLibrary.feed(row.getLong(1), row.getString(2))));
        }
    }

    private void items(Rows rows) throws IOException {
        rows.each("SELECT itemID FROM deletedItems", row -> trashed.add(row.getLong(1)));
        rows.each("SELECT i.itemID, i.libraryID, i.key, t.typeName FROM items i"
                + " JOIN itemTypesCombined t USING (itemTypeID) ORDER BY i.itemID", this::item);
    }

    private void item(ResultSet row) throws SQLException {
        ZoteroLibrary library = libraries.getOrDefault(row.getLong(2), ZoteroLibrary.OWN);
        records.put(row.getLong(1), new ZoteroRecord.Builder(library, row.getString(3), row.getString(4)));
    }

    private void fields(Rows rows) throws IOException {
        rows.each(
                "SELECT d.itemID, f.fieldName, v.value FROM itemData d JOIN fieldsCombined f USING (fieldID)"
                        + " JOIN itemDataValues v USING (valueID)",
                row -> record(row).field(row.getString(2), text(row, 3)));
    }

    private void creators(Rows rows) throws IOException {
        rows.each("SELECT i.itemID, t.creatorType, c.firstName, c.lastName FROM itemCreators i"
                + " JOIN creators c USING (creatorID) JOIN creatorTypes t USING (creatorTypeID)"
                + " ORDER BY i.itemID, i.orderIndex",
                row -> record(row).creator(
                        ZoteroRecord.Creator.of(row.getString(2), row.getString(3), row.getString(4))));
    }

    private void tags(Rows rows) throws IOException {
        rows.each("SELECT i.itemID, t.name FROM itemTags i JOIN tags t USING (tagID)",
                row -> record(row).tag(row.getString(2)));
    }

    private void collections(Rows rows) throws IOException {
        CollectionPaths paths = new CollectionPaths(rows);
        rows.each("SELECT itemID, collectionID FROM collectionItems", row -> {
            String path = paths.path(row.getLong(2));
            if (path != null) {
                record(row).collection(path);
            }
        });
    }

    private void notes(Rows rows) throws IOException {
        rows.each("SELECT itemID, parentItemID, note, title FROM itemNotes", row -> {
            ZoteroRecord.Builder note = record(row).note(text(row, 3));
            parent(note, row);
            note.noteTitle(text(row, 4));
        });
    }

    private void attachments(Rows rows) throws IOException {
        rows.each("SELECT itemID, parentItemID, linkMode, contentType, path FROM itemAttachments", row -> {
            int mode = row.getInt(3);
            ZoteroRecord.Builder attachment = record(row);
            attachment.link(new ZoteroRecord.Link(LINK_MODES[Math.clamp(mode, 0, LINK_MODES.length - 1)],
                    text(row, 4), text(row, 5)));
            parent(attachment, row);
        });
    }

    private void annotations(Rows rows) throws IOException {
        rows.each("SELECT itemID, parentItemID, text, comment, pageLabel, position, sortIndex, color"
                + " FROM itemAnnotations", row -> {
                    ZoteroRecord.Builder annotation = record(row);
                    annotation.mark(new ZoteroRecord.Mark(text(row, 3), text(row, 4), text(row, 5),
                            MarkPosition.of(text(row, 6)), text(row, 7), text(row, 8)));
                    parent(annotation, row);
                });
    }

    /// A child of something that is in the trash is in the trash.
    private void parent(ZoteroRecord.Builder child, ResultSet row) throws SQLException {
        long parent = row.getLong(2);
        if (!row.wasNull()) {
            child.parent(records.containsKey(parent) ? records.get(parent).key() : "");
            if (trashed.contains(parent)) {
                trashed.add(row.getLong(1));
            }
        }
    }

    private void citeKey(Long item, String key) {
        ZoteroRecord.Builder record = records.get(item);
        if (record != null) {
            record.field(ZoteroRecord.BETTER_BIBTEX, key);
        }
    }

    private List<ZoteroRecord> built() {
        List<ZoteroRecord> built = new ArrayList<>();
        records.forEach((id, record) -> {
            if (!trashed.contains(id)) {
                built.add(record.build());
            }
        });
        return built;
    }

    /// The record that a row is about; a damaged database may name one that is not there, which then is nobody's.
    private ZoteroRecord.Builder record(ResultSet row) throws SQLException {
        ZoteroRecord.Builder record = records.get(row.getLong(1));
        return record == null ? new ZoteroRecord.Builder(ZoteroLibrary.OWN, "", "") : record;
    }

    private static String text(ResultSet row, int column) throws SQLException {
        return Objects.requireNonNullElse(row.getString(column), "");
    }
}
