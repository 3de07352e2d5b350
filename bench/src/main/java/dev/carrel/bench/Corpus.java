package dev.carrel.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

import dev.carrel.document.Document;
import dev.carrel.read.beir.BeirCorpus;

/// The papers that are measured with, and parts of them.
final class Corpus {
    private final Path file;

    Corpus(Path data) {
        this.file = data.resolve("acl-anthology.corpus.jsonl.gz");
    }

    Path file() {
        return file;
    }

    /// A corpus file of the first lines.
    Path first(int count, Path folder) throws IOException {
        Path part = Files.createDirectories(folder).resolve("corpus.jsonl");
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            Files.write(part, lines.lines().limit(count).toList());
        }
        return part;
    }

    static List<Document> documents(Path corpus) throws IOException {
        List<Document> documents = new ArrayList<>();
        new BeirCorpus().read(corpus, entry -> documents.add(entry.document()), malformed -> {});
        return documents;
    }
}
