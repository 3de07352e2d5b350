package dev.carrel.index;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;

/// Which versions of a work are worth reading: those with much text, where text on pages counts twice, since what is
/// quoted from it can be found again in print. An entry's abstract is not the paper.
public final class FullestFirst {
    private static final Comparator<Coverage> FULLEST = Comparator.comparingInt(FullestFirst::fullness)
            .reversed().thenComparing(text -> text.origin().id());

    private FullestFirst() {}

    private static int fullness(Coverage text) {
        return text.passages() * (text.pages() > 0 ? 2 : 1);
    }

    /// The same documents, the fullest first; unknown ones are left out.
    public static List<DocumentId> of(Collection<DocumentId> documents, Snapshot snapshot)
            throws IOException {
        return snapshot.coverage(documents).stream().sorted(FULLEST).map(text -> text.origin().id())
                .toList();
    }

    /// Those that are at least half as full as the fullest.
    public static Set<DocumentId> full(Collection<DocumentId> documents, Snapshot snapshot)
            throws IOException {
        List<Coverage> texts = snapshot.coverage(documents);
        int most = texts.stream().mapToInt(FullestFirst::fullness).max().orElse(0);
        return texts.stream().filter(text -> 2 * fullness(text) >= most).map(text -> text.origin().id())
                .collect(Collectors.toSet());
    }

    /// One document a work, in the order in which works are first named: the fullest of those that are given.
    ///
    /// @param most how many at most
    public static List<DocumentId> once(Collection<DocumentId> documents, int most, Snapshot snapshot)
            throws IOException {
        Set<DocumentId> given = new HashSet<>(documents);
        Set<DocumentId> seen = new HashSet<>();
        List<DocumentId> once = new ArrayList<>();
        for (DocumentId document : documents) {
            if (once.size() < most && seen.add(snapshot.versions().work(document))) {
                List<DocumentId> versions = snapshot.versions().of(document).stream().filter(given::contains)
                        .toList();
                once.add(versions.size() == 1 ? document : of(versions, snapshot).getFirst());
            }
        }
        return once;
    }
}
