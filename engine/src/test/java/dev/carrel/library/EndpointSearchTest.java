package dev.carrel.library;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.ingest.Progress;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.Answer;
import dev.carrel.testing.ScriptedEmbeddings;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import dev.carrel.testing.TestFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// A library whose vectors come from an endpoint.
@Tag("thorough")
final class EndpointSearchTest {
    private static final int WIDE = 1_536;

    @TempDir
    private Path temporary;

    @BeforeEach
    void writeSomething() throws Exception {
        TestFolder folder = new TestFolder(temporary.resolve("docs"));
        folder.write("cats.md", "# Cats\n\nCats purr when they are content.");
        folder.write("ships.md", "# Ships\n\nShips sail where the wind blows.");
    }

    private Library open(Map<String, String> settings) throws Exception {
        return Library.open(new Home(temporary.resolve("home")), "default",
                Settings.standard().with(settings, "test"));
    }

    private static Map<String, String> embedding(String url) {
        return new HashMap<>(Map.of("embedding.endpoint.url", url, "embedding.endpoint.model", "tiny-embed"));
    }

    private static Answer ask(Library library, String query) throws Exception {
        return library.search().ask(query, library.settings().searchOptions());
    }

    private String made() throws Exception {
        try (ScriptedEndpoint server = ScriptedEmbeddings.serving(WIDE);
                Library library = open(embedding(server.address()))) {
            library.intake().add(List.of(temporary.resolve("docs")), Progress.SILENT);
            Answer answer = ask(library, "what do cats do when content");
            assertThat(answer.mode()).isEqualTo(Mode.HYBRID);
            assertThat(answer.remarks()).isEmpty();
            assertThat(answer.results().getFirst().found().metadata().title()).isEqualTo("Cats");
            assertThat(library.facts().dimensions()).isEqualTo(WIDE);
            return server.address();
        }
    }

    @Test
    void aLibraryWhoseEndpointIsAwayIsSearchedByWordsAndSaysSo() throws Exception {
        try (Library library = open(embedding(made()))) {
            Answer answer = ask(library, "cats content");
            assertThat(answer.mode()).isEqualTo(Mode.KEYWORD);
            assertThat(answer.results().getFirst().found().metadata().title()).isEqualTo("Cats");
            assertThat(answer.remarks()).extracting(QueryRemark::sentence).singleElement().asString()
                    .startsWith("Searched by words only: Nothing answers at 127.0.0.1");
        }
    }

    @Test
    void theSameModelOnAnotherMachineIsTheSameLibraryAndAnAnswerWithoutItIsNotKept() throws Exception {
        made();
        try (ScriptedEndpoint server = ScriptedEmbeddings.serving(WIDE);
                Library library = open(embedding("http://127.0.0.1:1"));
                Library view = library.with(Settings.standard().with(embedding(server.address()), "test"))) {
            assertThat(ask(library, "cats content").mode()).isEqualTo(Mode.KEYWORD);
            assertThat(ask(view, "cats content").mode()).isEqualTo(Mode.HYBRID);
        }
    }

    @Test
    void whatCouldNotBeEmbeddedIsFoundByWordsAndEmbeddedLater() throws Exception {
        Map<String, String> away = embedding("http://127.0.0.1:1");
        away.put("embedding.endpoint.dimensions", "16");
        try (Library library = open(away)) {
            assertThatThrownBy(
                    () -> library.intake().add(List.of(temporary.resolve("docs")), Progress.SILENT))
                    .hasMessageContaining("Nothing answers at 127.0.0.1:1");
            assertThat(ask(library, "cats").results()).hasSize(1);
            assertThat(library.status().waiting()).isEqualTo(2);
        }
        try (ScriptedEndpoint server = ScriptedEmbeddings.serving(16)) {
            away.put("embedding.endpoint.url", server.address());
            try (Library library = open(away)) {
                library.intake().add(List.of(temporary.resolve("docs")), Progress.SILENT);
                assertThat(library.status().waiting()).isZero();
            }
        }
    }

    @Test
    void resultsAreReadAgainInOneRequestAndKeepTheirOrderIfNobodyAnswers() throws Exception {
        String ranks = "{\"results\":[{\"index\":1,\"relevance_score\":0.9},{\"index\":0,\"relevance_score\":0.1}]}";
        try (ScriptedEndpoint embeddings = ScriptedEmbeddings.serving(16);
                ScriptedEndpoint reranker = ScriptedEndpoint.of(ScriptedReply.json(ranks),
                        ScriptedReply.error(500, "broken"))) {
            Map<String, String> settings = embedding(embeddings.address());
            settings.putAll(
                    Map.of("rerank.endpoint.url", reranker.address(), "rerank.endpoint.model", "judge"));
            try (Library library = open(settings)) {
                library.intake().add(List.of(temporary.resolve("docs")), Progress.SILENT);
                Answer read = ask(library, "cats or ships");
                assertThat(read.results()).extracting(hit -> hit.score()).containsExactly(0.9, 0.1);
                assertThat(reranker.asked()).singleElement().satisfies(request -> {
                    assertThat(request.path()).isEqualTo("/v1/rerank");
                    assertThat(request.json().path("documents").size()).isEqualTo(2);
                });
                Answer unread = ask(library, "ships or cats");
                assertThat(unread.results()).hasSize(2);
                assertThat(unread.remarks()).extracting(QueryRemark::sentence).singleElement().asString()
                        .startsWith("The results were not read again: ").contains("error 500: broken");
            }
        }
    }
}
