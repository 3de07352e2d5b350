package dev.carrel.evaluate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.base.UserError;

/// A test collection as BEIR lays it out (Thakur and others, NeurIPS 2021): documents, queries and judgements.
///
/// @param corpus     `corpus.jsonl` or `corpus.jsonl.gz`
/// @param queries    `queries.jsonl`
/// @param judgements `qrels/NAME.tsv`
public record BeirDirectory(Path corpus, Path queries, Path judgements) {
    private static final String LAYOUT = "A BEIR directory holds corpus.jsonl (or corpus.jsonl.gz), queries.jsonl and"
            + " qrels/test.tsv.";
    private static final String ENDING = ".tsv";

    /// @param split which judgements: usually `test`
    /// @throws UserError if a part is not there
    public static BeirDirectory open(Path directory, String split) throws IOException {
        if (!Files.isDirectory(directory)) {
            throw UserError.usage(directory + " is not a directory.", LAYOUT);
        }
        Path corpus = first(directory, List.of("corpus.jsonl", "corpus.jsonl.gz"));
        Path queries = first(directory, List.of("queries.jsonl"));
        return new BeirDirectory(corpus, queries, judgements(directory.resolve("qrels"), split));
    }

    private static Path first(Path directory, List<String> names) {
        return names.stream().map(directory::resolve).filter(Files::isRegularFile).findFirst()
                .orElseThrow(
                        () -> UserError.usage(directory + " holds no " + names.getFirst() + ".", LAYOUT));
    }

    private static Path judgements(Path directory, String split) throws IOException {
        Path file = directory.resolve(split + ENDING);
        if (!Files.isRegularFile(file)) {
            throw UserError.usage(file + " does not exist.", hint(directory));
        }
        return file;
    }

    private static String hint(Path directory) throws IOException {
        List<String> splits = splits(directory);
        return splits.isEmpty() ? LAYOUT : "There are judgements called " + String.join(", ", splits) + ".";
    }

    private static List<String> splits(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> String.valueOf(file.getFileName())).filter(name -> name.endsWith(ENDING))
                    .map(name -> name.substring(0, name.length() - ENDING.length())).sorted().toList();
        }
    }
}
