package dev.carrel.read.bibliography;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.read.Listing;
import dev.carrel.read.ListingReader;

/// Reads BibTeX and BibLaTeX.
public final class BibtexReader implements ListingReader {
    @Override
    public Listing read(Path file) throws IOException {
        BibtexFile parsed = BibtexParser.parse(BibliographyText.of(file));
        Groups groups = new Groups(parsed.comments());
        Inheritance inheritance = new Inheritance(parsed.entries());
        Register register = new Register(new Attachments(file, groups.directories()));
        for (BibtexEntry entry : parsed.entries()) {
            BibtexWork work = new BibtexWork(inheritance.complete(entry));
            if (!work.isOnlyData()) {
                register.add(work.work(groups), work.files());
            }
        }
        return register.listing(parsed.flaws());
    }
}
