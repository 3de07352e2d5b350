package dev.carrel.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.carrel.testing.Scan;
import dev.carrel.testing.ZoteroFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// Scanned pages: named as such, and read when the user asks.
@DisabledOnOs(OS.WINDOWS)
class RecognitionIT {
    @TempDir
    private Path folder;

    private static Path scan(Path file, String... lines) throws IOException {
        Files.createDirectories(file.getParent());
        return Scan.write(file, List.of(List.of(lines)));
    }

    @Test
    void aScannedAttachmentIsReadWhenAskedForAndNothingElseIs() throws Exception {
        Program carrel = new Program(folder.resolve("home"), folder);
        ZoteroFolder zotero = new ZoteroFolder(folder.resolve("Zotero"));
        long paper = zotero.item("PAPER001", "journalArticle", Map.of("title", "On the purring of cats"));
        zotero.attachment("SCAN0001", paper, 0, "application/pdf", "storage:scan.pdf");
        scan(zotero.data().resolve("storage/SCAN0001/scan.pdf"),
                "The larynx of the domestic cat vibrates while it breathes.");
        zotero.item("PAPER002", "journalArticle", Map.of("title", "On dogs"));
        scan(folder.resolve("owls.pdf"), "The owl turns its head without a sound at night.");
        Files.writeString(folder.resolve("refs.bib"), """
                @misc{owl, title={On owls}, file={:owls.pdf:PDF}}
                @misc{hare, title={On hares}, abstract={Hares run.}}
                """);
        assertThat(carrel.run("add", "Zotero", "refs.bib").exits(1).out())
                .contains("4 documents indexed, 2 attachments not read:", "scan.pdf: scanned",
                        "owls.pdf: scanned");
        assertThat(carrel.run("sync").exits(1).out()).contains("4 unchanged", "2 attachments not read:");
        assertThat(carrel.run("sync", "--ocr").exits(0).out()).contains("4 documents indexed (2 unchanged).");
        for (String name : new String[]{"PAPER001", "owl"}) {
            assertThat(carrel.run("show", name, "--json").exits(0).json().at("/coverage/unreadable"))
                    .isEmpty();
        }
        assertThat(carrel.run("search", "--json", "larynx domestic cat", "--mode", "keyword").exits(0).json()
                .at("/results/0/passage/zotero").asString())
                .isEqualTo("zotero://open-pdf/library/items/SCAN0001?page=1");
        assertThat(carrel.run("search", "owl turns its head", "--mode", "keyword").exits(0).out())
                .contains("On owls");
        assertThat(carrel.run("sync", "--ocr").exits(0).out()).contains("4 unchanged");
        assertThat(carrel.run("sync").exits(0).out()).as("what was recognised stays").contains("4 unchanged");
    }

    @Test
    void aScanIsNamedAndReadWhenAskedFor() throws Exception {
        Program carrel = new Program(folder.resolve("home"), folder);
        scan(folder.resolve("papers/scan.pdf"),
                "The larynx of the domestic cat vibrates while it breathes.",
                "Nobody knows for certain what the sound is good for.");
        assertThat(carrel.run("add", "papers").exits(1).out()).contains("scan.pdf", "scanned");
        assertThat(carrel.run("add", "papers", "--ocr", "xyz").exits(3).err()).contains("language xyz");
        carrel.run("add", "--ocr", "papers").exits(0);
        assertThat(carrel.run("search", "larynx of the domestic cat", "--mode", "keyword").exits(0).out())
                .contains("larynx");
        assertThat(carrel.run("add", "papers").exits(0).out()).contains("unchanged");
    }
}
