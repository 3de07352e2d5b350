package dev.carrel.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Small arithmetic on measurements.
final class Figures {
    private Figures() {}

    /// The nearest-rank percentile.
    static double percentile(double[] values, double share) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[Math.clamp((int) Math.ceil(share * sorted.length) - 1, 0, sorted.length - 1)];
    }

    static String format(double value) {
        return String.format(Locale.ROOT, value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value);
    }

    static double seconds(long nanoseconds) {
        return nanoseconds / 1e9;
    }

    static long bytes(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
        }
    }

    /// The most memory that this process ever held, in megabytes, as Linux counts it; -1 elsewhere.
    static long peakMegabytes() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.isReadable(status)) {
            return -1;
        }
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith("VmHWM"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024).findFirst()
                    .orElse(-1);
        }
    }

    /// How often a value of the first kind is above one of the second; half of the ties count.
    static double auroc(List<Double> higher, List<Double> lower) {
        double above = 0;
        for (double one : higher) {
            for (double other : lower) {
                above += one > other ? 1 : one == other ? 0.5 : 0;
            }
        }
        return above / ((double) higher.size() * lower.size());
    }
}
