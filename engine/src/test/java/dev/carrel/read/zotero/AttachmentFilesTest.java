package dev.carrel.read.zotero;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.Reason.AttachmentMissing.Cause;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

final class AttachmentFilesTest {
    @TempDir
    private Path folder;

    private List<AttachmentFile> found(ZoteroRecord.LinkMode mode, String path, @Nullable Path base) {
        ZoteroRecord attachment = new ZoteroRecord.Builder(ZoteroLibrary.OWN, "ABCD2345", "attachment")
                .link(new ZoteroRecord.Link(mode, "application/pdf", path)).build();
        return new AttachmentFiles(folder.resolve("Zotero"), base)
                .of(ZoteroWork.of(List.of(attachment)).getFirst());
    }

    private Path write(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "text");
    }

    @Test
    void storedLinkedAndBasedFilesAreFound() throws IOException {
        Path stored = write("Zotero/storage/ABCD2345/a b.pdf");
        Path linked = write("elsewhere/c.pdf");
        assertThat(found(ZoteroRecord.LinkMode.IMPORTED_FILE, "storage:a b.pdf", null)).singleElement()
                .satisfies(file -> assertThat(file.file()).isEqualTo(stored));
        assertThat(found(ZoteroRecord.LinkMode.LINKED_FILE, linked.toString(), null)).singleElement()
                .satisfies(file -> assertThat(file.file()).isEqualTo(linked));
        assertThat(found(ZoteroRecord.LinkMode.LINKED_FILE, "attachments:elsewhere/c.pdf", folder))
                .singleElement()
                .satisfies(file -> assertThat(file.file()).isEqualTo(linked));
    }

    private static Reason missing(Cause cause) {
        return new Reason.AttachmentMissing(cause);
    }

    @Test
    void whatIsMissingSaysWhereItShouldBeAndWhy() {
        assertThat(found(ZoteroRecord.LinkMode.IMPORTED_FILE, "storage:gone.pdf", null)).singleElement()
                .satisfies(file -> {
                    assertThat(file.path()).endsWith("gone.pdf").contains("ABCD2345");
                    assertThat(file.trouble()).isEqualTo(missing(Cause.NO_SUCH_FILE));
                    assertThat(file.file()).isNull();
                });
        assertThat(found(ZoteroRecord.LinkMode.LINKED_FILE, "attachments:a.pdf", null)).singleElement()
                .satisfies(file -> assertThat(file.trouble()).isEqualTo(new Reason.AttachmentNotFound()));
        assertThat(found(ZoteroRecord.LinkMode.IMPORTED_URL, "", null)).singleElement()
                .satisfies(file -> assertThat(file.trouble()).isEqualTo(missing(Cause.NO_NAME)));
        assertThat(found(ZoteroRecord.LinkMode.LINKED_FILE, "a\u0000b", null)).singleElement()
                .satisfies(file -> assertThat(file.trouble()).isEqualTo(missing(Cause.IMPOSSIBLE_PATH)));
    }

    @Test
    void aStoredFileIsNeverOutsideItsFolder() throws IOException {
        write("secret.pdf");
        assertThat(found(ZoteroRecord.LinkMode.IMPORTED_FILE, "storage:../../../secret.pdf", null))
                .singleElement()
                .satisfies(file -> assertThat(file.file()).isNull());
    }

    @Test
    void linksToPagesAreNoFiles() {
        assertThat(found(ZoteroRecord.LinkMode.LINKED_URL, "", null)).isEmpty();
        assertThat(found(ZoteroRecord.LinkMode.EMBEDDED_IMAGE, "storage:a.png", null)).isEmpty();
    }

    @Test
    void aNameIsFoundHoweverItsAccentsAreWritten() throws IOException {
        Path stored = write("Zotero/storage/ABCD2345/Mu\u0308ller.pdf");
        assertThat(found(ZoteroRecord.LinkMode.IMPORTED_FILE, "storage:M\u00fcller.pdf", null))
                .singleElement()
                .satisfies(file -> assertThat(Path.of(file.path())).isEqualTo(stored));
    }
}
