package dev.carrel.citation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.citation.WorkIndex.Known;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.text.TextSketch;
import dev.carrel.document.work.Versions;

/// Finds the documents that are one work: by DOI, by title and authors, by the address that a browser saw them at, then by nearly
/// identical text.
///
/// Texts meet in a bucket if four neighbouring marks of their sketches are equal (Broder 1997; banding as in Leskovec,
/// Rajaraman and Ullman, *Mining of Massive Datasets*, 3.4): with sixteen bands, texts that are 80 % the same miss each
/// other once in four thousand times. A bucket's documents are compared with its first ones only, so that a thousand
/// copies of a licence cost a thousand comparisons.
final class VersionFinder {
    private static final int BAND = 4;
    private static final int FIRST = 4;
    private static final double NEARLY_IDENTICAL = 0.8;
    private static final double RELATED = 0.3;

    private final WorkIndex index;
    private final Set<String> corpora;
    private final int[] leaders;
    private final Runnable checkpoint;

    /// @param corpora    sources whose documents are different works by definition
    /// @param checkpoint called for every document
    VersionFinder(WorkIndex index, Set<String> corpora, Runnable checkpoint) {
        this.checkpoint = checkpoint;
        this.index = index;
        this.corpora = corpora;
        this.leaders = IntStream.range(0, index.all().size()).toArray();
    }

    Versions find() {
        for (Known known : index.all()) {
            checkpoint.run();
            Stream.of(sameDoi(known), sameTitle(known), index.sameAddress(known)).flatMap(each -> each)
                    .filter(other -> other.number() < known.number())
                    .forEach(other -> join(known, other));
        }
        joinNearlyIdentical();
        Map<Integer, List<DocumentId>> works = new HashMap<>();
        for (Known known : index.all()) {
            checkpoint.run();
            works.computeIfAbsent(leader(known.number()), _ -> new ArrayList<>(1)).add(known.work().id());
        }
        return new Versions(List.copyOf(works.values()));
    }

    /// A chapter carries the DOI of its book, and a reader may mistake a cited DOI for the document's own.
    private Stream<Known> sameDoi(Known known) {
        List<Known> all = index.byDoi(Doi.of(known.work().doi(), known.work().url()))
                .limit(WorkIndex.COMMON).toList();
        return all.size() > 1 && areOne(all)
                ? all.stream()
                : all.stream().filter(other -> agree(known, other));
    }

    /// A file whose title was read badly and that names no authors contradicts nobody, as long as it is the only one of
    /// its kind: chapters that name none are several.
    private static boolean areOne(List<Known> sharing) {
        return Stream.of(true, false).allMatch(named -> {
            List<Known> alike = sharing.stream()
                    .filter(known -> known.described().authors().areKnown() == named).toList();
            return alike.stream().allMatch(known -> agree(alike.getFirst(), known));
        });
    }

    private static boolean agree(Known one, Known other) {
        Title title = one.described().title();
        return title.likeness(other.described().title()) != Title.Likeness.NONE
                || title.isPartOf(other.described().title()) || other.described().title().isPartOf(title)
                || one.described().authors().meet(other.described().authors())
                || one.work().sketch().similarity(other.work().sketch()) >= RELATED;
    }

    /// Pages of documentation and notes share titles without being one work, unless somebody signed them.
    private Stream<Known> sameTitle(Known known) {
        return isPublished(known)
                ? index.alike(known.described(), known).filter(VersionFinder::isPublished)
                : Stream.empty();
    }

    private static boolean isPublished(Known known) {
        return known.work().type() == DocumentType.PAPER || known.work().type() == DocumentType.PAGE
                || known.described().authors().areKnown();
    }

    private void joinNearlyIdentical() {
        for (int band = 0; band < TextSketch.BINS; band += BAND) {
            Map<Long, List<Known>> buckets = new HashMap<>();
            for (Known known : index.all()) {
                checkpoint.run();
                int[] marks = known.work().sketch().marks();
                if (marks.length > 0) {
                    long key = key(Arrays.copyOfRange(marks, band, band + BAND));
                    meet(known, buckets.computeIfAbsent(key, _ -> new ArrayList<>(1)));
                }
            }
        }
    }

    private static long key(int[] marks) {
        long key = 0;
        for (int mark : marks) {
            key = key * 0x9e3779b97f4a7c15L + mark;
        }
        return key;
    }

    private void meet(Known known, List<Known> bucket) {
        for (Known other : bucket) {
            if (leader(known.number()) != leader(other.number())
                    && known.work().sketch().similarity(other.work().sketch()) >= needed(known, other)) {
                join(known, other);
            }
        }
        if (bucket.size() < FIRST) {
            bucket.add(known);
        }
    }

    /// Pages of documentation are written from one template, and a sentence makes the difference; only copies are one.
    private static double needed(Known one, Known other) {
        return one.work().type() == DocumentType.DOCUMENTATION
                && other.work().type() == DocumentType.DOCUMENTATION
                        ? 1
                        : NEARLY_IDENTICAL;
    }

    private void join(Known one, Known other) {
        boolean apart = one.work().source().equals(other.work().source())
                && corpora.contains(one.work().source());
        int first = leader(one.number());
        int second = leader(other.number());
        if (!apart && first != second) {
            leaders[Math.max(first, second)] = Math.min(first, second);
        }
    }

    private int leader(int number) {
        int leader = number;
        while (leaders[leader] != leader) {
            leaders[leader] = leaders[leaders[leader]];
            leader = leaders[leader];
        }
        return leader;
    }
}
