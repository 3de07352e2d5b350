package dev.carrel.search.run;

import java.io.IOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;
import dev.carrel.index.Census;
import dev.carrel.index.Coverage;

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
    public static List<DocumentId> of(Collection<DocumentId> documents, Census census) throws IOException {
        return census.coverage(documents).stream().sorted(FULLEST).map(text -> text.origin().id())
                .toList();
    }

    /// Of each of some works the documents that are at least half as full as its fullest.
    public static Set<DocumentId> full(Collection<? extends Collection<DocumentId>> works, Census census)
            throws IOException {
        Map<DocumentId, Coverage> texts = texts(works, census);
        Set<DocumentId> full = new HashSet<>();
        for (Collection<DocumentId> work : works) {
            List<Coverage> known = work.stream().filter(texts::containsKey).map(texts::get).toList();
            int most = known.stream().mapToInt(FullestFirst::fullness).max().orElse(0);
            known.stream().filter(text -> 2 * fullness(text) >= most).map(text -> text.origin().id())
                    .forEach(full::add);
            if (work.size() == 1) {
                full.addAll(work);
            }
        }
        return full;
    }

    /// One document a work, in the order in which works are first named: the fullest of those that are given.
    ///
    /// @param most how many at most
    public static List<DocumentId> once(Collection<DocumentId> documents, int most, Versions versions,
            Census census) throws IOException {
        Set<DocumentId> given = new HashSet<>(documents);
        Set<DocumentId> seen = new HashSet<>();
        List<List<DocumentId>> works = documents.stream()
                .filter(document -> seen.add(versions.work(document))).limit(most)
                .map(document -> versions.of(document).stream().filter(given::contains).toList()).toList();
        Map<DocumentId, Coverage> texts = texts(works, census);
        return works.stream().map(work -> work.stream().filter(texts::containsKey).map(texts::get)
                .min(FULLEST).map(text -> text.origin().id()).orElse(work.getFirst())).toList();
    }

    /// How full the documents are that have to be compared with others, found out at once.
    private static Map<DocumentId, Coverage> texts(Collection<? extends Collection<DocumentId>> works,
            Census census) throws IOException {
        Map<DocumentId, Coverage> texts = new HashMap<>();
        census.coverage(works.stream().filter(work -> work.size() > 1).flatMap(Collection::stream).toList())
                .forEach(text -> texts.put(text.origin().id(), text));
        return texts;
    }
}
