package dev.carrel.read.bibliography;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import dev.carrel.document.reason.Reason;
import dev.carrel.read.Inventory;
import dev.carrel.read.UnreadableException;

/// Collects the works of one bibliography, each under a name that no other has.
public final class WorkRegister {
    private final Attachments attachments;
    private final List<Inventory.Entry> entries = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    public WorkRegister(Attachments attachments) {
        this.attachments = attachments;
    }

    public void add(BibliographyWork work, List<LinkedFile> files) {
        String name = work.name();
        for (int copy = 2; !names.add(name); copy++) {
            name = work.name() + " (" + copy + ")";
        }
        entries.add(new Inventory.Entry(name, work.document(), attachments.of(files, work)));
    }

    public Inventory inventory(List<Inventory.Flaw> flaws) throws UnreadableException {
        if (entries.isEmpty() && flaws.isEmpty()) {
            throw new UnreadableException(new Reason.Nothing(Reason.Nothing.Content.ENTRIES));
        }
        return new Inventory(entries, flaws);
    }
}
