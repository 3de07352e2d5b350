package dev.carrel.web;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Set;

import dev.carrel.assist.scan.ScanRequest;
import dev.carrel.index.Coverage;
import dev.carrel.library.LibraryAssistant.Drafting;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.answers.ScanJson;
import dev.carrel.library.json.AnswerJson;
import dev.carrel.library.json.ContextJson;
import dev.carrel.library.json.CoverageJson;
import dev.carrel.library.json.FacetsJson;
import dev.carrel.library.json.SettingsJson;
import dev.carrel.library.json.SimilarJson;
import dev.carrel.library.json.StatusJson;
import dev.carrel.library.json.VerdictJson;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.context.ContextRequest;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.web.openapi.OpenApiRules;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static dev.carrel.web.ApiClient.printed;
import static dev.carrel.web.ApiClient.timeless;
import static org.assertj.core.api.Assertions.assertThat;

/// Every route of the server's own description, called as it says, and what comes back held against it and against what
/// the command prints. What takes something away comes last.
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Tag("thorough")
final class ApiContractTest extends DocumentRoutes {
    private static final int LATER = Integer.MAX_VALUE - 3;
    private static final int LAST = Integer.MAX_VALUE - 2;

    @Test
    void theDescriptionKeepsTheRulesOfOpenApi() throws Exception {
        assertThat(OpenApiRules.broken(described.description())).isEmpty();
        assertThat(call("openapi", "/api/openapi.json")).isEqualTo(described.description());
    }

    @Test
    void theValidatorFindsWhatIsWrong() {
        JsonNode wrong = JsonMapper.shared().readTree("{\"documents\":[{\"id\":3}],\"next\":4}");
        assertThat(described.violations("listDocuments", wrong)).isNotEmpty();
        JsonNode more = JsonMapper.shared().readTree("{\"documents\":[],\"next\":null,\"further\":1}");
        assertThat(described.violations("listDocuments", more)).hasSize(1);
    }

    @Test
    void searchAnswersAsTheCommand() throws Exception {
        JsonNode plain = call("search", "/api/search?q=" + ApiClient.encoded(QUESTION) + "&limit=5");
        assertThat(plain.path("results")).hasSize(5);
        assertSame(timeless(plain),
                printed(AnswerJson.Told.plain(
                        library().search().ask(QUESTION, SearchOptions.STANDARD.withLimit(5))),
                        AnswerJson.ANSWER));
        assertSame(timeless(call("search", "/api/search?explain=true&view=passages&mode=keyword&q=sleep")),
                printed(AnswerJson.Told.explained(library().search().ask("sleep",
                        SearchOptions.STANDARD.withMode(Mode.KEYWORD).withView(View.PASSAGES))),
                        AnswerJson.ANSWER));
        JsonNode both = call("search",
                "/api/search?q=sleep&q=light&combine=product&filter=-in:nowhere+type:documentation");
        assertThat(both.path("results")).isNotEmpty();
        assertSame(timeless(both), printed(AnswerJson.Told.plain(library().search().ask(new SearchRequest(
                List.of("sleep -in:nowhere type:documentation", "light -in:nowhere type:documentation"),
                Combination.PRODUCT), SearchOptions.STANDARD)), AnswerJson.ANSWER));
        call("search", "/api/search?query=sleep&ranking=rrf&min-similarity=0.5&expand=always");
        assertThat(call("search", "/api/search?q=zzzzqqqqxyzzy&mode=keyword").path("results")).isEmpty();
    }

    @Test
    void facetsCountDocumentsSuggestionsFindSomeAndTheMapHasAll() throws Exception {
        assertSame(call("facets", "/api/facets?q=sleep"),
                printed(library().search().facets(SearchRequest.one("sleep"), SearchOptions.STANDARD),
                        FacetsJson.FACETS));
        JsonNode said = call("said", "/api/said?q=owls+are+heard&filter=year:2011&limit=3");
        assertThat(said.at("/results/0/sentences/0/text").asString()).contains("hear a mouse");
        assertSame(timeless(said), printed(library().search().said("owls are heard year:2011",
                SearchOptions.STANDARD.withLimit(3)), AnswerJson.SAID));
        assertThat(call("facets", "/api/facets").path("documents").asInt())
                .isEqualTo(library().status().statistics().documents());
        JsonNode suggestions = call("suggestions", "/api/suggestions").path("suggestions");
        assertThat(suggestions.size()).isGreaterThan(3);
        assertThat(suggestions).allSatisfy(each -> assertThat(library()
                .search().ask(each.path("query").asString(), SearchOptions.STANDARD).results()).isNotEmpty());
        JsonNode mapped = ended(call("makeMap", "/api/map", "{\"fresh\":true}")).path("result");
        assertThat(call("map", "/api/map").path("titles").size()).isPositive()
                .isEqualTo(mapped.path("documents").asInt());
    }

    @Test
    void whatModelsAskIsAnsweredAsTheCommand() throws Exception {
        assertSame(
                timeless(call("similarToText", "/api/similar", "{\"text\":\"cities are warm\",\"limit\":3}")),
                printed(library().search().similar("cities are warm", 3), SimilarJson.PASSAGES));
        assertSame(timeless(call("context", "/api/context", "{\"query\":\"" + QUESTION + "\",\"total\":3}")),
                printed(
                        library().search().context(ContextRequest.about(QUESTION, List.of()).withTotal(3)),
                        ContextJson.CONTEXT));
        call("context", "/api/context", "{\"documents\":[\"" + id + "\"],\"per-document\":2}");
        assertSame(timeless(call("verify", "/api/verify", "{\"quote\":\"Owls hunt in the dark\"}")),
                printed(library().search().verify("Owls hunt in the dark", List.of()), VerdictJson.VERDICT));
    }

    @Test
    void answersAreGivenKeptAndShown() throws Exception {
        assertThat(call("answers", "/api/answers")).isEmpty();
        assertThat(call("assistant", "/api/assistant").path("model").isNull()).isTrue();
        JsonNode answer = call("ask", "/api/ask", "{\"question\":\"" + QUESTION + "\",\"save\":true}");
        assertThat(answer.path("by").asString()).isEqualTo("extract");
        assertThat(call("answers", "/api/answers").get(0).path("answer")).isEqualTo(answer);
        assertThat(call("showAnswer", "/api/answers/1").path("answer")).isEqualTo(answer);
        assertThat(client.told("/api/answers/1/events", NOTHING)).isEqualTo(answer);
        assertThat(client.told("/api/ask/events", "{\"question\":\"" + QUESTION + "\"}"))
                .isEqualTo(answer);
        CALLED.addAll(Set.of("askAgain", "askEvents", "decideAssistant"));
        call("forgetAnswer", "/api/answers/1");
        client.fetch("GET", "/api/answers/1", NOTHING, 404);
        client.fetch("POST", "/api/answers/1/events", NOTHING, 404);
        client.fetch("POST", "/api/ask/events", "{\"question\":\" \"}", 400);
        assertThat(client.fetch("POST", "/api/assistant", "{\"allow\":true}", 404).path("error")
                .path("message").asString()).isEqualTo("No language model is configured.");
    }

    @Test
    void aClaimIsScannedAsTheCommandDoes() throws Exception {
        assertSame(timeless(call("scan", "/api/scan", "{\"claim\":\"" + QUESTION + "\"}")),
                printed(library().assistant().scan(ScanRequest.of(QUESTION), Drafting.NONE), ScanJson.CLAIM));
        assertThat(call("scan", "/api/scan",
                "{\"claim\":\"" + QUESTION + "\",\"collection\":\"none\",\"extract\":true}").path("evidence"))
                .isEmpty();
    }

    @Test
    void theServersHealthIsLookedAt() throws Exception {
        assertThat(call("doctor", "/api/doctor").path("checks"))
                .extracting(check -> check.path("name").asString()).contains("Java", "library");
    }

    @Test
    void aDocumentIsSummedUp() throws Exception {
        String owls = folder.resolve("papers/owls.pdf").toString();
        JsonNode summary = call("summary", "/api/summary",
                "{\"document\":\"" + owls + "\",\"extract\":true}");
        assertThat(summary.path("by").asString()).isEqualTo("extract");
        assertThat(summary.path("sentences")).isNotEmpty();
    }

    @Test
    void aMatrixIsFilledShownEditedExportedAndDeleted() throws Exception {
        assertThat(call("matrices", "/api/matrices")).isEmpty();
        String owls = folder.resolve("papers/owls.pdf").toString();
        String asked = "{\"questions\":[\"Where do owls hunt?\",\"Is it loud? [yes/no]\"],\"name\":\"Nights\","
                + "\"documents\":[\"" + owls + "\"]}";
        JsonNode begun = call("fillMatrix", "/api/matrices", asked);
        EventStream.ended(served.wire(), call("showJob", "/api/jobs/" + begun.path("job").asString()));
        JsonNode matrix = call("showMatrix", "/api/matrices/nights");
        JsonNode cell = matrix.path("rows").path(0).path("cells").path(0);
        assertThat(cell.path("status").asString()).isEqualTo("checked");
        assertThat(cell.path("by").asString()).isEqualTo("extract");
        assertThat(cell.path("quote").asString()).startsWith("Owls hunt in the dark");
        assertThat(cell.path("page").asInt()).isEqualTo(1);
        assertThat(matrix.path("job").isNull()).isTrue();
        JsonNode rest = call("showMatrix", "/api/matrices/nights?offset=1&limit=1");
        assertThat(rest.path("rows")).isEmpty();
        assertThat(rest.path("total").asInt()).isEqualTo(1);
        assertThat(rest.path("counts")).isEqualTo(matrix.path("counts"));
        JsonNode edited = call("editCell", "/api/matrices/nights/cells",
                "{\"document\":\"" + matrix.path("rows").path(0).path("document").asString()
                        + "\",\"question\":\"" + cell.path("question").asString()
                        + "\",\"answer\":\"=light\"}");
        assertThat(edited.path("edited").asString()).isEqualTo("=light");
        assertThat(edited.path("answer")).isEqualTo(cell.path("answer"));
        for (String format : List.of("csv", "markdown", "json", "xlsx")) {
            HttpResponse<byte[]> file = client.send("GET", "/api/matrices/nights/export?format=" + format,
                    NOTHING);
            assertThat(file.statusCode()).isEqualTo(200);
            assertThat(file.body()).isNotEmpty();
        }
        CALLED.add("exportMatrix");
        JsonNode again = call("resumeMatrix", "/api/matrices/nights/run", "{\"extract\":true}");
        EventStream.ended(served.wire(), call("showJob", "/api/jobs/" + again.path("job").asString()));
        assertThat(call("deleteMatrix", "/api/matrices/nights").path("name").asString()).isEqualTo("Nights");
        assertThat(call("matrices", "/api/matrices")).isEmpty();
    }

    @Test
    void theLibraryAsAWholeIsTold() throws Exception {
        assertSame(call("status", "/api/status"), printed(library().status(), StatusJson.STATUS));
        assertSame(call("listSources", "/api/sources").path("sources"),
                printed(library().status(), StatusJson.STATUS).path("sources"));
        assertSame(call("settings", "/api/settings").path("settings"),
                printed(library().settings().all(), SettingsJson.ALL));
        try (LibraryContents contents = library().contents()) {
            List<Coverage> documents = contents.coverage();
            assertThat(call("coverage", "/api/coverage").path("documents")).hasSize(documents.size());
            assertSame(call("coverage", "/api/coverage"), printed(
                    CoverageJson.Covered.all(documents, contents.failures()), CoverageJson.ALL));
        }
        JsonNode server = call("server", "/api/server");
        assertThat(server.path("version").asString()).isEqualTo("test");
        assertThat(server.path("memory").path("heapUsed").asLong()).isPositive();
    }

    @Test
    void aSettingHoldsFromTheNextRequestOnAndIsTakenBack() throws Exception {
        String search = "/api/search?q=" + ApiClient.encoded(QUESTION);
        int before = call("search", search).path("results").size();
        JsonNode changed = call("changeSetting", "/api/settings",
                "{\"key\":\"search.limit\",\"value\":\"2\"}");
        assertThat(changed.path("setting").path("value").asString()).isEqualTo("2");
        assertThat(changed.path("file").asString()).endsWith("carrel.toml");
        assertThat(call("search", search).path("results")).hasSize(2);
        assertThat(setting("search.limit").path("from").asString())
                .isEqualTo(changed.path("file").asString());
        JsonNode all = call("changeSetting", "/api/settings",
                "{\"key\":\"search.limit\",\"value\":\"3\",\"scope\":\"all\"}");
        assertThat(all.path("setting").path("value").asString()).as("the library's own wins").isEqualTo("2");
        call("changeSetting", "/api/settings", "{\"key\":\"search.limit\"}");
        assertThat(call("search", search).path("results")).hasSize(3);
        call("changeSetting", "/api/settings", "{\"key\":\"search.limit\",\"scope\":\"all\"}");
        assertThat(call("search", search).path("results")).hasSize(before);
        assertThat(call("changeSetting", "/api/settings", "{\"key\":\"search.limit\"}").path("file").isNull())
                .isTrue();
    }

    private static JsonNode setting(String key) throws Exception {
        return call("settings", "/api/settings").path("settings").valueStream()
                .filter(each -> each.path("key").asString().equals(key)).findFirst().orElseThrow();
    }

    @Test
    void aSettingTakesWhatTheCommandTakesAndNoSecretIsRepeated() throws Exception {
        assertThat(refused("{\"key\":\"search.limit\",\"value\":\"many\"}"))
                .isEqualTo("The setting search.limit cannot be many (config).");
        assertThat(refused("{\"key\":\"search.limti\",\"value\":\"1\"}")).contains("no setting search.limti");
        assertThat(refused("{\"key\":\"assistant.key-from\",\"value\":\"sk-SECRET\"}"))
                .contains("cannot be that").doesNotContain("SECRET");
        assertThat(call("settings", "/api/settings").toString()).doesNotContain("SECRET");
        assertThat(setting("search.mode").path("choices")).hasSize(3);
        assertThat(setting("embedding.model").path("effect").asString()).isEqualTo("reindex");
    }

    private static String refused(String change) throws Exception {
        return client.fetch("PATCH", "/api/settings", change, 400).path("error").path("message").asString();
    }

    @Test
    void librariesAndFoldersAreListed() throws Exception {
        JsonNode libraries = call("listLibraries", "/api/libraries");
        assertThat(libraries.path("open").asString()).isEqualTo("default");
        assertThat(libraries.path("libraries").path(0).path("documents").asInt()).isPositive();
        client.fetch("POST", "/api/libraries/default/open", NOTHING, 400);
        client.fetch("POST", "/api/libraries/nobodys/open", NOTHING, 400);
        CALLED.add("openLibrary");
        Path place = Files.createDirectories(folder.resolve("place"));
        Files.createDirectories(place.resolve("B"));
        Files.createDirectories(place.resolve("a"));
        Files.createDirectories(place.resolve(".hidden"));
        Files.writeString(place.resolve("one.md"), "# One");
        Files.writeString(place.resolve("two.exe"), "no");
        JsonNode listed = call("listFolders", "/api/folders?path=" + ApiClient.encoded(place.toString()));
        assertThat(listed.path("folders").valueStream().map(each -> each.path("name").asString()))
                .containsExactly("a", "B");
        assertThat(listed.path("files").asInt()).isEqualTo(1);
        assertThat(listed.path("parent").asString()).isEqualTo(folder.toString());
        assertThat(listed.toString()).doesNotContain("one.md", "two.exe");
        call("listFolders", "/api/folders");
        client.fetch("GET", "/api/folders?path=" + ApiClient.encoded(place.resolve("one.md").toString()),
                NOTHING, 400);
        client.fetch("GET", "/api/folders?path=relative", NOTHING, 400);
    }

    @Test
    void newsAreAStream() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(served.server().address() + "api/events"))
                .build();
        var response = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
        try (var stream = response.body()) {
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(response.headers().firstValue("Content-Type"))
                    .hasValue("text/event-stream;charset=utf-8");
            assertThat(new String(stream.readNBytes(7), StandardCharsets.UTF_8)).isEqualTo(": hello");
        }
        CALLED.add("events");
    }

    @Test
    @Order(LATER)
    void aPairedBrowserSendsPages() throws Exception {
        String page = """
                {"url":"https://example.org/moths","title":"Moths","time":"2026-01-02T03:04:05Z",
                "html":"<html><body><article><h1>Moths</h1><p>Moths fly to lamps at night. They steer by the moon. A lamp is nearer than the moon, so their course becomes a spiral. Streets full of lamps hold many moths. Bats know this and hunt there. In the morning birds take what is left. Some towns switch lamps off after midnight for the moths.</p></article></body></html>"}""";
        assertThat(client.send("POST", "/api/pages", page).statusCode()).isEqualTo(401);
        String code = call("pairingCode", "/api/pairings").path("code").asString();
        assertThat(client.send("POST", "/api/pairings", "{\"code\":\"0\"}").statusCode()).isEqualTo(403);
        String token = call("pair", "/api/pairings", "{\"code\":\"" + code + "\"}").path("token").asString();
        HttpResponse<byte[]> stored = client.send("POST", "/api/pages", page, "Authorization",
                "Bearer " + token);
        JsonNode answer = JsonMapper.shared().readTree(stored.body());
        assertThat(described.violations("capturePage", answer)).as(answer.toString()).isEmpty();
        assertThat(answer.path("summary").asString()).isNotBlank();
        CALLED.add("capturePage");
        String kept = call("listPages", "/api/pages").path(0).path("document").asString();
        JsonNode gone = call("removePages", "/api/pages?id=" + kept + "&id=" + id);
        assertThat(gone.path("unknown").path(0).asString()).as("no page of a browser").isEqualTo(id);
        assertThat(client.send("GET", "/api/extension", NOTHING).body()).startsWith('P', 'K');
        CALLED.add("extension");
    }

    @Test
    @Order(LATER)
    void aDroppedFileIsKeptAddedAndFound() throws Exception {
        String body = "{\"name\":\"newts.md\",\"content\":\"" + Base64.getEncoder().encodeToString(
                "# Newts\n\nNewts regrow a lost eye.\n".getBytes(StandardCharsets.UTF_8)) + "\"}";
        JsonNode kept = call("keepFile", "/api/files", body);
        assertThat(call("keepFile", "/api/files", body)).isEqualTo(kept);
        ended(call("addSources", "/api/sources",
                "{\"paths\":[\"" + kept.path("folder").asString() + "\"]}"));
        assertThat(call("search", "/api/search?q=regrow&mode=keyword").path("results").path(0)
                .path("document").path("path").asString()).isEqualTo(kept.path("path").asString());
        for (String wrong : List.of("../newts.md", "newts", "newts.exe", ".md", "a\\\\b.md", ".newts.md")) {
            client.fetch("POST", "/api/files", body.replace("newts.md", wrong), 400);
        }
        client.fetch("POST", "/api/files", "{\"name\":\"a.md\",\"content\":\"?\"}", 400);
        String source = library().status().sources().stream()
                .filter(each -> each.location().equals(kept.path("folder").asString())).findFirst()
                .orElseThrow().id();
        call("removeSource", "/api/sources/" + source);
        assertThat(Path.of(kept.path("path").asString())).doesNotExist();
    }

    @Test
    @Order(LATER)
    void whatTakesTimeIsAJob() throws Exception {
        Path notes = Files.createDirectories(folder.resolve("notes"));
        Files.writeString(notes.resolve("bees.md"), "# Bees\n\nBees dance to tell where flowers are.\n");
        JsonNode added = ended(call("addSources", "/api/sources", "{\"paths\":[\"" + notes + "\"]}"));
        assertThat(added.path("state").asString()).as(added.toString()).isEqualTo("done");
        assertThat(added.path("result").path("indexed").asInt()).isEqualTo(1);
        JsonNode synced = ended(call("sync", "/api/sync", "{}"));
        assertThat(synced.path("result").path("unchanged").asInt()).isGreaterThan(20);
        JsonNode made = ended(call("reindex", "/api/reindex"));
        assertThat(made.path("state").asString()).as(made.toString()).isEqualTo("done");
        assertThat(call("search", "/api/search?q=bees&limit=1").path("results")).hasSize(1);
        JsonNode measured = ended(call("evaluate", "/api/evaluations",
                "{\"questions\":2,\"rankings\":[\"keyword\",\"rrf\"]}"));
        assertThat(measured.path("state").asString()).as(measured.toString()).isEqualTo("done");
        assertThat(call("listJobs", "/api/jobs").path("jobs")).extracting(job -> job.path("kind").asString())
                .contains("add", "sync", "reindex", "evaluate");
        assertThat(call("stopJob", "/api/jobs/1").path("state").asString()).isEqualTo("done");
    }

    @Test
    @Order(LAST)
    void whatIsTakenOutIsGoneAndItsFileStays() throws Exception {
        Path pdf = folder.resolve("papers/owls.pdf");
        String target = "/api/documents/" + ApiClient.encoded(pdf.toString());
        JsonNode removal = call("removeDocument", target);
        assertThat(removal.path("documents")).hasSize(1);
        assertThat(client.fetch("GET", target, NOTHING, 404).path("error").path("message").asString())
                .isNotBlank();
        assertThat(pdf).exists();
        JsonNode source = call("listSources", "/api/sources").path("sources").path(0);
        call("removeSource", "/api/sources/" + source.path("id").asString());
        assertThat(call("listSources", "/api/sources").path("sources").valueStream()
                .map(each -> each.path("id").asString())).doesNotContain(source.path("id").asString());
    }

    @Test
    @Order(LAST + 1)
    void noRouteWasLeftOut() {
        assertThat(CALLED).as("a new route needs a call here").isEqualTo(described.operations().keySet());
    }
}
