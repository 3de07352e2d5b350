package dev.carrel.web;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import dev.carrel.document.DocumentId;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.json.DocumentJson;
import dev.carrel.library.json.OutlineJson;
import dev.carrel.library.json.PassageJson;
import dev.carrel.library.json.SimilarJson;
import dev.carrel.library.list.LibraryList;
import dev.carrel.library.list.WorkListJson;
import dev.carrel.search.similar.SimilarityKind;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static dev.carrel.web.ApiClient.printed;
import static dev.carrel.web.ApiClient.timeless;
import static org.assertj.core.api.Assertions.assertThat;

/// The routes of documents, what they consist of, and their files.
abstract class DocumentRoutes extends ApiRoutes {
    @Test
    void documentsAreListedPageByPage() throws Exception {
        Set<String> seen = new TreeSet<>();
        String after = "";
        int pages = 0;
        do {
            JsonNode page = call("listDocuments", "/api/documents?limit=10" + after);
            page.path("documents").forEach(each -> assertThat(seen.add(each.path("id").asString())).isTrue());
            after = page.path("next").isNull() ? "" : "&after=" + page.path("next").asString();
            pages++;
        } while (!after.isEmpty());
        assertThat(seen).hasSize(library().status().statistics().documents());
        assertThat(pages).isEqualTo((seen.size() + 9) / 10);
    }

    @Test
    void aDocumentIsFoundByAllItsNames() throws Exception {
        try (LibraryContents contents = library().contents()) {
            IndexEntry entry = contents.read(new DocumentId(id)).orElseThrow();
            DocumentJson.Whole whole = new DocumentJson.Whole(entry,
                    contents.connections(entry.origin().id()));
            JsonNode expected = printed(whole, DocumentJson.WHOLE);
            for (String name : List.of(id, id.substring(0, 8), entry.origin().path())) {
                assertSame(call("showDocument", "/api/documents/" + ApiClient.encoded(name)), expected);
            }
            assertSame(call("documentOutline", "/api/documents/" + id + "/outline"),
                    printed(whole, OutlineJson.OUTLINE));
            assertSame(call("documentText", "/api/documents/" + id + "/text?range=0..40"),
                    printed(new OutlineJson.Ranges(entry.document(), List.of(new OutlineJson.Range(0, 40))),
                            OutlineJson.TEXT));
            assertSame(call("documentReferences", "/api/documents/" + id + "/references").path("references"),
                    expected.path("references"));
            assertSame(call("documentPassages", "/api/documents/" + id + "/passages"),
                    printed(entry, PassageJson.ALL));
            String passage = entry.passages().getFirst().id().toString();
            assertSame(call("showPassage", "/api/passages/" + ApiClient.encoded(passage)),
                    printed(new PassageJson.Placed(entry.passages().getFirst(), entry),
                            PassageJson.DESCRIBED));
        }
        JsonNode within = call("documentPassages", "/api/documents/" + id + "/passages?q=sleep&limit=3");
        assertThat(within.path("results")).isNotEmpty().allSatisfy(
                hit -> assertThat(hit.path("document").path("id").asString()).isEqualTo(id));
        assertSame(timeless(call("similarDocuments", "/api/documents/" + id + "/similar?by=meaning&limit=4")),
                printed(library().search().similar(new DocumentId(id), SimilarityKind.MEANING, 4),
                        SimilarJson.DOCUMENTS));
    }

    @Test
    void worksAreListedLabelledAndTakenElsewhere() throws Exception {
        LibraryList list = new LibraryList(library());
        int works = list.page("", WorkOrder.BY_TITLE, 0, 1).total();
        JsonNode page = call("listWorks", "/api/works?sort=added&order=ascending&offset=1&limit=3");
        assertThat(page.path("total").asInt()).isEqualTo(works);
        assertSame(page, printed(list.page("",
                new WorkOrder(WorkOrder.Column.ADDED, WorkOrder.Direction.ASCENDING), 1, 3),
                WorkListJson.LISTING));
        assertThat(call("workFacets", "/api/works/facets?filter=star:yes").path("documents").asInt())
                .isZero();
        String one = "{\"documents\":[\"" + id + "\"]";
        JsonNode noted = call("labelWorks", "/api/works/labels",
                one + ",\"add\":[\"To cite\"],\"star\":\"yes\",\"reading\":\"to-read\"}");
        assertThat(noted.path("changed").asInt()).isOne();
        call("workOpened", "/api/works/opened", "{\"document\":\"" + id + "\"}");
        JsonNode row = call("listWorks",
                "/api/works?filter=" + ApiClient.encoded("tag:\"to cite\" read:todo"))
                .path("rows").path(0);
        assertThat(row.path("document").path("id").asString()).isEqualTo(id);
        assertThat(row.path("document").path("labels").path("starred").asBoolean()).isTrue();
        assertThat(row.path("opened").isString()).isTrue();
        assertThat(call("documentOutline", "/api/documents/" + id + "/outline").path("document")
                .path("labels").path("reading").asString()).isEqualTo("to-read");
        HttpResponse<byte[]> bibtex = client.send("POST", "/api/works/export",
                "{\"all\":true,\"filter\":\"star:yes\"}");
        CALLED.add("exportWorks");
        assertThat(new String(bibtex.body(), StandardCharsets.UTF_8)).contains("keywords = {", "To cite",
                "ranking = {rank5}");
        call("labelWorks", "/api/works/labels", "{\"all\":true,\"filter\":\"star:yes\",\"star\":\"no\","
                + "\"remove\":[\"to cite\"],\"reading\":\"none\"}");
        assertThat(call("workFacets", "/api/works/facets?filter=star:yes").path("documents").asInt())
                .isZero();
        assertThat(call("removeWorks", "/api/works/remove", "{\"all\":true,\"filter\":\"zzyzx\"}")
                .path("documents")).isEmpty();
        client.fetch("POST", "/api/works/remove", "{}", 400);
        client.fetch("POST", "/api/works/labels", one + "}", 400);
        client.fetch("POST", "/api/works/labels", "{\"documents\":[\"nobody\"],\"star\":\"yes\"}", 404);
    }

    @Test
    void passagesOfPdfsHaveBoxes() throws Exception {
        JsonNode owls = call("search", "/api/search?q=owls+mouse+snow&limit=1").path("results").path(0);
        JsonNode passage = call("showPassage",
                "/api/passages/" + ApiClient.encoded(owls.path("passage").path("id").asString()))
                .path("passage");
        assertThat(passage.path("boxes")).isNotEmpty();
        assertThat(passage.path("boxes").path(0).path("box")).hasSize(4);
    }

    @Test
    void theOriginalFileComesWholeOrInParts() throws Exception {
        Path pdf = folder.resolve("papers/owls.pdf");
        byte[] content = Files.readAllBytes(pdf);
        String target = "/api/documents/" + ApiClient.encoded(pdf.toString()) + "/file";
        HttpResponse<byte[]> whole = client.send("GET", target, NOTHING);
        CALLED.add("originalFile");
        assertThat(whole.statusCode()).isEqualTo(200);
        assertThat(whole.body()).isEqualTo(content);
        assertThat(whole.headers().firstValue("Content-Type")).hasValue("application/pdf");
        assertThat(whole.headers().firstValue("Accept-Ranges")).hasValue("bytes");
        HttpResponse<byte[]> part = client.send("GET", target, NOTHING, "Range", "bytes=10-19");
        assertThat(part.statusCode()).isEqualTo(206);
        assertThat(part.body()).isEqualTo(java.util.Arrays.copyOfRange(content, 10, 20));
        assertThat(part.headers().firstValue("Content-Range")).hasValue("bytes 10-19/" + content.length);
        HttpResponse<byte[]> tail = client.send("GET", target, NOTHING, "Range", "bytes=-5");
        assertThat(tail.body()).isEqualTo(
                java.util.Arrays.copyOfRange(content, content.length - 5, content.length));
        assertThat(client.send("GET", target, NOTHING, "Range", "bytes=99999999-").statusCode())
                .isEqualTo(416);
        String tag = whole.headers().firstValue("ETag").orElseThrow();
        assertThat(client.send("GET", target, NOTHING, "If-None-Match", tag).statusCode()).isEqualTo(304);
    }

    @Test
    void wordsAreMarkedNotedAndLetGo() throws Exception {
        String target = "/api/documents/" + ApiClient.encoded(folder.resolve("papers/owls.pdf").toString())
                + "/annotations";
        assertThat(call("documentAnnotations", target).path("annotations")).isEmpty();
        String text = client.fetch("GET", target.replace("annotations", "text?range=0..400"), NOTHING, 200)
                .path("paragraphs").path(0).path("text").asString();
        String quote = text.substring(0, Math.min(40, text.length()));
        JsonNode made = call("annotate", target, JsonMapper.shared().writeValueAsString(
                Map.of("quote", quote, "page", 1, "colour", "blue", "note", "See <b>this</b>",
                        "box", List.of("1 72 100.5 300 112"))));
        assertThat(made.path("found").asBoolean()).isTrue();
        assertThat(made.path("by").asString()).isEqualTo("owner");
        assertThat(made.path("regions").path(0).path("box").get(1).asDouble()).isEqualTo(100.5);
        assertThat(call("documentAnnotations", target).path("annotations")).containsExactly(made);
        String one = "/api/annotations/" + made.path("id").asString();
        assertThat(call("changeAnnotation", one, "{\"colour\":\"pink\"}").path("note").asString())
                .isEqualTo("See <b>this</b>");
        assertThat(call("changeAnnotation", one, "{\"erase\":true}").path("note").asString()).isEmpty();
        assertThat(call("homelessAnnotations", "/api/annotations").path("annotations")).isEmpty();
        assertThat(new String(client.send("GET", "/api/export?format=annotations", NOTHING).body(),
                StandardCharsets.UTF_8)).contains("\n> ").contains(", p. 1]");
        assertThat(call("search", "/api/search?mode=keyword&q=note:yes").path("results")).hasSize(1);
        call("deleteAnnotation", one);
        client.fetch("DELETE", one, NOTHING, 404);
        client.fetch("POST", one, "{\"colour\":\"pink\"}", 404);
        client.fetch("POST", target, "{\"quote\":\"owls\",\"box\":[\"1 2\"]}", 400);
        client.fetch("POST", target, "{\"quote\":\"owls\",\"colour\":\"mauve\"}", 400);
    }

    @Test
    void referencesComeInAStyle() throws Exception {
        assertThat(
                new String(client.send("GET", "/api/export?format=text&style=ieee&id=" + id, NOTHING).body(),
                        StandardCharsets.UTF_8))
                .startsWith("[1] ");
        assertThat(new String(client.send("GET", "/api/export?format=html&id=" + id, NOTHING).body(),
                StandardCharsets.UTF_8)).startsWith("<div class=\"csl-bib-body\">");
        client.fetch("GET", "/api/export?format=text&style=none-such&id=" + id, NOTHING, 400);
        client.fetch("GET", "/api/export?format=text&style=/etc/passwd.csl&id=" + id, NOTHING, 400);
    }

    @Test
    void documentsAreTakenElsewhere() throws Exception {
        HttpResponse<byte[]> file = client.send("GET", "/api/export?format=ris&id=" + id, NOTHING);
        assertThat(new String(file.body(), StandardCharsets.UTF_8)).startsWith("TY  - ").contains("ER  - ");
        assertThat(file.headers().firstValue("Content-Disposition").orElseThrow())
                .startsWith("attachment; filename=\"carrel.ris\"");
        CALLED.add("export");
    }
}
