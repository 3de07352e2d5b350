package dev.carrel.read.citations;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import dev.carrel.document.work.CitationList.Citation;
import dev.carrel.read.Input;

/// The lines of a list of citations, and those that are none.
///
/// @param malformed numbers of lines, counted from 1
public record CitationLines(List<Citation> citations, List<Integer> malformed) {
    private static final Pattern HEADER = Pattern
            .compile("(?i)(citing|from|source)\\w*\\t(cited|to|target)\\w*(\\t.*)?");
    /// So many lines tell what a file is.
    private static final int LOOK = 20;

    public CitationLines {
        citations = List.copyOf(citations);
        malformed = List.copyOf(malformed);
    }

    /// True if a file is called `.tsv` and most of its first lines hold two names.
    public static boolean areIn(Path file) {
        if (!String.valueOf(file.getFileName()).endsWith(".tsv") || !Files.isRegularFile(file)) {
            return false;
        }
        try {
            List<String> first = Input.of(file).text().lines().filter(line -> !line.isBlank()).limit(LOOK)
                    .toList();
            return first.stream().filter(line -> citation(line).isPresent()).count() * 2 > first.size();
        } catch (IOException unreadable) {
            return false;
        }
    }

    public static CitationLines read(Path file) throws IOException {
        List<Citation> citations = new ArrayList<>();
        List<Integer> malformed = new ArrayList<>();
        List<String> lines = Input.of(file).text().lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isBlank() && !(i == 0 && HEADER.matcher(line.strip()).matches())) {
                int number = i + 1;
                citation(line).ifPresentOrElse(citations::add, () -> malformed.add(number));
            }
        }
        return new CitationLines(citations, malformed);
    }

    private static Optional<Citation> citation(String line) {
        String[] names = line.split("\t", -1);
        return names.length >= 2 && !names[0].isBlank() && !names[1].isBlank()
                ? Optional.of(new Citation(names[0].strip(), names[1].strip()))
                : Optional.empty();
    }
}
