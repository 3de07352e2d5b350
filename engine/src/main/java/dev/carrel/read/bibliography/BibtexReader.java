package dev.carrel.read.bibliography;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.read.Inventory;
import dev.carrel.read.InventoryReader;

/// Reads BibTeX and BibLaTeX.
public final class BibtexReader implements InventoryReader {
    @Override
    public Inventory read(Path file) throws IOException {
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
        return register.inventory(parsed.flaws());
    }
}
