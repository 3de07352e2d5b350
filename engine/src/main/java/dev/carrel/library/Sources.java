package dev.carrel.library;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.document.origin.Source;
import dev.carrel.ingest.source.BibliographyCatalogue;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.CitationCatalogue;
import dev.carrel.ingest.source.CorpusCatalogue;
import dev.carrel.ingest.source.FileCatalogue;
import dev.carrel.ingest.source.FileReading;
import dev.carrel.ingest.source.FolderCatalogue;
import dev.carrel.read.citations.CitationLines;
import dev.carrel.read.zotero.profile.Profiles;

/// Tells what sort of source stands at a path, and how a source that the library remembers is listed again. The one
/// place that knows every kind of source.
final class Sources {
    private final FileReading reading;
    private final ZoteroPlaces zotero;
    private final Supplier<Catalogue> browser;

    /// @param zoteroBase where paths of Zotero's linked files begin, or `auto`
    /// @param browser    the pages that a browser sent
    Sources(FileReading reading, String zoteroBase, Supplier<Catalogue> browser) {
        this.browser = browser;
        this.reading = reading;
        this.zotero = new ZoteroPlaces(reading, zoteroBase);
    }

    /// @param libraries of Zotero that were named, or are looked for if the name is empty
    List<Catalogue> at(List<Path> paths, List<String> libraries) {
        return Stream.concat(paths.stream().map(this::at), libraries.stream().map(zotero::named)).toList();
    }

    /// The catalogue of a source as it was stored, whether or not its place can be reached now.
    Catalogue of(Source source) {
        String place = source.location();
        return switch (source.kind()) {
            case FOLDER -> new FolderCatalogue(Path.of(place), reading);
            case FILE -> new FileCatalogue(Path.of(place), reading);
            case CORPUS -> new CorpusCatalogue(Path.of(place));
            case BIBLIOGRAPHY, BOOKMARKS -> new BibliographyCatalogue(Path.of(place), source.kind(), reading);
            case CITATIONS -> new CitationCatalogue(Path.of(place));
            case ZOTERO -> zotero.at(place);
            case BROWSER -> browser.get();
        };
    }

    private Catalogue at(Path path) {
        if (!Files.exists(path)) {
            throw UserError.usage("There is nothing at " + path + ".",
                    "Check the path and run the command again.");
        }
        if (Profiles.isDataDirectory(path)) {
            return zotero.at(path.toString());
        }
        Optional<Path> corpus = CorpusCatalogue.corpusAt(path);
        if (corpus.isPresent()) {
            return new CorpusCatalogue(corpus.get());
        }
        if (CitationLines.areIn(path)) {
            return new CitationCatalogue(path);
        }
        Optional<Source.Kind> many = BibliographyCatalogue.kindOf(path, reading);
        if (many.isPresent()) {
            return new BibliographyCatalogue(path, many.get(), reading);
        }
        return Files.isDirectory(path)
                ? new FolderCatalogue(path, reading)
                : new FileCatalogue(path, reading);
    }
}
