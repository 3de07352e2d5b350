package dev.carrel.read.zotero.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The cite keys that Better BibTeX keeps in a database of its own, by the number of the item. Newer versions have a
/// table of them, older ones a document, and the newest store them with the items.
final class BetterBibtexKeys {
    private static final List<String> NAMES = List.of("better-bibtex.sqlite", "better-bibtex.migrated");

    private BetterBibtexKeys() {}

    /// None if there is no such database, or none that is understood: Zotero's own data is worth having without.
    static Map<Long, String> in(Path data) {
        Map<Long, String> keys = new HashMap<>();
        NAMES.stream().map(data::resolve).filter(Files::isRegularFile).findFirst()
                .ifPresent(database -> read(database, keys));
        return keys;
    }

    private static void read(Path database, Map<Long, String> keys) {
        try (DatabaseCopy copy = DatabaseCopy.of(database); Rows rows = Rows.of(copy.file())) {
            if (rows.hasTable("citationkey")) {
                rows.each("SELECT itemID, citationKey FROM citationkey",
                        row -> keys.put(row.getLong(1), row.getString(2)));
            } else if (rows.hasTable("better-bibtex")) {
                rows.each("SELECT data FROM \"better-bibtex\" WHERE name = 'better-bibtex.citekey'",
                        row -> document(row.getString(1), keys));
            }
        } catch (IOException | JacksonException unknown) {
            System.getLogger(BetterBibtexKeys.class.getName()).log(System.Logger.Level.DEBUG, "no cite keys",
                    unknown);
        }
    }

    private static void document(String json, Map<Long, String> keys) {
        for (JsonNode entry : JsonMapper.shared().readTree(json).path("data")) {
            String key = entry.path("citekey").asString(entry.path("citationKey").asString(""));
            if (!key.isEmpty()) {
                keys.put(entry.path("itemID").asLong(-1), key);
            }
        }
    }
}
