package dev.carrel.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;

import ai.onnxruntime.OrtException;
import dev.carrel.chunk.Chunker;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.wordpiece.TokenizerFile;
import dev.carrel.embed.wordpiece.WordPieceTokenizer;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;

/// Embedding and indexing against the bare model session, on the same passages in the same run.
final class IndexingBench {
    private static final String TOKENIZER = "/bge-small-en-v1.5-q-tokenizer.json";

    private final Corpus corpus;
    private final Path work;
    private final int threads = Runtime.getRuntime().availableProcessors();

    IndexingBench(Corpus corpus, Path work) {
        this.corpus = corpus;
        this.work = work;
    }

    void run(int documents) throws IOException, OrtException, InterruptedException, ExecutionException {
        Path part = corpus.first(documents, work.resolve("part-" + documents));
        Home home = new Home(work.resolve("indexing-home"));
        List<String> texts = texts(home, part);
        // The order bare, ours, bare, ours evens out what else the machine is doing.
        double bare = 0;
        double embedding = 0;
        double indexing = 0;
        for (int round = 0; round < 2; round++) {
            bare += Figures.seconds(new BareSession(network(home), tokenizer()).run(texts, threads));
            embedding += embed(home, texts);
            indexing += index(part, round);
        }
        System.out.printf(
                "| %d passages of %d papers, %d threads | passages/s | share of the bare session |%n",
                texts.size(), documents, threads);
        System.out.println("| --- | --- | --- |");
        row("bare ONNX session", texts.size(), bare, bare);
        row("embedder", texts.size(), embedding, bare);
        row("indexing end to end: read, chunk, embed, index, commit", texts.size(), indexing, bare);
    }

    private static void row(String name, int passages, double seconds, double bare) {
        System.out.printf("| %s | %s | %s |%n", name, Figures.format(2 * passages / seconds),
                Figures.format(bare / seconds));
    }

    private static List<String> texts(Home home, Path corpus) throws IOException {
        List<String> texts = new ArrayList<>();
        try (Library library = Library.open(home, "texts", Settings.standard())) {
            Embedder model = library.embedder();
            Chunker chunker = new Chunker(model::tokens, Settings.standard().chunking(model.room()));
            for (Document read : Corpus.documents(corpus)) {
                Document document = read.completed();
                chunker.chunk(DocumentId.of("x"), document)
                        .forEach(passage -> texts.add(chunker.embedded(document, passage)));
            }
        }
        return texts;
    }

    private double embed(Home home, List<String> texts) throws IOException {
        Home fresh = new Home(Files.createTempDirectory(work, "embedding"));
        Files.createDirectories(fresh.models().getParent());
        Files.createSymbolicLink(fresh.models(), home.models().toAbsolutePath());
        try (Library library = Library.open(fresh, "embedding", Settings.standard())) {
            Embedder model = library.embedder();
            model.query("warm");
            long start = System.nanoTime();
            Stream<Thread> workers = Stream.iterate(0, i -> i + 1).limit(threads)
                    .map(thread -> Thread.ofPlatform()
                            .start(() -> {
                                for (int i = thread; i < texts.size(); i += threads) {
                                    model.passage(texts.get(i));
                                }
                            }));
            for (Thread worker : workers.toList()) {
                join(worker);
            }
            return Figures.seconds(System.nanoTime() - start);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private double index(Path part, int round) throws IOException {
        Home fresh = new Home(Files.createTempDirectory(work, "indexing" + round));
        try (Library library = Library.open(fresh, "indexing", Settings.standard())) {
            library.embedder().query("prepare the model before the clock starts");
            long start = System.nanoTime();
            Report report = library.intake().add(List.of(part), Progress.SILENT);
            double seconds = Figures.seconds(System.nanoTime() - start);
            if (!report.failed().isEmpty()) {
                throw new IllegalStateException(report.failed().toString());
            }
            return seconds;
        }
    }

    private static Path network(Home home) throws IOException {
        try (Stream<Path> files = Files.walk(home.models())) {
            return files.filter(file -> file.endsWith("network.onnx")).findFirst().orElseThrow();
        }
    }

    private static WordPieceTokenizer tokenizer() throws IOException {
        try (InputStream json = Objects.requireNonNull(IndexingBench.class.getResourceAsStream(TOKENIZER))) {
            return TokenizerFile.read(json, TOKENIZER);
        }
    }
}
