package dev.carrel.index;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.label.ReadingStatus;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Labels;
import dev.carrel.document.work.Relations;
import dev.carrel.document.work.Versions;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.index.table.WorkOrder.Column;
import dev.carrel.index.table.WorkOrder.Direction;
import dev.carrel.index.table.WorkPage;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// What any index must list.
@ExtendWith(Randomized.class)
public abstract class WorkTableContract {
    private PassageIndex index;
    private Labels labels = Labels.NONE;

    protected abstract PassageIndex open(Path in, Supplier<Labels> labels) throws IOException;

    @BeforeEach
    void openTheIndex(@TempDir Path folder) throws IOException {
        index = open(folder.resolve("index"), () -> labels);
    }

    @AfterEach
    void closeTheIndex() throws IOException {
        index.close();
    }

    private void put(List<EntryBuilder> entries, Relations relations) throws IOException {
        try (Writer writer = index.writer()) {
            writer.put(new Source("b", Source.Kind.FOLDER, "/a-papers", null));
            writer.put(new Source("a", Source.Kind.FOLDER, "/b-manuals", null));
            for (EntryBuilder each : entries) {
                writer.put(each.build());
            }
            writer.put(relations);
            writer.commit();
        }
    }

    private static EntryBuilder work(String path, String title, UnaryOperator<Metadata.Builder> metadata) {
        return entry(path, title, "Text of " + path + ".").metadata(metadata);
    }

    private void putFour() throws IOException {
        put(List.of(
                work("z", "Zebra fish", facts -> facts.year(2019).authors(List.of("Ann Yu")).site("Nature"))
                        .source("b"),
                work("a", "«Über corals»", facts -> facts.year(2021).authors(List.of("Lee, Xi"))
                        .site("Reef Letters").tags(List.of("warm"))).source("a"),
                work("m", "corals again", facts -> facts.year(2021).type(DocumentType.DOCUMENTATION))
                        .source("b"),
                work("n", "...", facts -> facts)), cited(Map.of("z", List.of("m", "a"), "n", List.of("m"))));
    }

    /// Relations in which works cite others, by their paths.
    private static Relations cited(Map<String, List<String>> citing) {
        List<DocumentId> ids = new ArrayList<>(List.of(id("z"), id("a"), id("m"), id("n")));
        ids.sort(Comparator.comparingLong(Citations::number));
        long[] numbers = ids.stream().mapToLong(Citations::number).toArray();
        int[] starts = new int[numbers.length + 1];
        List<Integer> cited = new ArrayList<>();
        for (int i = 0; i < numbers.length; i++) {
            DocumentId from = ids.get(i);
            citing.forEach((path, to) -> {
                if (id(path).equals(from)) {
                    to.forEach(each -> cited.add(ids.indexOf(id(each))));
                }
            });
            starts[i + 1] = cited.size();
        }
        int[] all = cited.stream().mapToInt(Integer::intValue).toArray();
        return new Relations(1,
                new Citations(numbers, starts, all, all.clone(), new double[numbers.length], 1),
                Versions.NONE);
    }

    private static DocumentId id(String path) {
        return EntryBuilder.id(path);
    }

    private static List<DocumentId> ids(String... paths) {
        return List.of(paths).stream().map(EntryBuilder::id).toList();
    }

    private WorkPage page(String filter, WorkOrder order, int from, int limit) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            return snapshot.table().page(QueryParser.parse(filter), order, from, limit);
        }
    }

    private List<DocumentId> sorted(Column column, Direction direction) throws IOException {
        return firsts(page("", new WorkOrder(column, direction), 0, 100));
    }

    private List<DocumentId> found(String filter) throws IOException {
        return firsts(page(filter, WorkOrder.BY_TITLE, 0, 100));
    }

    private static List<DocumentId> firsts(WorkPage page) {
        return page.works().stream().map(work -> work.versions().getFirst()).toList();
    }

    @Test
    void anEmptyLibraryHasNoRows() throws IOException {
        assertThat(page("", WorkOrder.BY_TITLE, 0, 10)).isEqualTo(new WorkPage(0, List.of()));
        assertThat(page("coral", WorkOrder.BY_TITLE, 5, 10).total()).isZero();
    }

    @Test
    void titlesAreSortedByTheirLettersAndWhatHasNoneComesLast() throws IOException {
        putFour();
        assertThat(sorted(Column.TITLE, Direction.ASCENDING)).isEqualTo(ids("m", "a", "z", "n"));
        assertThat(sorted(Column.TITLE, Direction.DESCENDING)).isEqualTo(ids("z", "a", "m", "n"));
    }

    @Test
    void everyColumnSortsEqualsByTitle() throws IOException {
        putFour();
        assertThat(sorted(Column.YEAR, Direction.DESCENDING)).isEqualTo(ids("m", "a", "z", "n"));
        assertThat(sorted(Column.YEAR, Direction.ASCENDING)).isEqualTo(ids("z", "m", "a", "n"));
        assertThat(sorted(Column.AUTHOR, Direction.ASCENDING)).isEqualTo(ids("a", "z", "m", "n"));
        assertThat(sorted(Column.VENUE, Direction.ASCENDING)).isEqualTo(ids("z", "a", "m", "n"));
        assertThat(sorted(Column.TYPE, Direction.ASCENDING).getFirst()).isEqualTo(id("m"));
        assertThat(sorted(Column.SOURCE, Direction.ASCENDING).subList(0, 3)).isEqualTo(ids("m", "z", "a"));
        assertThat(sorted(Column.CITATIONS, Direction.DESCENDING)).isEqualTo(ids("m", "a", "z", "n"));
        assertThat(page("", new WorkOrder(Column.CITATIONS, Direction.DESCENDING), 0, 2).works())
                .extracting(WorkPage.ListedWork::citedBy).containsExactly(2, 1);
    }

    @Test
    void plainWordsAreBeginningsThatAllStandInWhatIsListed() throws IOException {
        putFour();
        assertThat(found("cor")).isEqualTo(ids("m", "a"));
        assertThat(found("ÜBER cor")).isEqualTo(ids("a"));
        assertThat(found("lee 2021 warm reef")).isEqualTo(ids("a"));
        assertThat(found("text")).as("words of the text").isEmpty();
        assertThat(found("\"text of a\"")).as("a phrase is one of the text").isEqualTo(ids("a"));
        assertThat(found("cor year:2021 -type:paper")).isEqualTo(ids("m"));
        assertThat(found("venue:reef")).as("no venue is called just so").isEqualTo(ids("a"));
    }

    @Test
    void versionsOfOneWorkAreOneRowThatTheCuratedOneNames() throws IOException {
        put(List.of(work("pdf", "Zebras", facts -> facts.year(2001)),
                work("entry", "A zebra", facts -> facts.entry(EntryBuilder.told())),
                work("other", "Middle", facts -> facts.year(2001))),
                new Relations(1, Citations.NONE, new Versions(List.of(List.of(id("pdf"), id("entry"))))));
        List<DocumentId> both = ids("pdf", "entry").stream().sorted().toList();
        assertThat(page("", WorkOrder.BY_TITLE, 0, 10).works()).extracting(WorkPage.ListedWork::versions)
                .containsExactly(both, ids("other"));
        assertThat(found("zebras")).as("what any version says").isEqualTo(List.of(both.getFirst()));
        assertThat(found("year:2001")).hasSize(2);
    }

    @Test
    void labelsFilterAndSortAsSoonAsTheyChange() throws IOException {
        putFour();
        assertThat(found("star:yes")).isEmpty();
        label("z", new WorkLabels(List.of("To cite"), true, ReadingStatus.TO_READ, Instant.EPOCH));
        label("m", new WorkLabels(List.of(), false, ReadingStatus.READ, Instant.EPOCH.plusSeconds(1)));
        assertThat(found("star:yes")).isEqualTo(ids("z"));
        assertThat(found("star:no")).hasSize(3);
        assertThat(found("tag:\"to cite\"")).isEqualTo(ids("z"));
        assertThat(found("tag:to*")).isEqualTo(ids("z"));
        assertThat(found("read:todo")).isEqualTo(ids("z"));
        assertThat(found("read:yes")).isEqualTo(ids("m"));
        assertThat(found("read:no")).isEqualTo(ids("a", "z", "n"));
        assertThat(sorted(Column.OPENED, Direction.DESCENDING)).isEqualTo(ids("m", "z", "a", "n"));
        assertThat(sorted(Column.STAR, Direction.DESCENDING).getFirst()).isEqualTo(id("z"));
        label("a", new WorkLabels(List.of(), true, ReadingStatus.NONE, Instant.EPOCH.plusSeconds(9)));
        assertThat(sorted(Column.OPENED, Direction.DESCENDING)).isEqualTo(ids("a", "m", "z", "n"));
        assertThat(found("star:yes")).isEqualTo(ids("a", "z"));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.stored().summaries(ids("z")).getFirst().labels().tags())
                    .containsExactly("To cite");
        }
    }

    private void label(String path, WorkLabels own) {
        Map<DocumentId, WorkLabels> all = new HashMap<>(labels.byDocument());
        all.put(id(path), own);
        labels = new Labels(all, labels.version() + 1);
    }

    /// Pages put together are the whole list, whatever their size, and it is in order.
    @RepeatedTest(5)
    void pagesPutTogetherAreTheList(Random random) throws IOException {
        int count = 1 + random.nextInt(80);
        put(IntStream.range(0, count).mapToObj(i -> work("d" + i, "Title " + random.nextInt(40),
                facts -> random.nextInt(4) == 0 ? facts : facts.year(1990 + random.nextInt(9)))).toList(),
                new Relations(1, Citations.NONE, Versions.NONE));
        for (Direction direction : Direction.values()) {
            WorkOrder order = new WorkOrder(Column.YEAR, direction);
            List<DocumentId> whole = firsts(page("title", order, 0, count));
            assertThat(whole).hasSize(count).doesNotHaveDuplicates();
            List<DocumentId> joined = new ArrayList<>();
            while (joined.size() < count) {
                WorkPage page = page("title", order, joined.size(), 1 + random.nextInt(30));
                assertThat(page.total()).isEqualTo(count);
                joined.addAll(firsts(page));
            }
            assertThat(joined).isEqualTo(whole);
            assertThat(years(whole)).isSortedAccordingTo(direction == Direction.ASCENDING
                    ? Comparator.naturalOrder()
                    : Comparator.comparing((Integer year) -> year == Integer.MAX_VALUE ? 0 : -year,
                            Comparator.comparingInt(year -> year == 0 ? 1 : year)));
        }
    }

    private List<Integer> years(List<DocumentId> ids) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            return snapshot.stored().summaries(ids).stream()
                    .map(each -> each.metadata().year() == null
                            ? Integer.MAX_VALUE
                            : each.metadata().year().value())
                    .toList();
        }
    }
}
