package dev.carrel.read.zotero;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.reason.Reason;
import org.jspecify.annotations.Nullable;

/// Finds attachments on this machine.
///
/// @param data the data directory; null if all paths are absolute
/// @param base the directory that paths of linked files begin in; null if it is not known
public record AttachmentFiles(@Nullable Path data, @Nullable Path base) {
    private static final String STORED = "storage:";
    private static final String BASED = "attachments:";

    /// The files of a work, the main one first. Links to pages and pictures inside notes are no files.
    public List<AttachmentFile> of(ZoteroWork work) {
        List<AttachmentFile> files = new ArrayList<>();
        for (ZoteroRecord attachment : work.attachments()) {
            ZoteroRecord.Link link = attachment.link();
            if (link != null && link.mode() != ZoteroRecord.LinkMode.LINKED_URL
                    && link.mode() != ZoteroRecord.LinkMode.EMBEDDED_IMAGE) {
                files.add(found(attachment, link.path()));
            }
        }
        return files;
    }

    private AttachmentFile found(ZoteroRecord attachment, String path) {
        try {
            Path place = place(attachment, path);
            return place == null
                    ? AttachmentFile.missing(attachment, path, unplaced(path))
                    : looked(attachment, place);
        } catch (InvalidPathException impossible) {
            return AttachmentFile.missing(attachment, path,
                    new Reason.AttachmentMissing(Reason.AttachmentMissing.Cause.IMPOSSIBLE_PATH));
        }
    }

    private static Reason unplaced(String path) {
        return path.startsWith(BASED)
                ? new Reason.AttachmentNotFound()
                : new Reason.AttachmentMissing(Reason.AttachmentMissing.Cause.NO_NAME);
    }

    private @Nullable Path place(ZoteroRecord attachment, String path) {
        if (path.startsWith(STORED)) {
            // A name and nothing else: what Zotero synchronised from elsewhere must not lead out of its folder.
            String name = path.substring(STORED.length()).replace('\\', '/');
            Path folder = data == null ? null : data.resolve("storage").resolve(attachment.key());
            return folder == null || name.isBlank()
                    ? null
                    : folder.resolve(name.substring(name.lastIndexOf('/') + 1));
        }
        if (path.startsWith(BASED)) {
            return base == null ? null : base.resolve(path.substring(BASED.length())).normalize();
        }
        return path.isBlank() ? null : Path.of(path);
    }

    private static AttachmentFile looked(ZoteroRecord attachment, Path place) {
        Path file = existing(place);
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            if (!attributes.isRegularFile()) {
                return AttachmentFile.missing(attachment, file.toString(), new Reason.AttachmentNotAFile());
            }
            return new AttachmentFile(attachment, file.toString(), file, null, attributes.size(),
                    attributes.lastModifiedTime().toMillis());
        } catch (IOException gone) {
            return AttachmentFile.missing(attachment, place.toString(),
                    new Reason.AttachmentMissing(Reason.AttachmentMissing.Cause.NO_SUCH_FILE));
        }
    }

    /// Names with accents are written in two ways, and not every file system takes one for the other.
    private static Path existing(Path place) {
        if (!Files.exists(place) && place.getFileName() != null) {
            String name = place.getFileName().toString();
            for (Normalizer.Form form : List.of(Normalizer.Form.NFC, Normalizer.Form.NFD)) {
                Path other = place.resolveSibling(Normalizer.normalize(name, form));
                if (Files.exists(other)) {
                    return other;
                }
            }
        }
        return place;
    }
}
