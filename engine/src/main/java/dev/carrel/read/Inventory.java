package dev.carrel.read;

import java.util.List;

import dev.carrel.document.Document;

/// The contents of a file that holds many documents: a bibliography, or an export of bookmarks.
///
/// @param flaws what should have been an entry and is none
public record Inventory(List<Entry> entries, List<Flaw> flaws) {
    /// One document of many.
    ///
    /// @param key         what the file calls it; no other entry of the file has the same
    /// @param document    what the file itself says about it
    /// @param attachments the files that hold its text
    public record Entry(String key, Document document, List<Attachment> attachments) {
        public Entry {
            attachments = List.copyOf(attachments);
        }
    }

    /// A file that belongs to an entry, there or not.
    public record Attachment(String path, boolean present) {}

    /// Something that cannot be understood, the line that it starts on, counted from 1, and why.
    public record Flaw(int line, String reason) {}

    public Inventory {
        entries = List.copyOf(entries);
        flaws = List.copyOf(flaws);
    }
}
