package dev.carrel.library;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import dev.carrel.document.Source;
import dev.carrel.document.UserError;
import dev.carrel.ingest.Catalogue;
import dev.carrel.ingest.CitationCatalogue;
import dev.carrel.ingest.CorpusCatalogue;
import dev.carrel.ingest.FileCatalogue;
import dev.carrel.ingest.FileReading;
import dev.carrel.ingest.FolderCatalogue;
import dev.carrel.read.citations.CitationLines;

/// Tells what sort of source stands at a path, and how a source that the library remembers is listed again. The one
/// place that knows every kind of source.
final class Sources {
    private final FileReading reading;

    Sources(FileReading reading) {
        this.reading = reading;
    }

    List<Catalogue> at(List<Path> paths) {
        return paths.stream().map(this::at).toList();
    }

    /// The catalogue of a source as it was stored, whether or not its place can be reached now.
    Catalogue of(Source source) {
        Path place = Path.of(source.location());
        return switch (source.kind()) {
            case FOLDER -> new FolderCatalogue(place, reading);
            case FILE -> new FileCatalogue(place, reading);
            case CORPUS -> new CorpusCatalogue(place);
            case CITATIONS -> new CitationCatalogue(place);
        };
    }

    private Catalogue at(Path path) {
        if (!Files.exists(path)) {
            throw UserError.usage("There is nothing at " + path + ".",
                    "Check the path and run the command again.");
        }
        Optional<Path> corpus = CorpusCatalogue.corpusAt(path);
        if (corpus.isPresent()) {
            return new CorpusCatalogue(corpus.get());
        }
        if (CitationLines.areIn(path)) {
            return new CitationCatalogue(path);
        }
        return Files.isDirectory(path)
                ? new FolderCatalogue(path, reading)
                : new FileCatalogue(path, reading);
    }
}
