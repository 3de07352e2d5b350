package dev.carrel.read.zotero.http;

import java.net.URI;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import dev.carrel.read.zotero.MarkPosition;
import dev.carrel.read.zotero.ZoteroLibrary;
import dev.carrel.read.zotero.ZoteroRecord;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// One item of an answer.
///
/// @param collections what the library's collections are, by their keys
record ApiRecord(JsonNode item, ZoteroLibrary library, Map<String, JsonNode> collections) {
    private static final String FILE = "file:";

    String key() {
        return item.path("key").asString(data("key"));
    }

    boolean isTrashed() {
        JsonNode deleted = item.path("data").path("deleted");
        return deleted.asBoolean(false) || deleted.asInt(0) != 0;
    }

    /// True for a stored attachment that does not tell where its file is.
    boolean wantsFile() {
        return isAttachment() && mode() != ZoteroRecord.LinkMode.LINKED_URL
                && mode() != ZoteroRecord.LinkMode.EMBEDDED_IMAGE && !enclosure().startsWith(FILE)
                && data("path").isEmpty();
    }

    private boolean isAttachment() { return data("itemType").equals("attachment"); }

    private String data(String name) {
        JsonNode value = item.path("data").path(name);
        return value.isValueNode() && !value.isNull() ? value.asString("") : "";
    }

    private String enclosure() {
        return item.path("links").path("enclosure").path("href").asString("");
    }

    private ZoteroRecord.LinkMode mode() {
        try {
            return ZoteroRecord.LinkMode.valueOf(data("linkMode").toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException unknown) {
            return ZoteroRecord.LinkMode.IMPORTED_FILE;
        }
    }

    /// @param file the address of the file, where the item itself does not tell it
    ZoteroRecord build(String file) {
        ZoteroRecord.Builder record = new ZoteroRecord.Builder(library, key(), data("itemType"));
        item.path("data").properties().forEach(field -> {
            if (field.getValue().isString()) {
                record.field(field.getKey(), field.getValue().asString(""));
            }
        });
        record.parent(data("parentItem").isEmpty() ? null : data("parentItem")).note(data("note"));
        item.path("data").path("creators").forEach(creator -> record.creator(creator(creator)));
        item.path("data").path("tags").forEach(tag -> record.tag(tag.path("tag").asString("")));
        item.path("data").path("collections").forEach(key -> collection(record, key.asString("")));
        if (isAttachment()) {
            record.link(new ZoteroRecord.Link(mode(), data("contentType"), path(file)));
        } else if (data("itemType").equals("annotation")) {
            record.mark(mark());
        }
        return record.build();
    }

    private static ZoteroRecord.Creator creator(JsonNode creator) {
        String role = creator.path("creatorType").asString("");
        String name = creator.path("name").asString("");
        return name.isEmpty()
                ? ZoteroRecord.Creator.of(role, creator.path("firstName").asString(""),
                        creator.path("lastName").asString(""))
                : ZoteroRecord.Creator.of(role, "", name);
    }

    private void collection(ZoteroRecord.Builder record, String key) {
        String path = path(key, new HashSet<>());
        if (path != null) {
            record.collection(path);
        }
    }

    /// Null if the collection, or one above it, is in the trash.
    private @Nullable String path(String key, Set<String> seen) {
        JsonNode collection = collections.get(key);
        if (collection == null || !seen.add(key) || collection.path("deleted").asBoolean(false)) {
            return null;
        }
        String name = collection.path("name").asString("");
        JsonNode parent = collection.path("parentCollection");
        if (!parent.isString()) {
            return name;
        }
        String above = path(parent.asString(""), seen);
        return above == null ? null : above + "/" + name;
    }

    /// An absolute path; without one, what Zotero calls the file, which is nowhere.
    private String path(String file) {
        String address = enclosure().startsWith(FILE) ? enclosure() : file;
        if (address.startsWith(FILE)) {
            try {
                return Path.of(URI.create(address)).toString();
            } catch (IllegalArgumentException notOfThisSystem) {
                return address;
            }
        }
        return data("path").isEmpty() ? "storage:" + data("filename") : data("path");
    }

    private ZoteroRecord.Mark mark() {
        return new ZoteroRecord.Mark(data("annotationText"), data("annotationComment"),
                data("annotationPageLabel"), MarkPosition.of(data("annotationPosition")),
                data("annotationSortIndex"), data("annotationColor"));
    }
}
