package dev.carrel.read.zotero.http;

import java.io.IOException;
import java.util.List;
import java.util.Objects;

import dev.carrel.base.UserError;
import dev.carrel.read.zotero.MarkPosition;
import dev.carrel.read.zotero.ZoteroRecord;
import dev.carrel.read.zotero.ZoteroWork;
import dev.carrel.testing.ZoteroServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class LocalApiTest {
    private ZoteroServer server;

    @BeforeEach
    void begin() throws IOException {
        server = new ZoteroServer().serve("/api/users/0/groups", "[]").serve("/api/users/0/collections",
                "[]");
    }

    @AfterEach
    void end() {
        server.close();
    }

    private List<ZoteroRecord> records() throws IOException {
        return LocalApi.at(server.address() + "/api/").records();
    }

    @Test
    void anAnswerSaysWhatTheDatabaseWouldSay() throws IOException {
        server.serve("/api/users/0/collections", """
                [{"key": "COLL0001", "data": {"name": "Animals", "parentCollection": false}},
                 {"key": "COLL0002", "data": {"name": "Cats", "parentCollection": "COLL0001"}}]""");
        server.serve("/api/users/0/items",
                """
                        [{"key": "PAPER001", "version": 7, "library": {"type": "user", "id": 0},
                          "data": {"key": "PAPER001", "itemType": "journalArticle", "title": "On cats", "DOI": "10.1/x",
                           "creators": [{"creatorType": "author", "firstName": "Ada", "lastName": "Lovelace"},
                                        {"creatorType": "author", "name": "Cat Society"}],
                           "tags": [{"tag": "felines", "type": 1}], "collections": ["COLL0002"], "relations": {}}},
                         {"key": "PDF00001", "links": {"enclosure": {"href": "file:///data/a%20b.pdf"}},
                          "data": {"itemType": "attachment", "parentItem": "PAPER001", "linkMode": "imported_url",
                           "contentType": "application/pdf", "filename": "a b.pdf", "tags": []}},
                         {"key": "PDF00002", "data": {"itemType": "attachment", "parentItem": "PAPER001",
                           "linkMode": "imported_file", "contentType": "application/pdf", "filename": "c.pdf"}},
                         {"key": "GONE0001", "data": {"itemType": "book", "title": "Gone", "deleted": 1}},
                         {"key": "NOTE0001", "data": {"itemType": "note", "parentItem": "PAPER001", "note": "<p>Hm.</p>"}},
                         {"key": "MARK0001", "data": {"itemType": "annotation", "parentItem": "PDF00001",
                           "annotationType": "highlight", "annotationText": "purring", "annotationComment": "why?",
                           "annotationPageLabel": "104", "annotationSortIndex": "00004|1",
                           "annotationPosition": "{\\"pageIndex\\":4,\\"rects\\":[]}"}}]""");
        server.serve("/api/users/0/items/PDF00002/file/view/url", "file:///data/c.pdf");
        ZoteroWork work = ZoteroWork.of(records()).getFirst();
        assertThat(ZoteroWork.of(records())).hasSize(1);
        assertThat(work.item().creators()).extracting(ZoteroRecord.Creator::name).containsExactly(
                "Ada Lovelace",
                "Cat Society");
        assertThat(work.item().collections()).containsExactly("Animals/Cats");
        assertThat(work.item().tags()).containsExactly("felines");
        assertThat(work.attachments()).extracting(file -> Objects.requireNonNull(file.link()).path())
                .containsExactly("/data/a b.pdf",
                        "/data/c.pdf");
        assertThat(work.notes()).hasSize(1);
        assertThat(work.annotations().get("PDF00001")).singleElement()
                .satisfies(mark -> assertThat(mark.mark())
                        .isEqualTo(new ZoteroRecord.Mark("purring", "why?", "104",
                                new MarkPosition(5, List.of()), "00004|1", "")));
    }

    @Test
    void longListsComeInPages() throws IOException {
        StringBuilder items = new StringBuilder("[");
        for (int i = 0; i < 250; i++) {
            items.append(i == 0 ? "" : ",").append("{\"key\": \"K").append(i)
                    .append("\", \"data\": {\"itemType\": \"book\", \"title\": \"T\"}}");
        }
        server.serve("/api/users/0/items", items.append("]").toString());
        assertThat(records()).hasSize(250).extracting(ZoteroRecord::key).doesNotHaveDuplicates();
        assertThat(server.asked()).filteredOn(each -> each.contains("/items")).hasSize(3);
    }

    @Test
    void groupsAreAskedForToo() throws IOException {
        server.serve("/api/users/0/items", "[]")
                .serve("/api/users/0/groups", "[{\"id\": 12, \"data\": {\"id\": 12, \"name\": \"Ours\"}}]")
                .serve("/api/groups/12/collections", "[]")
                .serve("/api/groups/12/items", "[{\"key\": \"G\", \"data\": {\"itemType\": \"book\"}}]");
        assertThat(records()).singleElement().satisfies(record -> {
            assertThat(record.library().path()).isEqualTo("groups/12");
            assertThat(record.collections()).containsExactly("Ours");
        });
    }

    @Test
    void whatGoesWrongIsSaidInOneSentence() throws IOException {
        assertThatThrownBy(() -> LocalApi.at("http://127.0.0.1:9").records()).isInstanceOf(IOException.class)
                .hasMessageContaining("does not answer");
        server.serve("/api/users/0/items", "<html>Hello</html>");
        assertThatThrownBy(this::records).hasMessageContaining("not Zotero");
        server.refuse(403);
        assertThatThrownBy(this::records).hasMessageContaining("allow it in its settings");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://192.0.2.7:23119", "https://127.0.0.1:23119", "http://",
            "file:///etc/passwd",
            "http://127.0.0.1:x y"})
    void onlyThisMachineIsAsked(String address) {
        assertThatThrownBy(() -> LocalApi.at(address)).isInstanceOf(UserError.class)
                .hasMessageContaining("not an address of this machine");
    }
}
