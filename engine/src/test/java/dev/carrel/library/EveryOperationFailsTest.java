package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.CapturedPage;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.Snapshot;
import dev.carrel.ingest.Progress;
import dev.carrel.library.home.FolderActions;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.Randomized;
import dev.carrel.testing.ScriptedEmbeddings;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.disk.Fault;
import dev.carrel.testing.disk.FaultyDisk;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/// Whichever operation on the disk fails, and however: the library opens afterwards, holds what it held before or holds now, and the
/// same command done again ends well, with the answers that it gives where nothing failed. A sample; `bench/every-operation` does all.
@Tag("thorough")
@ExtendWith(Randomized.class)
final class EveryOperationFailsTest {
    private static final String KEY = "reading.max-bytes";

    @TempDir
    private Path temporary;
    private ScriptedEndpoint model;
    private Path template;
    private int runs;

    /// Something that changes a library.
    enum Act {
        ADD, SYNC, REMOVE, REINDEX, CONFIG, CAPTURE
    }

    /// All that is known about a library.
    ///
    /// @param texts   by the titles of documents
    /// @param answers with their scores
    private record State(Map<String, String> texts, List<String> answers, String setting) {}

    @BeforeEach
    void makeALibrary() throws IOException {
        model = ScriptedEmbeddings.serving(8);
        template = Files.createDirectories(temporary.resolve("template"));
        TestFolder docs = new TestFolder(temporary.resolve("docs"));
        docs.write("cats.md", "# Cats\n\nCats purr when they are content.");
        docs.write("ships.md", "# Ships\n\nShips sail where the wind blows.");
        docs.write("moths.md", "# Moths\n\nMoths fly to lamps and purr never.");
        TestFolder more = new TestFolder(temporary.resolve("more"));
        more.write("herons.md", "# Herons\n\nHerons stand in the reeds.\n\nThey sail like ships.");
        more.write("owls.md", "# Owls\n\nOwls hunt at night when cats purr.");
        try (Library library = open(template)) {
            library.intake().add(List.of(docs.path()), Progress.SILENT);
            library.intake().capture(page("Lamps", "Lamps shine upon moths and draw them near all night."));
        }
        docs.write("cats.md", "# Cats\n\nCats purr loudly now.");
        docs.delete("ships.md");
        docs.write("wind.md", "# Wind\n\nThe wind blows where cats sail.");
    }

    @AfterEach
    void endTheModel() throws IOException {
        model.close();
    }

    private static CapturedPage page(String title, String text) {
        return new CapturedPage("https://example.org/" + title, title,
                "<html><head><title>" + title + "</title></head><body><article><h1>" + title + "</h1><p>"
                        + text
                        + "</p></article></body></html>",
                Instant.EPOCH, CapturedPage.Occasion.CHOSEN);
    }

    private Library open(Path home) throws IOException {
        return Library.open(new Home(home), "default", Settings.standard().with(Map.of(
                "embedding.endpoint.url", model.address(), "embedding.endpoint.model", "tiny"), "test"));
    }

    private void perform(Act act, Path home) throws IOException {
        if (act == Act.CONFIG) {
            new Home(home).set("default", KEY, "777777");
            return;
        }
        try (Library library = open(home)) {
            switch (act) {
                case ADD -> library.intake().add(List.of(temporary.resolve("more")), Progress.SILENT);
                case SYNC -> library.intake().add(List.of(temporary.resolve("docs")), Progress.SILENT);
                case REMOVE -> library.upkeep().remove(named(library, "Moths"), List.of());
                case REINDEX -> library.upkeep().reindex(Progress.SILENT);
                case CAPTURE -> library.intake()
                        .capture(page("Reeds", "Reeds bend while herons stand among them and wait."));
                case CONFIG -> throw new IllegalStateException("done without a library");
            }
        }
    }

    private static List<DocumentId> named(Library library, String title) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            return snapshot.stored().named(title);
        }
    }

    private State state(Path home) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        List<String> answers = new ArrayList<>();
        try (Library library = open(home)) {
            try (Snapshot snapshot = library.snapshot()) {
                snapshot.verify();
                List<DocumentId> all = new ArrayList<>();
                snapshot.register().origins(origin -> all.add(origin.id()));
                for (IndexEntry entry : snapshot.stored().entries(all)) {
                    texts.put(entry.document().metadata().title(), entry.document().text());
                    answers.add(entry.document().metadata().title() + " " + entry.waiting() + " waiting");
                }
            }
            Collections.sort(answers);
            for (String query : List.of("cats purr", "where do ships sail", "\"fly to lamps\"")) {
                library.search().ask(query, library.settings().searchOptions()).results()
                        .forEach(hit -> answers
                                .add(query + ": " + hit.found().metadata().title() + " " + hit.score()));
            }
        }
        return new State(texts, answers, new Home(home).settings("default", Map.of()).text(KEY));
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsLostAndTheSameAgainEndsWell(Act act, Random random) throws IOException {
        State before = state(template);
        Path calm = copy();
        FaultyDisk counting = new FaultyDisk(calm, aside(), Fault.INPUT_OUTPUT, 0);
        perform(act, counting.path());
        State after = state(calm);
        List<AssertionError> failures = new ArrayList<>();
        for (Fault fault : Fault.values()) {
            List<Integer> places = new ArrayList<>(
                    IntStream.rangeClosed(1, counting.count(fault)).boxed().toList());
            assertThat(places).as("%s %s", act, fault).isNotEmpty();
            Collections.shuffle(places, random);
            List<Integer> chosen = places.subList(0, Math.min(places.size(), Randomized.rounds(1)));
            int failed = failures.size();
            for (int place : chosen) {
                try {
                    fail(act, fault, place, new Random(place), before, after);
                } catch (AssertionError e) {
                    failures.add(e);
                }
            }
            tell("%s, %s: %d of %d operations, %d failures".formatted(act, fault, chosen.size(),
                    places.size(), failures.size() - failed));
        }
        assertThat(failures).isEmpty();
    }

    /// For whoever tries more than a sample.
    private static void tell(String line) {
        if (Randomized.rounds(1) > 1) {
            System.out.println(line);
        }
    }

    private Path copy() throws IOException {
        Path home = temporary.resolve("home" + runs++);
        try (Stream<Path> all = Files.walk(template)) {
            for (Path each : all.toList()) {
                Files.copy(each, home.resolve(template.relativize(each)));
            }
        }
        return home;
    }

    private Path aside() {
        return temporary.resolve("aside" + runs);
    }

    private void fail(Act act, Fault fault, int place, Random random, State before, State after)
            throws IOException {
        Path home = copy();
        FaultyDisk disk = new FaultyDisk(home, aside(), fault, place);
        String said = attempt(act, disk.path());
        String where = act + ", " + fault + " at " + place + " (" + disk.struck() + "), which said " + said;
        disk.restart(random);
        try {
            State now = state(home);
            assertThat(now.setting()).as(where).isIn(before.setting(), after.setting());
            assertThat(now.texts().keySet()).as(where).containsAll(common(before, after));
            now.texts().forEach((title, text) -> assertThat(text).as("%s, %s", where, title)
                    .isIn(before.texts().get(title), after.texts().get(title)));
            perform(act, home);
            assertThat(state(home)).as(where).isEqualTo(after);
        } catch (IOException | RuntimeException trouble) {
            throw new AssertionError(where, trouble);
        }
        FolderActions.delete(home);
    }

    /// @return what it said; it may end well all the same
    private String attempt(Act act, Path home) {
        try {
            perform(act, home);
            return "nothing";
        } catch (IOException | RuntimeException trouble) {
            assertThat(Stream.iterate((Throwable) trouble, Objects::nonNull, Throwable::getCause))
                    .as("%s is what a door has a sentence for", trouble.toString())
                    .anyMatch(each -> each instanceof IOException || each instanceof UserError);
            return String.valueOf(trouble);
        }
    }

    private static Set<String> common(State before, State after) {
        Set<String> both = new HashSet<>(before.texts().keySet());
        both.retainAll(after.texts().keySet());
        return both;
    }
}
