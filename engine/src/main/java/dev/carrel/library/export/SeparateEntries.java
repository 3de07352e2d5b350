package dev.carrel.library.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.document.Metadata;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.Described;

/// The entries that a work is written as: one, unless a bibliography itself has it under several keys, as those of the
/// versions of a program. Somebody may cite each of them, so each is written, unless their DOI says that they are one.
final class SeparateEntries {
    private SeparateEntries() {}

    static List<CuratedWork> of(CuratedWork work) {
        List<Described> together = new ArrayList<>();
        List<CuratedWork> entries = new ArrayList<>();
        for (Described version : work.versions()) {
            if (together.stream().anyMatch(other -> areApart(version, other))) {
                entries.add(new CuratedWork(List.of(version)));
            } else {
                together.add(version);
            }
        }
        entries.addFirst(new CuratedWork(together));
        return entries;
    }

    private static boolean areApart(Described one, Described other) {
        Metadata first = one.metadata();
        Metadata second = other.metadata();
        boolean sameDoi = first.doi() != null && first.doi().equalsIgnoreCase(second.doi());
        return !sameDoi && bibliography(one).isPresent() && bibliography(one).equals(bibliography(other))
                && !String.valueOf(first.citekey()).equals(second.citekey());
    }

    /// The source and file whose entry a document is: what its key has before the entry's own.
    private static Optional<String> bibliography(Described version) {
        String citekey = version.metadata().citekey();
        String key = version.origin().key();
        return version.metadata().entry() == null || version.metadata().zotero() != null || citekey == null
                || !key.endsWith(citekey)
                        ? Optional.empty()
                        : Optional.of(version.origin().source() + " "
                                + key.substring(0, key.length() - citekey.length()));
    }
}
