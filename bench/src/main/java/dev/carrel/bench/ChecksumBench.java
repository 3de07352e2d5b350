package dev.carrel.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import com.sun.management.OperatingSystemMXBean;
import dev.carrel.base.ContentHash;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.document.Section;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import dev.carrel.embed.Vector;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.VectorLimit;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;

/// The cost of comparing what is read with its checksums: writing an index, opening it, and asking it, without any model. Vectors are
/// drawn at random, and all times are the processor's, so that what else a machine does is not counted. Run it in turns with the classes of another checkout.
public final class ChecksumBench {
    private static final int DIMENSIONS = 384;
    private static final int QUERIES = 400;

    private final Path folder;
    private final PrintStream out;

    ChecksumBench(Path folder, PrintStream out) {
        this.folder = folder;
        this.out = out;
    }

    /// `write FOLDER CORPUS` or `read FOLDER`.
    public static void main(String[] arguments) throws IOException {
        ChecksumBench bench = new ChecksumBench(Path.of(arguments[1]), System.out);
        if (arguments[0].equals("write")) {
            bench.write(Path.of(arguments[2]));
        } else {
            bench.read();
        }
    }

    /// Writes all papers of a corpus, and prints the seconds that it took.
    void write(Path corpus) throws IOException {
        List<Document> documents = Corpus.documents(corpus);
        Random random = new Random(1);
        long start = wholeCpu();
        try (PassageIndex index = LuceneIndex.open(folder, KeywordScoring.STANDARD);
                Writer writer = index.writer()) {
            int number = 0;
            for (Document document : documents) {
                writer.put(entry(document, number++, random));
            }
            writer.settle();
        }
        out.println("write " + Figures.format(Figures.seconds(wholeCpu() - start)) + " s");
    }

    private static IndexEntry entry(Document document, int number, Random random) {
        DocumentId id = DocumentId.of("paper" + number);
        Origin origin = new Origin(id, "bench", "paper" + number, "paper" + number,
                new Fingerprint(number, 1, ContentHash.UNKNOWN), Instant.EPOCH);
        List<Passage> passages = new ArrayList<>();
        List<Vector> vectors = new ArrayList<>();
        for (Section section : document.sections()) {
            section.paragraphs().forEach(paragraph -> {
                passages.add(new Passage(new PassageId(id, passages.size()), section.kind(),
                        section.heading(), paragraph.page(), paragraph.number(), paragraph.start(),
                        paragraph.text()));
                vectors.add(vector(random));
            });
        }
        return new IndexEntry(origin, document, passages, vectors, VectorLimit.NONE);
    }

    /// The processor's time that this thread has used: what others do on the machine is not counted.
    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /// That of all threads, since segments are merged by others.
    private static long wholeCpu() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static Vector vector(Random random) {
        float[] components = new float[DIMENSIONS];
        for (int i = 0; i < DIMENSIONS; i++) {
            components[i] = (float) random.nextGaussian();
        }
        return Vector.unit(components);
    }

    /// Opens the index as a new process does, and asks it in both ways.
    void read() throws IOException {
        Random random = new Random(2);
        List<String> words = List.of("translation", "parsing", "neural", "syntax", "speech", "corpus",
                "semantic roles", "dialogue", "machine learning", "evaluation", "morphology", "graph");
        long start = cpu();
        try (PassageIndex index = LuceneIndex.open(folder, KeywordScoring.STANDARD)) {
            try (Snapshot snapshot = index.snapshot()) {
                ask(snapshot, QueryParser.parse("first question"), vector(random));
            }
            out.println("open and first answer " + Figures.format((cpu() - start) / 1e6) + " ms");
            double[] keyword = new double[QUERIES];
            double[] nearest = new double[QUERIES];
            for (int i = -QUERIES; i < QUERIES; i++) {
                Query query = QueryParser.parse(words.get(random.nextInt(words.size())) + " "
                        + words.get(random.nextInt(words.size())));
                Vector vector = vector(random);
                try (Snapshot snapshot = index.snapshot()) {
                    long began = cpu();
                    snapshot.stored().passages(snapshot.retrieval().keyword(query, View.PAPERS, 100)
                            .candidates().stream().limit(20).map(candidate -> candidate.passage()).toList());
                    long between = cpu();
                    snapshot.retrieval().nearest(vector, query, View.PAPERS, 100);
                    long end = cpu();
                    keyword[Math.floorMod(i, QUERIES)] = (between - began) / 1e6;
                    nearest[Math.floorMod(i, QUERIES)] = (end - between) / 1e6;
                }
            }
            tell("keyword with 20 texts", keyword);
            tell("nearest", nearest);
        }
    }

    private static void ask(Snapshot snapshot, Query query, Vector vector) throws IOException {
        snapshot.retrieval().keyword(query, View.PAPERS, 100);
        snapshot.retrieval().nearest(vector, query, View.PAPERS, 100);
    }

    private void tell(String what, double[] millis) {
        out.println(what + " p50 " + Figures.format(Figures.percentile(millis, 0.5)) + " p95 "
                + Figures.format(Figures.percentile(millis, 0.95)) + " ms");
    }
}
