package dev.carrel.read.zotero;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import org.jspecify.annotations.Nullable;

/// One thing that Zotero keeps: an item, a note, an attachment or an annotation. Its text is as Zotero stores it.
///
/// @param type        Zotero's word: `journalArticle`, `note`, `attachment`, ...
/// @param parent      the key of what it belongs to
/// @param fields      by Zotero's names
/// @param collections full paths
/// @param note        the note that it is, or that is attached to it, in HTML; empty if none
/// @param link        of attachments
/// @param mark        of annotations
public record ZoteroRecord(ZoteroLibrary library, String key, String type, @Nullable String parent,
        SortedMap<String, String> fields, List<Creator> creators, List<String> tags, List<String> collections,
        String note, @Nullable Link link, @Nullable Mark mark) {
    /// A person or an institution, and what they did.
    ///
    /// @param first empty for institutions
    public record Creator(String role, String first, String last) {
        public static Creator of(String role, @Nullable String first, @Nullable String last) {
            return new Creator(role, first == null ? "" : first.strip(), last == null ? "" : last.strip());
        }

        /// As people write it.
        public String name() {
            return (first + " " + last).strip();
        }
    }

    /// The field for a cite key that only Better BibTeX's own table has.
    public static final String BETTER_BIBTEX = "betterbibtex.citationKey";

    /// How an attachment is attached.
    public enum LinkMode {
        IMPORTED_FILE, IMPORTED_URL, LINKED_FILE, LINKED_URL, EMBEDDED_IMAGE
    }

    /// The link from an attachment to its content.
    ///
    /// @param path as Zotero writes it: `storage:a.pdf`, `attachments:b.pdf`, or an absolute path; empty if unknown
    public record Link(LinkMode mode, String contentType, String path) {}

    /// A place in an attachment that a person marked.
    ///
    /// @param order  sorts the marks of an attachment by their place in it
    /// @param colour as web pages write it; empty if not told
    public record Mark(String text, String comment, String pageLabel, MarkPosition position, String order,
            String colour) {
        /// From 1; null where the attachment has no pages.
        public @Nullable Integer page() {
            return position.page();
        }
    }

    public ZoteroRecord {
        fields = Collections.unmodifiableSortedMap(new TreeMap<>(fields));
        creators = List.copyOf(creators);
        tags = List.copyOf(tags);
        collections = List.copyOf(collections);
    }

    /// A field's value, stripped; empty if it has none.
    public String field(String name) {
        return fields.getOrDefault(name, "").strip();
    }

    public boolean isAttachment() { return type.equals("attachment"); }

    public boolean isNote() { return type.equals("note"); }

    public boolean isAnnotation() { return type.equals("annotation"); }

    /// Collects what is stored in many places.
    public static final class Builder {
        private final ZoteroLibrary library;
        private final String key;
        private final String type;
        private final SortedMap<String, String> fields = new TreeMap<>();
        private final List<Creator> creators = new ArrayList<>();
        private final List<String> tags = new ArrayList<>();
        private final List<String> collections = new ArrayList<>();
        private @Nullable String parent;
        private String note = "";
        private @Nullable Link link;
        private @Nullable Mark mark;

        public Builder(ZoteroLibrary library, String key, String type) {
            this.library = library;
            this.key = key;
            this.type = type;
        }

        public String key() {
            return key;
        }

        public Builder parent(@Nullable String value) {
            parent = value;
            return this;
        }

        public Builder field(String name, String value) {
            fields.put(name, value);
            return this;
        }

        /// Zotero's own name for a note; other things have a title of their own.
        public Builder noteTitle(String value) {
            if (type.equals("note")) {
                fields.put("title", value);
            }
            return this;
        }

        public Builder creator(Creator creator) {
            creators.add(creator);
            return this;
        }

        public Builder tag(String tag) {
            tags.add(tag);
            return this;
        }

        public Builder collection(String path) {
            collections.add(library.collection(path));
            return this;
        }

        public Builder note(String html) {
            note = html;
            return this;
        }

        public Builder link(Link value) {
            link = value;
            return this;
        }

        public Builder mark(Mark value) {
            mark = value;
            return this;
        }

        public ZoteroRecord build() {
            if (collections.isEmpty() && parent == null && !library.name().isEmpty()) {
                collections.add(library.name());
            }
            Collections.sort(tags);
            Collections.sort(collections);
            return new ZoteroRecord(library, key, type, parent, fields, creators, tags, collections, note,
                    link, mark);
        }
    }
}
