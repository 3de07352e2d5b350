package dev.carrel.read.bibliography.bibtex;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.read.Inventory;
import dev.carrel.read.InventoryReader;
import dev.carrel.read.bibliography.Attachments;
import dev.carrel.read.bibliography.BibliographyText;
import dev.carrel.read.bibliography.WorkRegister;

/// Reads BibTeX and BibLaTeX.
public final class BibtexReader implements InventoryReader {
    @Override
    public Inventory read(Path file) throws IOException {
        BibtexFile parsed = BibtexParser.parse(BibliographyText.of(file));
        JabRefGroups groups = new JabRefGroups(parsed.comments());
        Inheritance inheritance = new Inheritance(parsed.entries());
        WorkRegister register = new WorkRegister(new Attachments(file, groups.directories()));
        for (BibtexEntry entry : parsed.entries()) {
            BibtexWork work = new BibtexWork(inheritance.complete(entry));
            if (!work.isOnlyData()) {
                register.add(work.work(groups), work.files());
            }
        }
        return register.inventory(parsed.flaws());
    }
}
