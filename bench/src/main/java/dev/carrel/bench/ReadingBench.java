package dev.carrel.bench;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

import com.sun.management.OperatingSystemMXBean;
import dev.carrel.base.ContentHash;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.work.Citations;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.VectorLimit;
import dev.carrel.library.DocumentConnections;
import dev.carrel.library.json.DocumentJson;
import dev.carrel.library.json.Json;
import dev.carrel.read.Input;
import dev.carrel.read.registry.Readers;

/// Reads papers and writes each as `carrel show --json` would, without a library: `ReadingBench OUT NAME=PDF…`. Prints
/// pages, seconds of processor time a page (of the whole process, compiler and collector included) and peak memory.
public final class ReadingBench {
    private ReadingBench() {}

    public static void main(String[] arguments) throws IOException {
        Path out = Files.createDirectories(Path.of(arguments[0]));
        Readers readers = Readers.standard();
        long before = processorTime();
        int pages = 0;
        for (String argument : List.of(arguments).subList(1, arguments.length)) {
            int equals = argument.indexOf('=');
            Path pdf = Path.of(argument.substring(equals + 1));
            Document document = readers.read(Input.of(pdf)).completed();
            pages += document.pages();
            write(out.resolve(argument.substring(0, equals) + ".json"), pdf, document);
        }
        System.out.printf(Locale.ROOT, "{\"pages\": %d, \"cpuSecondsAPage\": %.4f, \"peakMegabytes\": %d}%n",
                pages,
                Figures.seconds(processorTime() - before) / Math.max(1, pages), Figures.peakMegabytes());
    }

    private static void write(Path file, Path pdf, Document document) throws IOException {
        Origin origin = new Origin(DocumentId.of(pdf.toString()), "bench", pdf.toString(), pdf.toString(),
                new Fingerprint(0, 0, new ContentHash("")), Instant.EPOCH);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            IndexEntry entry = new IndexEntry(origin, document, List.of(), List.of(), VectorLimit.NONE);
            Json.write(
                    new DocumentJson.Whole(entry,
                            new DocumentConnections(origin.id(), Citations.NONE, List.of(), List.of(),
                                    WorkLabels.NONE)),
                    DocumentJson.WHOLE, out);
        }
    }

    private static long processorTime() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }
}
