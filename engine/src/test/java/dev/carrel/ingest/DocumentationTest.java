package dev.carrel.ingest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

import dev.carrel.chunk.Chunker;
import dev.carrel.chunk.Chunking;
import dev.carrel.chunk.WholeText;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.embed.Embedder;
import dev.carrel.read.Input;
import dev.carrel.read.registry.Readers;
import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/// Pages of documentation of forty thousand characters and more: a model with a small window must see all of them.
@ExtendWith(Randomized.class)
@Tag("thorough")
final class DocumentationTest {
    private static final int LONG_PAGE = 40_000;
    private static final Embedder MODEL = TestModels.bge();

    private static String markdown(RandomText text) {
        StringBuilder page = new StringBuilder("---\ntitle: Plotting\n---\n\n# Plotting\n\n");
        while (page.length() < LONG_PAGE) {
            page.append("## ").append(text.letters(8)).append("\n\n").append(text.prose(6)).append("\n\n")
                    .append("```python\n").append(text.code(60)).append("```\n\n")
                    .append("| a | b | c |\n|---|---|---|\n").append(text.table(20)).append("\n");
        }
        return page.toString();
    }

    private static String restructured(RandomText text) {
        StringBuilder page = new StringBuilder("Plotting\n========\n\n");
        while (page.length() < LONG_PAGE) {
            page.append("Part\n----\n\n").append(text.prose(6)).append("\n\n.. code-block:: python\n\n    ")
                    .append(text.code(60).replace("\n", "\n    ")).append("\n\n");
        }
        return page.toString();
    }

    private static String notebook(RandomText text) {
        JsonMapper mapper = new JsonMapper();
        var notebook = mapper.createObjectNode();
        notebook.put("nbformat", 4);
        notebook.putObject("metadata");
        var cells = notebook.putArray("cells");
        for (int length = 0; length < LONG_PAGE; length += 3_000) {
            cells.addObject().put("cell_type", "markdown").put("source", "## Part\n\n" + text.prose(8));
            cells.addObject().put("cell_type", "code").put("source", text.code(60)).putArray("outputs");
        }
        return notebook.toString();
    }

    private static String page(String name, RandomText text) {
        return switch (name.substring(name.lastIndexOf('.'))) {
            case ".md" -> markdown(text);
            case ".rst" -> restructured(text);
            case ".ipynb" -> notebook(text);
            default -> text.prose(600);
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"plotting.md", "plotting.rst", "plotting.ipynb", "plotting.txt"})
    void theModelSeesAllOfALongPage(String name, Random random) throws IOException {
        Document document = Readers.standard()
                .read(Input.of(name, page(name, new RandomText(random)).getBytes(StandardCharsets.UTF_8)))
                .completed();
        assertThat(document.text()).hasSizeGreaterThan(LONG_PAGE / 2);
        for (int ceiling : new int[]{64, Chunking.MEASURED_BEST, MODEL.room()}) {
            Chunking chunking = new Chunking(ceiling, MODEL.room(), Chunking.Scope.FULL);
            Chunker chunker = new Chunker(MODEL::tokens, chunking);
            List<Passage> passages = chunker.chunk(DocumentId.of(name), document);
            WholeText.check(document, passages, chunker, MODEL::tokens, MODEL.room());
        }
    }
}
