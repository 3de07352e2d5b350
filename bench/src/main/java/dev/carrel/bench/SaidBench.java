package dev.carrel.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import dev.carrel.citation.mark.MentionFinder;
import dev.carrel.citation.mark.MentionFinder.Mention;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Reference;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.Versions;
import dev.carrel.embed.Embedder;
import dev.carrel.evaluate.self.Wording;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.Searchable;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Mode;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.said.SaidSearch;
import tools.jackson.databind.json.JsonMapper;

/// How often a sentence that cites a work finds it by what the other sentences of the library say about it. The sentence that is asked
/// is left out of what is searched, and with it, if wanted, all of its passage. Only works of which another sentence is left count.
final class SaidBench {
    private static final int DEPTH = 10;
    private static final int FEWEST_WORDS = 6;

    /// @param leftOut what may not be found
    private record Question(String text, Set<DocumentId> works, DocumentId citing,
            Predicate<CitingSentence> leftOut) {}

    /// How often the work was first, and among the first ten.
    private static final class Count {
        private int first;
        private int ten;
        private int all;

        void add(int rank) {
            all++;
            first += rank == 1 ? 1 : 0;
            ten += rank > 0 && rank <= DEPTH ? 1 : 0;
        }

        String line() {
            return String.format(Locale.ROOT, "first %.3f  in ten %.3f  of %d", (double) first / all,
                    (double) ten / all, all);
        }
    }

    /// One way to search, and the works that it finds, best first.
    private interface Way {
        List<DocumentId> works(Question question) throws IOException;
    }

    private SaidBench() {}

    /// Writes all that the documents of a library cite as CSL-JSON, so that it can be added to the library: papers that are drawn at
    /// random do not cite each other.
    static void works(Path home, Path out) throws IOException {
        List<Map<String, Object>> items = new ArrayList<>();
        Set<String> known = new LinkedHashSet<>();
        try (Library library = open(home); Snapshot snapshot = library.snapshot()) {
            for (IndexEntry entry : entries(snapshot)) {
                for (Reference each : entry.document().references()) {
                    if (each.title() != null && known.add(each.title().toLowerCase(Locale.ROOT))) {
                        items.add(item(each, items.size()));
                    }
                }
            }
        }
        Files.writeString(out, JsonMapper.shared().writeValueAsString(items));
    }

    private static Map<String, Object> item(Reference reference, int number) {
        Map<String, Object> item = new LinkedHashMap<>();
        item.put("id", "work" + number);
        item.put("type", "article-journal");
        item.put("title", reference.title());
        item.put("author", reference.authors().stream().map(name -> Map.of("literal", name)).toList());
        if (reference.year() != null) {
            item.put("issued", Map.of("date-parts", List.of(List.of(reference.year().value()))));
        }
        if (reference.doi() != null) {
            item.put("DOI", Doi.text(reference.doi()));
        }
        return item;
    }

    private static Library open(Path home) throws IOException {
        return Library.open(Home.of(Map.of("CARREL_HOME", home.toString()), home), "default",
                Settings.standard());
    }

    private static List<IndexEntry> entries(Snapshot snapshot) throws IOException {
        List<DocumentId> citing = new ArrayList<>();
        snapshot.relations().works(work -> citing.add(work.id()));
        return snapshot.stored().entries(citing);
    }

    /// A line a way to search, for all questions, for those with even numbers and for those with odd ones.
    static void run(Path home, PrintStream out) throws IOException {
        try (Library library = open(home); Snapshot snapshot = library.snapshot()) {
            Embedder embedder = new RememberingEmbedder(library.embedder());
            out.println("the question's own sentence left out");
            measure(library, embedder, snapshot, questions(snapshot, Scope.SENTENCE), out);
            out.println("its whole passage left out");
            measure(library, embedder, snapshot, questions(snapshot, Scope.PASSAGE), out);
        }
    }

    private enum Scope {
        SENTENCE, PASSAGE
    }

    private static void measure(Library library, Embedder embedder, Snapshot snapshot,
            List<Question> questions, PrintStream out)
            throws IOException {
        Map<String, Way> ways = new LinkedHashMap<>();
        AtomicReference<Searchable> now = new AtomicReference<>(snapshot);
        SaidSearch search = new SaidSearch(() -> Objects.requireNonNull(now.get()), () -> embedder,
                library.search().terms());
        for (Mode mode : Mode.values()) {
            ways.put(mode.word(), question -> {
                now.set(new WithoutSentences(snapshot, question.leftOut()));
                return search.ask(question.text(), SearchOptions.STANDARD.withMode(mode).withLimit(DEPTH + 1))
                        .results().stream().map(each -> each.found().origin().id()).toList();
            });
        }
        ways.put("plain search", question -> found(library, question));
        for (Map.Entry<String, Way> way : ways.entrySet()) {
            List<Count> counts = List.of(new Count(), new Count(), new Count());
            long start = System.nanoTime();
            for (int i = 0; i < questions.size(); i++) {
                int rank = rank(questions.get(i), way.getValue(), snapshot);
                counts.getFirst().add(rank);
                counts.get(1 + i % 2).add(rank);
            }
            out.printf(Locale.ROOT, "%-12s  %s  even: %s  odd: %s  %.0f ms%n", way.getKey(),
                    counts.get(0).line(), counts.get(1).line(), counts.get(2).line(),
                    (System.nanoTime() - start) / 1e6 / questions.size());
        }
    }

    private static int rank(Question question, Way way, Snapshot snapshot) throws IOException {
        Versions versions = snapshot.relations().versions();
        List<DocumentId> found = way.works(question).stream().map(versions::work)
                .filter(each -> !each.equals(versions.work(question.citing()))).toList();
        for (int i = 0; i < Math.min(DEPTH, found.size()); i++) {
            if (question.works().contains(found.get(i))) {
                return i + 1;
            }
        }
        return 0;
    }

    private static List<DocumentId> found(Library library, Question question)
            throws IOException {
        return library.search().measured(question.text(), SearchOptions.STANDARD.withLimit(DEPTH + 1))
                .results().stream().map(each -> each.found().passage().id().document()).toList();
    }

    private static List<Question> questions(Snapshot snapshot, Scope scope) throws IOException {
        List<Question> questions = new ArrayList<>();
        Citations citations = snapshot.relations().citations();
        int sentences = 0;
        for (IndexEntry entry : entries(snapshot)) {
            DocumentId citing = entry.origin().id();
            Map<Integer, List<Mention>> marks = MentionFinder.in(entry.document()).stream()
                    .filter(mention -> citations.cited(citing, mention.reference()).isPresent())
                    .collect(Collectors.groupingBy(Mention::start, LinkedHashMap::new, Collectors.toList()));
            for (List<Mention> mentions : marks.values()) {
                Question question = question(mentions, citing, snapshot, scope);
                if (Wording.words(question.text()).size() >= FEWEST_WORDS) {
                    sentences++;
                    if (!question.works().isEmpty()) {
                        questions.add(question);
                    }
                }
            }
        }
        System.out.println(
                sentences + " sentences cite, " + questions.size() + " of them a work that others do");
        return questions;
    }

    private static Question question(List<Mention> mentions, DocumentId citing, Snapshot snapshot,
            Scope scope)
            throws IOException {
        Citations citations = snapshot.relations().citations();
        Versions versions = snapshot.relations().versions();
        String own = mentions.getFirst().sentence();
        Set<DocumentId> cited = mentions.stream()
                .flatMap(mention -> citations.cited(citing, mention.reference()).stream())
                .collect(Collectors.toSet());
        List<CitingSentence> all = snapshot.relations().sentences(cited);
        Set<Object> passages = all.stream()
                .filter(each -> each.citing().equals(citing) && each.text().equals(own))
                .map(CitingSentence::passage).collect(Collectors.toSet());
        Predicate<CitingSentence> leftOut = each -> each.citing().equals(citing)
                && (each.text().equals(own) || (scope == Scope.PASSAGE && passages.contains(each.passage())));
        Set<DocumentId> works = all.stream().filter(leftOut.negate()).map(CitingSentence::cited)
                .map(versions::work).filter(work -> !work.equals(versions.work(citing)))
                .collect(Collectors.toSet());
        return new Question(Wording.question(Wording.withoutNames(mentions.getFirst().bare())), works, citing,
                leftOut);
    }
}
