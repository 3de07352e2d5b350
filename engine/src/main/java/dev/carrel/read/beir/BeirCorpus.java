package dev.carrel.read.beir;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;

import dev.carrel.document.Document;
import dev.carrel.read.Inventory.Flaw;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Streams the documents of a BEIR `corpus.jsonl`, plain or gzipped.
public final class BeirCorpus {
    /// One document and what the collection calls it.
    public record Entry(String key, Document document) {}

    private final JsonMapper mapper = new JsonMapper();

    /// Passes on each document as it is read, and each line that is none.
    public void read(Path corpus, Consumer<Entry> entries, Consumer<Flaw> flaws) throws IOException {
        try (BufferedReader lines = open(corpus)) {
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (!line.isBlank()) {
                    read(number, line, entries, flaws);
                }
            }
        }
    }

    private void read(int number, String line, Consumer<Entry> entries, Consumer<Flaw> flaws) {
        JsonNode node;
        try {
            node = mapper.readTree(line);
        } catch (JacksonException e) {
            flaws.accept(new Flaw(number, "not JSON"));
            return;
        }
        if (!node.isObject() || !node.path("_id").isValueNode() || node.path("_id").asString("").isBlank()) {
            flaws.accept(new Flaw(number, "no _id"));
            return;
        }
        entries.accept(new Entry(node.path("_id").asString(""), new BeirDocument(node).document()));
    }

    private static BufferedReader open(Path corpus) throws IOException {
        InputStream file = Files.newInputStream(corpus);
        try {
            boolean zipped = corpus.toString().endsWith(".gz");
            return new BufferedReader(new InputStreamReader(
                    zipped ? new GZIPInputStream(file, 1 << 16) : file, StandardCharsets.UTF_8));
        } catch (IOException e) {
            file.close();
            throw e;
        }
    }
}
