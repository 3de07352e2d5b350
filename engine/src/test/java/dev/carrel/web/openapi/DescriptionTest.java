package dev.carrel.web.openapi;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.json.StatusJson;
import dev.carrel.library.map.LibraryMap;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.shape.Definitions;
import dev.carrel.web.annotation.AnnotationRoutes;
import dev.carrel.web.api.AskRoutes;
import dev.carrel.web.api.AssistantRoutes;
import dev.carrel.web.api.DocumentRoutes;
import dev.carrel.web.api.EvaluationRoutes;
import dev.carrel.web.api.ExportRoutes;
import dev.carrel.web.api.JobRoutes;
import dev.carrel.web.api.LibraryRoutes;
import dev.carrel.web.api.MatrixRoutes;
import dev.carrel.web.api.PageRoutes;
import dev.carrel.web.api.PassageRoutes;
import dev.carrel.web.api.SearchRoutes;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.api.SourceRoutes;
import dev.carrel.web.guard.Pairings;
import dev.carrel.web.job.Feed;
import dev.carrel.web.job.Jobs;
import dev.carrel.web.list.WorkRoutes;
import dev.carrel.web.map.MapRoutes;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Routes;
import dev.carrel.web.setup.FileRoutes;
import dev.carrel.web.setup.FolderRoutes;
import dev.carrel.web.setup.LibrariesRoutes;
import dev.carrel.web.setup.ServerHost;
import dev.carrel.web.setup.SettingsRoutes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

final class DescriptionTest {
    private static final Path TYPES = Path.of("src", "main", "resources", "dev", "carrel", "web", "app",
            "answers.d.ts");

    @TempDir
    private Path folder;
    private Library library;
    private Jobs jobs;
    private Routes routes;
    private JsonNode description;

    @BeforeEach
    void describe() throws Exception {
        Home home = new Home(folder);
        library = Library.open(home, "default", Settings.standard());
        Feed feed = new Feed();
        jobs = new Jobs(feed, () -> {}, System::nanoTime);
        routes = Routes.of(Stream.of(new SearchRoutes(library).routes(), new AskRoutes(library).routes(),
                new AssistantRoutes(library, home).routes(), new MatrixRoutes(library, jobs).routes(),
                new MapRoutes(new LibraryMap(library), jobs).routes(),
                new DocumentRoutes(library, () -> {}).routes(), new AnnotationRoutes(library).routes(),
                new WorkRoutes(library, () -> {}, InstantSource.system()).routes(),
                new PassageRoutes(library).routes(),
                new SourceRoutes(library, jobs, () -> {}).routes(), new JobRoutes(jobs, feed).routes(),
                new EvaluationRoutes(library, home, jobs).routes(), new ExportRoutes(library).routes(),
                new PageRoutes(library,
                        new Pairings(folder.resolve("pairings"), () -> "secret", System::nanoTime),
                        () -> {}).routes(),
                new SettingsRoutes(library, home, ServerHost.of(home), _ -> {}).routes(),
                new LibrariesRoutes("default", ServerHost.of(home), jobs).routes(),
                new FolderRoutes(folder).routes(), new FileRoutes(library).routes(),
                new LibraryRoutes(library, new ServerUsage("1", new Home(folder))).routes()));
        description = JsonMapper.shared().valueToTree(Description.of(routes, "1.2"));
    }

    @AfterEach
    void close() throws Exception {
        jobs.close();
        library.close();
    }

    private JsonNode operation(Route route) {
        return description.path("paths").path(route.path().template())
                .path(route.method().name().toLowerCase(Locale.ROOT));
    }

    @Test
    void everyRouteIsDescribed() {
        assertThat(routes.all()).hasSizeGreaterThan(20).allSatisfy(route -> {
            assertThat(operation(route).path("operationId").asString()).isEqualTo(route.name());
            assertThat(operation(route).path("responses").has(String.valueOf(route.gives().status())))
                    .isTrue();
        });
        assertThat(description.path("info").path("version").asString()).isEqualTo("1.2");
    }

    @Test
    void everyOperationHasItsOwnName() {
        List<String> names = routes.all().stream().map(Route::name).toList();
        assertThat(names).doesNotHaveDuplicates()
                .allSatisfy(name -> assertThat(name).matches("[a-z][A-Za-z]+"));
        assertThat(routes.all().stream().map(route -> route.method() + route.path().template()))
                .doesNotHaveDuplicates();
    }

    @Test
    void summariesAreSentences() {
        assertThat(routes.all()).allSatisfy(route -> assertThat(route.summary()).matches("[A-Z].*\\."));
    }

    @Test
    void theNamesInAPathAreItsParameters() {
        for (Route route : routes.all()) {
            List<String> names = operation(route).path("parameters").valueStream()
                    .filter(each -> each.path("in").asString().equals("path"))
                    .map(each -> each.path("name").asString()).toList();
            assertThat(names).as(route.name()).isEqualTo(route.path().names());
        }
    }

    @Test
    void noParameterIsNamedTwice() {
        for (Route route : routes.all()) {
            assertThat(operation(route).path("parameters").valueStream()
                    .map(each -> each.path("name").asString()))
                    .as(route.name()).doesNotHaveDuplicates();
        }
    }

    @Test
    void everyShapeThatIsNamedIsThere() {
        assertThat(OpenApiRules.broken(description)).isEmpty();
        assertThat(description.path("components").path("schemas").propertyNames()).contains("Error",
                "SearchAnswer", "Job");
    }

    @Test
    void theAppKnowsTheTypesOfAllAnswers() throws Exception {
        Map<String, Object> schemas = new TreeMap<>(JsonMapper.shared().convertValue(
                description.path("components").path("schemas"), new TypeReference<Map<String, Object>>() {
                }));
        // News of the library come as a stream, whose parts OpenAPI cannot describe.
        schemas.put("LibraryCounts", StatusJson.COUNTS.described(new Definitions("#/")));
        String types = TypeScript.of(JsonMapper.shared().valueToTree(schemas));
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(TYPES, types);
        }
        assertThat(Files.readString(TYPES)).as("write it anew with -Dgolden.update=true").isEqualTo(types);
    }

    @Test
    void theAppKnowsWhatASearchCanBeTold() throws Exception {
        String address = Files.readString(TYPES.resolveSibling("state").resolve("address.js"));
        JsonNode parameters = description.at("/paths/~1api~1search/get/parameters");
        for (String name : List.of("combine", "mode", "view", "ranking", "sort", "expand")) {
            assertThat(address).contains("\n  " + name + ": ["
                    + parameter(name, parameters).path("enum").valueStream()
                            .map(word -> "'" + word.asString() + "'").collect(Collectors.joining(", "))
                    + "],\n");
        }
        assertThat(address).contains(
                "mostQueries = " + parameter("q", parameters).path("maxItems").asInt() + ";",
                "mostResults = " + parameter("limit", parameters).path("maximum").asInt() + ";");
    }

    @Test
    void theAppKnowsHowManyDocumentsAQuestionCanName() throws Exception {
        String scope = Files.readString(TYPES.resolveSibling("state").resolve("scope.js"));
        for (String path : List.of("ask", "scan", "matrices")) {
            assertThat(scope).as(path).contains("mostNamed = " + description.at("/paths/~1api~1" + path
                    + "/post/requestBody/content/application~1json/schema/properties/documents/maxItems")
                    .asInt() + ";");
        }
    }

    private static JsonNode parameter(String name, JsonNode parameters) {
        return parameters.valueStream().filter(each -> each.path("name").asString().equals(name)).findFirst()
                .orElseThrow().path("schema");
    }

    @Test
    void brokenDescriptionsAreNoticed() {
        JsonNode wrong = JsonMapper.shared().valueToTree(Map.of("openapi", "3.0.0", "info", Map.of(), "paths",
                Map.of("/a/{id}", Map.of("get", Map.of("parameters", List.of(), "responses", Map.of("200",
                        Map.of("content", Map.of("application/json",
                                Map.of("schema", Map.of("$ref", "#/components/schemas/Nobody"))))))))));
        assertThat(OpenApiRules.broken(wrong)).hasSizeGreaterThanOrEqualTo(5);
    }
}
