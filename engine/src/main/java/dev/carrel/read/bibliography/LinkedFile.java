package dev.carrel.read.bibliography;

import java.util.List;

/// A file that an entry names, in all the ways its path can be understood, the likeliest first. Programs differ in what
/// they escape, and only the disk knows who was right.
public record LinkedFile(List<String> readings) {
    public LinkedFile {
        readings = List.copyOf(readings);
    }

    public static LinkedFile of(String... readings) {
        return new LinkedFile(List.of(readings).stream().map(String::strip).filter(path -> !path.isEmpty())
                .distinct().toList());
    }

    /// A link to somewhere else: no attachment.
    public boolean isAddress() {
        return readings.stream().anyMatch(path -> path.matches("(?i)(https?|ftp|s3|data|zotero|doi):.*"));
    }
}
