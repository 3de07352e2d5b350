package dev.carrel.web.route;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.library.shape.ValueShape;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class RoutesTest {
    private static final Path FILE = new Path("/api/documents/{id}/file");
    private static final Routes ROUTES = new Routes(List.of(route("/api/documents", "list"),
            route("/api/documents/{id}", "show"),
            Route.delete("/api/documents/{id}", "remove", "", ValueShape.TEXT, _ -> ""),
            route("/api/documents/{id}/file", "file")));

    private static Route route(String path, String name) {
        return Route.get(path, name, "", ValueShape.TEXT, _ -> "");
    }

    private static Optional<String> found(String method, String... segments) {
        return ROUTES.find(method, List.of(segments)).map(match -> match.route().name());
    }

    @Test
    void namesStandForWhatIsInTheirPlace() {
        assertThat(FILE.names()).containsExactly("id");
        assertThat(FILE.match(List.of("api", "documents", "ab", "file"))).hasValue(Map.of("id", "ab"));
    }

    @Test
    void aSegmentMayHoldSlashesAndDots() {
        assertThat(FILE.match(List.of("api", "documents", "/home/a b/../x.pdf", "file")))
                .hasValue(Map.of("id", "/home/a b/../x.pdf"));
        assertThat(FILE.match(List.of("api", "documents", "..", "file"))).hasValue(Map.of("id", ".."));
    }

    @Test
    void anotherLengthIsAnotherAddress() {
        assertThat(FILE.match(List.of("api", "documents", "ab"))).isEmpty();
        assertThat(FILE.match(List.of("api", "documents", "a", "b", "file"))).isEmpty();
        assertThat(FILE.match(List.of("api", "documents", "ab", "file", ""))).isEmpty();
        assertThat(FILE.match(List.of())).isEmpty();
    }

    @Test
    void nothingStandsForNoName() {
        assertThat(FILE.match(List.of("api", "documents", "", "file"))).isEmpty();
    }

    @Test
    void fixedSegmentsAreTakenAsTheyAre() {
        assertThat(FILE.match(List.of("API", "documents", "ab", "file"))).isEmpty();
        assertThat(FILE.match(List.of("api", "documents", "ab", "{id}"))).isEmpty();
    }

    @Test
    void theMethodDecidesBetweenRoutesOfOneAddress() {
        assertThat(found("GET", "api", "documents", "x")).hasValue("show");
        assertThat(found("DELETE", "api", "documents", "x")).hasValue("remove");
        assertThat(found("PUT", "api", "documents", "x")).isEmpty();
        assertThat(found("get", "api", "documents", "x")).isEmpty();
        assertThat(found("GET", "api", "documents")).hasValue("list");
    }

    @Test
    void whatCanBeDoneAtAnAddressIsKnown() {
        assertThat(ROUTES.methods(List.of("api", "documents", "x"))).containsExactly(Method.GET,
                Method.DELETE);
        assertThat(ROUTES.methods(List.of("api", "nowhere"))).isEmpty();
    }
}
