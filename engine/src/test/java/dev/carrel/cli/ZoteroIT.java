package dev.carrel.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import dev.carrel.testing.ZoteroFolder;
import dev.carrel.testing.ZoteroServer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/// Brings a Zotero library in and finds the way back to it.
@DisabledOnOs(OS.WINDOWS)
class ZoteroIT {
    @TempDir
    private Path folder;

    private Program carrel;
    private ZoteroFolder zotero;

    @BeforeEach
    void begin() throws Exception {
        carrel = new Program(folder.resolve("home"), folder);
        zotero = new ZoteroFolder(folder.resolve("My Zotero"));
        long paper = zotero.item("PAPER001", "journalArticle",
                Map.of("title", "On the purring of cats", "DOI",
                        "10.1000/cats", "citationKey", "lovelace2019", "date", "2019-05-00 May 2019"));
        zotero.creator(paper, "author", "Ada", "Lovelace").creator(paper, "translator", "Luigi", "Menabrea")
                .put(paper, zotero.collection("Animals", null));
        long pdf = zotero.attachment("PDF00001", paper, 2, "application/pdf", "attachments:cats/gone.pdf");
        zotero.annotation("MARK0001", pdf, "The larynx vibrates.", "remarkable", 6);
        zotero.stored("PAGE0001", paper, "page.html",
                "<html><body><article><p>Cats are kept in houses everywhere.</p></article></body></html>");
        zotero.note("NOTE0001", null, "<p>Shopping list</p><p>Milk and tea.</p>");
    }

    private void profile() throws Exception {
        Path profile = Files.createDirectories(folder.resolve("home/.zotero/zotero/abc.default"));
        Files.writeString(profile.resolve("prefs.js"),
                "user_pref(\"extensions.zotero.dataDir\", \"" + zotero.data() + "\");\n"
                        + "user_pref(\"extensions.zotero.baseAttachmentPath\", \"" + folder + "/base\");\n");
    }

    @Test
    void aLibraryIsFoundReadSearchedAndRemoved() throws Exception {
        assertThat(carrel.launch("add", "--zotero").exits(2).err()).contains("was not found", "--zotero DIR");
        assertThat(carrel.run("add").exits(2).err()).contains("--zotero");
        assertThat(carrel.run("add", "--zotero", ".").exits(2).err()).contains("no zotero.sqlite");
        profile();
        Program.Run added = carrel.launch("add", "--zotero").exits(1);
        assertThat(added.out()).contains("2 documents indexed, 1 attachment not read:", "base/cats/gone.pdf");
        JsonNode status = carrel.run("status", "--json").exits(0).json();
        assertThat(status.at("/sources/0/kind").asString()).isEqualTo("zotero");
        assertThat(status.at("/failed/0/path").asString()).endsWith("base/cats/gone.pdf");
        assertThat(carrel.run("search", "larynx vibrates").exits(0).out().replaceAll("\\s+", ""))
                .contains("zotero://open-pdf/library/items/PDF00001?page=7");
        assertThat(carrel.run("search", "larynx author:menabrea").exits(0).out()).contains("purring of cats");
        assertThat(carrel.run("show", "PAPER001").exits(0).out()).contains("translator: Luigi Menabrea");
        JsonNode hit = carrel.run("search", "--json", "houses collection:animals").exits(0).json()
                .at("/results/0");
        assertThat(hit.at("/document/zotero").asString()).isEqualTo("zotero://select/library/items/PAPER001");
        assertThat(hit.at("/document/path").asString()).endsWith("storage/PAGE0001/page.html");
        for (String name : new String[]{"PAPER001", "lovelace2019", "10.1000/cats",
                zotero.data().resolve("storage/PAGE0001/page.html").toString()}) {
            JsonNode shown = carrel.run("show", name, "--json").exits(0).json();
            assertThat(shown.at("/document/authors/0").asString()).isEqualTo("Ada Lovelace");
            assertThat(shown.at("/coverage/unreadable/0/reason").asString()).contains("gone.pdf", "missing");
        }
        zotero.trash(zotero.id("NOTE0001"));
        assertThat(carrel.launch("add", "--zotero", zotero.database().toString()).exits(0).out())
                .contains("1 document no longer there");
        assertThat(carrel.run("remove", "My Zotero").exits(0).out()).contains("1 source");
        assertThat(carrel.run("status", "--json").json().at("/documents").asInt()).isZero();
    }

    @Test
    void aRunningZoteroIsAskedOnThisMachineOnly() throws Exception {
        assertThat(carrel.run("add", "--zotero", "http://192.0.2.1:23119").exits(2).err())
                .contains("not an address of this machine");
        try (ZoteroServer server = new ZoteroServer().serve("/api/users/0/groups", "[]")
                .serve("/api/users/0/collections", "[]").serve("/api/users/0/items",
                        "[{\"key\": \"BOOK0001\", \"data\": {\"itemType\": \"book\", \"title\": \"Tea\"}}]")) {
            carrel.run("add", "--zotero", server.address()).exits(0);
            assertThat(carrel.run("search", "tea").exits(0).out()).contains(server.address(),
                    "zotero://select/library/items/BOOK0001");
            assertThat(carrel.run("remove", server.address()).exits(0).out()).contains("1 source");
        }
    }
}
