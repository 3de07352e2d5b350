package dev.carrel.citation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.document.Reference;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.WorkIdentity;
import org.jspecify.annotations.Nullable;

/// Finds a library's documents by what a reference says of them.
///
/// A title meets those that it could be under its letters, with and without its subtitle; a misprinted one under its
/// words. Words that many titles share say nothing, so no list that is walked is longer than [#COMMON].
final class WorkIndex {
    /// More titles than this hold a common word.
    static final int COMMON = 40;

    /// A document and what describes it.
    record Known(int number, WorkIdentity work, WorkDescription described) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Known known && number == known.number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    private final List<Known> all = new ArrayList<>();
    private final Map<String, List<Known>> byDoi = new HashMap<>();
    private final Map<String, List<Known>> byAddress = new HashMap<>();
    private final Map<String, List<Known>> byTitle = new HashMap<>();
    private final Map<String, List<Known>> byWord = new HashMap<>();
    private final Map<String, List<Known>> byName = new HashMap<>();

    void add(WorkIdentity work) {
        Known known = new Known(all.size(), work, WorkDescription.of(work));
        all.add(known);
        Doi.of(work.doi(), work.url()).ifPresent(doi -> put(byDoi, doi.normal(), known));
        address(work).ifPresent(address -> put(byAddress, address, known));
        known.described().title().keys().forEach(key -> put(byTitle, key, known));
        known.described().title().words().forEach(word -> put(byWord, word, known));
        names(work).forEach(name -> put(byName, name, known));
    }

    private static Stream<String> names(WorkIdentity work) {
        return Stream.of(work.id().value(), work.key(), work.path(), work.citekey())
                .flatMap(Stream::ofNullable)
                .distinct();
    }

    private static void put(Map<String, List<Known>> map, String key, Known known) {
        map.computeIfAbsent(key, _ -> new ArrayList<>(1)).add(known);
    }

    List<Known> all() {
        return all;
    }

    /// The document that a reference of another names: by its DOI, by its title, or by what their source calls it.
    Optional<Known> cited(Reference reference, Known citing) {
        return byDoi(Optional.ofNullable(reference.doi())).findFirst()
                .or(() -> reference.title() == null
                        ? byKey(reference.key(), citing)
                        : alike(WorkDescription.of(reference), citing).findFirst());
    }

    /// The documents under a DOI.
    Stream<Known> byDoi(Optional<Doi> doi) {
        return doi.stream().flatMap(each -> byDoi.getOrDefault(each.normal(), List.of()).stream());
    }

    /// The pages that a browser saw at the same address as this one.
    Stream<Known> sameAddress(Known known) {
        return address(known.work()).stream()
                .flatMap(address -> byAddress.getOrDefault(address, List.of()).stream());
    }

    private static Optional<String> address(WorkIdentity work) {
        return Optional.ofNullable(work.url()).filter(_ -> work.source().equals(Source.BROWSER.id()));
    }

    /// The documents that a description fits, the best first, but not the one that it stands in.
    Stream<Known> alike(WorkDescription described, Known self) {
        List<Known> exact = described.title().keys().flatMap(this::titled)
                .filter(known -> !known.equals(self) && known.described().isSameAs(described)).distinct()
                .toList();
        return exact.isEmpty()
                ? sharingWords(described.title())
                        .filter(known -> !known.equals(self) && known.described().isSameAs(described))
                : exact.stream().sorted(Comparator.comparing((Known known) -> known.described().title()
                        .likeness(described.title())).reversed().thenComparingInt(Known::number));
    }

    private Stream<Known> titled(String key) {
        return byTitle.getOrDefault(key, List.of()).stream().limit(COMMON);
    }

    /// Misprints spoil a word or two; the others still lead to the title.
    private Stream<Known> sharingWords(Title title) {
        Map<Known, Integer> shared = new HashMap<>();
        for (String word : title.words()) {
            List<Known> titles = byWord.getOrDefault(word, List.of());
            if (titles.size() <= COMMON) {
                titles.forEach(known -> shared.merge(known, 1, Integer::sum));
            }
        }
        int enough = title.words().size() > 3 ? 2 : 1;
        return shared.entrySet().stream().filter(each -> each.getValue() >= enough)
                .sorted(Map.Entry.<Known, Integer>comparingByValue().reversed()
                        .thenComparingInt(each -> each.getKey().number()))
                .limit(6).map(Map.Entry::getKey);
    }

    /// A key means what it means to its own source; a cite key is anybody's.
    private Optional<Known> byKey(@Nullable String key, Known citing) {
        List<Known> named = key == null ? List.of() : byName.getOrDefault(key, List.of());
        return named.stream().filter(known -> known.work().source().equals(citing.work().source()))
                .findFirst()
                .or(() -> named.stream().filter(known -> key != null && key.equals(known.work().citekey()))
                        .findFirst());
    }

    /// The document that goes by a name in a list of citations. Of several that do, the one beside the list is meant, else none.
    Optional<Known> named(String name, String folder) {
        List<Known> named = Stream.concat(byDoi(Doi.in(name)), Stream.of(name, folder + "/" + name)
                .flatMap(each -> byName.getOrDefault(each, List.of()).stream())).distinct().toList();
        return named.size() < 2
                ? named.stream().findFirst()
                : named.stream().filter(known -> known.work().path().startsWith(folder + "/")).findFirst();
    }
}
