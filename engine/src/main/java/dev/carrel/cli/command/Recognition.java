package dev.carrel.cli.command;

import java.util.Map;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Whether scanned pages are read.
final class Recognition {
    @Option(names = "--ocr", arity = "0..1", fallbackValue = "eng", paramLabel = "LANGUAGES", description = "Read scanned pages too, with the program tesseract (default language: eng; several: eng+deu).")
    private @Nullable String languages;

    Map<String, String> settings() {
        return languages == null ? Map.of() : Map.of("reading.ocr", languages);
    }
}
