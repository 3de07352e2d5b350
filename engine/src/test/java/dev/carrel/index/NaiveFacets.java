package dev.carrel.index;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentPart;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.WorkType;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.label.ReadingStatus;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.Labels;
import dev.carrel.document.work.Versions;
import dev.carrel.index.Facets.Count;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Facet;
import dev.carrel.ranking.query.Quantifier;
import dev.carrel.ranking.query.Query;
import dev.carrel.testing.EntryBuilder;

import static dev.carrel.testing.EntryBuilder.entry;

/// A random library, and its counts by looking at every passage.
final class NaiveFacets {
    private static final List<String> WORDS = List.of("coral", "fish", "reef", "shark", "polyp", "crab");
    private static final List<String> HEADINGS = List.of("Part", "1 Introduction", "Results and discussion",
            "Limitations");
    private static final List<String> TAGS = List.of("Blue", "blue", "red", "to read", "Grün");
    private static final List<String> COLLECTIONS = List.of("One", "One/Two", "Two", "Three/Two/One");

    private static final List<String> OWN = List.of("blue", "mine", "to cite");
    private static final List<String> VENUES = List.of("Nature", "Sea Letters", "Annals of Tides");
    private static final List<String> AUTHORS = List.of("Ann Lee", "Xu, Jian", "Plato");

    private final Random random;
    private final Map<DocumentId, IndexEntry> library = new TreeMap<>();
    private Versions versions = Versions.NONE;
    private Labels labels = Labels.NONE;

    NaiveFacets(Random random) {
        this.random = random;
    }

    List<Source> sources() {
        return IntStream.range(0, 3).mapToObj(
                i -> new Source("source" + i, Source.Kind.FOLDER, "/data/source" + i, null)).toList();
    }

    /// Adds some documents and replaces some.
    List<IndexEntry> change() {
        List<IndexEntry> changed = IntStream.range(0, random.nextInt(12))
                .mapToObj(_ -> document("d" + random.nextInt(30)).build()).toList();
        changed.forEach(each -> library.put(each.origin().id(), each));
        return changed;
    }

    /// One that is taken out, or was never there.
    DocumentId removed() {
        DocumentId id = EntryBuilder.id("d" + random.nextInt(30));
        library.remove(id);
        return id;
    }

    Versions versions() {
        List<DocumentId> ids = new ArrayList<>(library.keySet());
        versions = ids.size() < 5
                ? Versions.NONE
                : new Versions(List.of(ids.subList(0, 2), ids.subList(2, 5)));
        return versions;
    }

    /// Labels on some documents, whether they are there or not.
    void label() {
        Map<DocumentId, WorkLabels> all = new TreeMap<>();
        IntStream.range(0, 30).filter(_ -> random.nextInt(3) == 0).forEach(i -> all.put(
                EntryBuilder.id("d" + i), new WorkLabels(some(OWN), random.nextBoolean(),
                        any(List.of(ReadingStatus.values())), null)));
        labels = new Labels(all, labels.version() + 1);
    }

    Labels labels() {
        return labels;
    }

    private EntryBuilder document(String path) {
        EntryBuilder entry = entry(path).title("Untold").source("source" + random.nextInt(3));
        for (int i = random.nextInt(3); i >= 0; i--) {
            entry.section(any(List.of(SectionKind.values())), any(HEADINGS))
                    .text(String.join(" ", some(WORDS)) + " stand here.");
        }
        return entry.metadata(metadata -> metadata.type(any(List.of(DocumentType.values())))
                .year(random.nextInt(5) == 0 ? null : new Year(2015 + random.nextInt(4)))
                .site(random.nextInt(3) == 0 ? null : any(VENUES)).authors(some(AUTHORS))
                .tags(some(TAGS)).collections(some(COLLECTIONS)));
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private <T> List<T> some(List<T> all) {
        return all.stream().filter(_ -> random.nextInt(3) == 0).toList();
    }

    String question() {
        return Stream.concat(some(WORDS).stream(), IntStream.range(0, random.nextInt(4)).mapToObj(
                _ -> (random.nextInt(4) == 0 ? "-" : "") + condition())).collect(Collectors.joining(" "));
    }

    private String condition() {
        return switch (random.nextInt(10)) {
            case 0 -> "year:" + (2015 + random.nextInt(3)) + ".." + (random.nextBoolean() ? "" : 2017);
            case 1 -> "type:" + any(List.of(DocumentType.values())).word();
            case 2 -> "tag:\"" + any(random.nextBoolean() ? TAGS : OWN) + "\"";
            case 3 -> "collection:" + any(COLLECTIONS);
            case 5 -> "venue:\"" + any(VENUES) + "\"";
            case 6 -> "author:" + any(List.of("lee", "xu", "plato"));
            case 7 -> "star:" + any(List.of("yes", "no"));
            case 8 -> "read:" + any(List.of("yes", "no", "todo"));
            case 4 -> random.nextBoolean()
                    ? "section:" + any(List.of(DocumentPart.values())).word()
                    : "kind:" + any(List.of(SectionKind.values())).word();
            default -> "source:source" + random.nextInt(4);
        };
    }

    Facets facets(List<Query> queries, Quantifier quantifier) {
        Function<Facet, List<Query>> without = facet -> queries.stream()
                .map(query -> query.without(facet)).toList();
        return new Facets(works(found(queries, quantifier, _ -> true)),
                counts(whole(found(without.apply(Facet.YEAR), quantifier, _ -> true)),
                        entry -> Stream.ofNullable(entry.document().metadata().year()).map(String::valueOf))
                        .stream()
                        .map(each -> new Facets.YearCount(Integer.parseInt(each.value()), each.count()))
                        .sorted(Comparator.comparingInt(Facets.YearCount::year)).toList(),
                counts(whole(found(without.apply(Facet.TYPE), quantifier, _ -> true)),
                        entry -> Stream.of(entry.document().metadata().type().word())),
                collections(whole(found(without.apply(Facet.COLLECTION), quantifier, _ -> true))),
                tags(whole(found(without.apply(Facet.TAG), quantifier, _ -> true))),
                counts(whole(found(without.apply(Facet.AUTHOR), quantifier, _ -> true)),
                        entry -> entry.document().metadata().authors().stream()
                                .map(name -> name.equals("Xu, Jian") ? "Jian Xu" : name)),
                counts(whole(found(without.apply(Facet.VENUE), quantifier, _ -> true)),
                        entry -> Stream.ofNullable(entry.document().metadata().site())),
                counts(whole(found(without.apply(Facet.STAR), quantifier, _ -> true)),
                        entry -> labels(entry).starred() ? Stream.of("yes") : Stream.empty()),
                counts(whole(found(without.apply(Facet.READING), quantifier, _ -> true)),
                        entry -> switch (labels(entry).reading()) {
                            case NONE -> Stream.empty();
                            case TO_READ -> Stream.of("todo");
                            case READ -> Stream.of("yes");
                        }).stream().map(each -> new Count(each.value(),
                                each.value().equals("todo") ? "To read" : "Read", each.count()))
                        .toList(),
                Stream.of(DocumentPart.values())
                        .map(part -> new Count(part.word(), part.label(),
                                works(found(without.apply(Facet.SECTION), quantifier,
                                        passage -> passage.parts().contains(part)))))
                        .filter(each -> each.count() > 0).sorted(order()).toList(),
                counts(found(without.apply(Facet.SOURCE), quantifier, _ -> true),
                        entry -> Stream.of(entry.origin().source())).stream()
                        .map(each -> new Count(each.value(), "/data/" + each.value(), each.count()))
                        .toList());
    }

    private List<IndexEntry> found(List<Query> queries, Quantifier quantifier, Predicate<Passage> in) {
        return library.values().stream()
                .filter(entry -> quantifier == Quantifier.ALL
                        ? queries.stream().allMatch(query -> matches(entry, query, in))
                        : queries.stream().anyMatch(query -> matches(entry, query, in)))
                .toList();
    }

    /// All versions of the works that were found: what one of them tells is told of the work.
    private List<IndexEntry> whole(List<IndexEntry> found) {
        Set<DocumentId> works = found.stream().map(entry -> versions.work(entry.origin().id()))
                .collect(Collectors.toSet());
        return library.values().stream().filter(entry -> works.contains(versions.work(entry.origin().id())))
                .toList();
    }

    private WorkLabels labels(IndexEntry entry) {
        return labels.of(entry.origin().id());
    }

    /// Those of any version that is there.
    private Stream<WorkLabels> noted(IndexEntry entry) {
        return versions.of(entry.origin().id()).stream().filter(library::containsKey).map(labels::of);
    }

    private static Stream<String> tagsOf(IndexEntry entry, WorkLabels labels) {
        return Stream.concat(entry.document().metadata().tags().stream(), labels.tags().stream());
    }

    private Stream<Metadata> told(IndexEntry entry) {
        return versions.of(entry.origin().id()).stream().map(library::get).filter(Objects::nonNull)
                .map(version -> Objects.requireNonNull(version).document().metadata());
    }

    private boolean matches(IndexEntry entry, Query query, Predicate<Passage> in) {
        return entry.passages().stream().filter(in).anyMatch(passage -> (query.words().isBlank()
                || Stream.of(query.words().split(" ")).anyMatch(passage.text()::contains))
                && fulfils(entry, passage, query.conditions()));
    }

    private boolean fulfils(IndexEntry entry, Passage passage, List<Condition> conditions) {
        return conditions.stream().collect(Collectors.groupingBy(Condition::getClass)).values().stream()
                .allMatch(alike -> switch (alike.getFirst()) {
                    case Condition.Tag _,Condition.Collection _,Condition.Author _,Condition.Not _ ->
                        alike.stream()
                                .allMatch(each -> fulfils(entry, passage, each));
                    default -> alike.stream().anyMatch(each -> fulfils(entry, passage, each));
                });
    }

    private boolean fulfils(IndexEntry entry, Passage passage, Condition condition) {
        return switch (condition) {
            case Condition.Years(Integer from, Integer to) -> told(entry)
                    .flatMap(each -> Stream.ofNullable(each.year())).map(Year::value)
                    .anyMatch(year -> (from == null || from <= year) && (to == null || year <= to));
            case Condition.OfType(Set<DocumentType> types, Set<WorkType> kinds) -> told(entry)
                    .anyMatch(metadata -> types.contains(metadata.type())
                            || metadata.workType().filter(kinds::contains).isPresent());
            case Condition.Tag(String tag) -> Stream.concat(
                    told(entry).flatMap(metadata -> metadata.tags().stream()),
                    noted(entry).flatMap(own -> own.tags().stream())).anyMatch(tag::equalsIgnoreCase);
            case Condition.Author(String name) -> told(entry).flatMap(metadata -> metadata.authors().stream())
                    .anyMatch(each -> each.toLowerCase(Locale.ROOT).contains(name));
            case Condition.Venue(String name) -> told(entry).anyMatch(each -> name.equals(each.site()));
            case Condition.Starred() -> noted(entry).anyMatch(WorkLabels::starred);
            case Condition.Reading(ReadingStatus status) ->
                noted(entry).anyMatch(own -> own.reading() == status);
            case Condition.Collection(String name) -> told(entry)
                    .flatMap(metadata -> metadata.collections().stream())
                    .anyMatch(path -> names(path).contains(name));
            case Condition.InSection(Set<DocumentPart> parts) ->
                passage.parts().stream().anyMatch(parts::contains);
            case Condition.FromSource(String text) -> entry.origin().source().equals(text);
            case Condition.Not(Condition inner) -> !fulfils(entry, passage, inner);
            default -> throw new AssertionError(condition);
        };
    }

    private static Set<String> names(String path) {
        Set<String> names = new HashSet<>(Set.of(path.split("/")));
        for (int i = path.indexOf('/'); i >= 0; i = path.indexOf('/', i + 1)) {
            names.add(path.substring(0, i));
        }
        names.add(path);
        return names;
    }

    private int works(List<IndexEntry> entries) {
        return (int) entries.stream().map(entry -> versions.work(entry.origin().id())).distinct().count();
    }

    private List<Count> counts(List<IndexEntry> entries, Function<IndexEntry, Stream<String>> values) {
        return entries.stream().flatMap(values).distinct()
                .map(value -> new Count(value, value, works(entries.stream()
                        .filter(entry -> values.apply(entry).anyMatch(value::equals)).toList())))
                .sorted(order()).toList();
    }

    private List<Count> collections(List<IndexEntry> entries) {
        Set<String> paths = library.values().stream()
                .flatMap(entry -> entry.document().metadata().collections().stream())
                .flatMap(path -> names(path).stream().filter(name -> (path + "/").startsWith(name + "/")))
                .collect(Collectors.toSet());
        return counts(entries, entry -> entry.document().metadata().collections().stream()
                .flatMap(path -> names(path).stream()).distinct()).stream()
                .filter(count -> paths.contains(count.value())).toList();
    }

    private List<Count> tags(List<IndexEntry> entries) {
        return counts(entries, entry -> tagsOf(entry, labels(entry))
                .map(tag -> tag.toLowerCase(Locale.ROOT)).distinct()).stream()
                .map(count -> new Count(spelled(count.value()), spelled(count.value()), count.count()))
                .sorted(order()).toList();
    }

    /// As most documents of the library have it, else as the first note that has it.
    private String spelled(String tag) {
        return library.values().stream().flatMap(entry -> entry.document().metadata().tags().stream())
                .filter(tag::equalsIgnoreCase).collect(Collectors.groupingBy(each -> each,
                        TreeMap::new, Collectors.counting()))
                .entrySet().stream().max(Map.Entry.<String, Long>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .map(Map.Entry::getKey).orElse(tag);
    }

    private static Comparator<Count> order() {
        return Comparator.comparingInt(Count::count).reversed().thenComparing(Count::value);
    }
}
