package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.work.CitationList;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.citations.CitationLines;

/// A file that says who cites whom. It has no documents of its own, except that a line that says nothing fails.
public final class CitationCatalogue implements Catalogue {
    private final Path file;

    public CitationCatalogue(Path file) {
        this.file = file.toAbsolutePath().normalize();
    }

    @Override
    public Source source() {
        return Source.at(Source.Kind.CITATIONS, file.toString());
    }

    @Override
    public void list(Receiver receiver) throws IOException {
        CitationLines lines = CitationLines.read(file);
        receiver.citations(new CitationList(source().id(), file.toString(), lines.citations()));
        long size = Files.size(file);
        long modified = Files.getLastModifiedTime(file).toMillis();
        lines.malformed().forEach(line -> receiver
                .item(new Item(file + "#line " + line, "line " + line, file.toString(), size, modified,
                        () -> {
                            throw new UnreadableException(
                                    new Reason.AtLine(line, "not two names with a tab between them"));
                        })));
    }
}
