package dev.carrel.read.zotero;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import dev.carrel.base.ContentHash;
import dev.carrel.document.reason.Reason;
import org.jspecify.annotations.Nullable;

/// The file of an attachment, as it was found.
///
/// @param path     where it is, or where it should be
/// @param file     null if it cannot be read
/// @param trouble  why it cannot; null if it can
/// @param size     of the file, 0 if there is none
/// @param modified its time in milliseconds
public record AttachmentFile(ZoteroRecord attachment, String path, @Nullable Path file,
        @Nullable Reason trouble,
        long size, long modified) {
    static final String MISSING = "-";

    static AttachmentFile missing(ZoteroRecord attachment, String path, Reason trouble) {
        return new AttachmentFile(attachment, path, null, trouble, 0, 0);
    }

    /// The same as long as the file is the same; a sign of its own if it is missing.
    public String state() {
        String seen = path + "\n" + size + "\n" + modified;
        return file == null
                ? MISSING
                : ContentHash.of(seen.getBytes(StandardCharsets.UTF_8)).value().substring(0, 12);
    }

    public boolean isPdf() {
        ZoteroRecord.Link link = attachment.link();
        return link != null && link.contentType().equals("application/pdf");
    }

    /// The name of the file without its folder.
    public String name() {
        String plain = path.replace('\\', '/');
        return plain.substring(Math.max(plain.lastIndexOf('/'), plain.lastIndexOf(':')) + 1);
    }
}
