package dev.carrel.web;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;

import dev.carrel.library.Library;
import dev.carrel.testing.SmallPdf;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/// A server whose routes are called as its own description says.
abstract class ApiRoutes {
    static final String NOTHING = "";
    static final String QUESTION = "why do people lie awake";

    @TempDir
    static Path folder;
    static ApiClient client;
    static final Set<String> CALLED = new TreeSet<>();
    static Served served;
    static Described described;
    static String id;

    @BeforeAll
    static void serve() throws Exception {
        Path papers = Files.createDirectories(folder.resolve("papers"));
        Files.write(papers.resolve("owls.pdf"), SmallPdf.of("Owls at night",
                "Owls hunt in the dark, and hear a mouse below the snow.",
                "Their feathers make no sound when they fly over the fields."));
        Files.writeString(papers.resolve("mice.md"),
                """
                        ---
                        title: What mice do when owls are about
                        authors: [Ann Field]
                        year: 2011
                        ---
                        Mice hide in the snow.
                        """);
        Files.writeString(papers.resolve("hearing.md"), """
                # Hearing

                Owls hear a mouse that hides [1].

                ## References

                1. Field A. What mice do when owls are about. J Snow. 2011;3:12-15.
                """);
        served = Served.open(folder, Served.LOCAL, Served.SAMPLES, papers);
        client = new ApiClient(served.server().address());
        described = new Described(client.fetch("GET", "/api/openapi.json", NOTHING, 200));
        id = client.fetch("GET", "/api/search?limit=1&q=" + ApiClient.encoded(QUESTION), NOTHING, 200)
                .path("results").path(0)
                .path("document").path("id").asString();
    }

    @AfterAll
    static void end() throws Exception {
        client.close();
        served.close();
    }

    static Library library() {
        return served.library();
    }

    /// Calls an operation and holds what comes back against its description.
    static JsonNode call(String operation, String target, String body) throws Exception {
        Described.Operation known = described.operation(operation);
        assertThat(target.split("\\?")[0]).matches(known.path().replaceAll("\\{\\w+}", "[^/]+"));
        JsonNode answer = client.fetch(known.method(), target, body, known.status());
        assertThat(described.violations(operation, answer)).as(answer.toString()).isEmpty();
        CALLED.add(operation);
        return answer;
    }

    static JsonNode call(String operation, String target) throws Exception {
        return call(operation, target, NOTHING);
    }

    /// To the last digit: sums are added up in the same order wherever a question is asked.
    static void assertSame(JsonNode answer, JsonNode expected) {
        assertThat(answer).isEqualTo(expected);
    }

    static JsonNode ended(JsonNode job) throws Exception {
        EventStream.ended(served.wire(), job);
        return call("showJob", "/api/jobs/" + job.path("id").asString());
    }
}
