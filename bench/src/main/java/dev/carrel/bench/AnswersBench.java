package dev.carrel.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.evaluate.BeirDirectory;
import dev.carrel.evaluate.Judgements;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.Snapshot;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.Hit;
import dev.carrel.search.Snippet;
import dev.carrel.search.run.SearchOptions;
import tools.jackson.databind.json.JsonMapper;

/// How often the answer to a question stands whole in one of the first passages, in view `passages`; how often in the
/// passage by which view `papers` shows its first document; and how often the sentence that is marked there holds or
/// touches it. It must stand in a document that was judged relevant, letter for letter but for white space. Of several
/// answers one is enough. The search is given the question's text and nothing else. Some answers are longer than a passage
/// or cross the border of two, so the share that stands whole in any passage at all is given too.
final class AnswersBench {
    private static final int FIRST = 5;

    private record Asked(String text, List<String> answers, Map<String, Integer> relevant) {
        boolean isAnsweredBy(String document, String passage) {
            return relevant.getOrDefault(document, 0) > 0
                    && answers.stream().anyMatch(plain(passage)::contains);
        }

        /// Whether characters of a passage have any in common with an answer.
        boolean isTouchedBy(String passage, Snippet.Span sentence) {
            String whole = plain(passage);
            int start = beginning(passage, sentence.start());
            int end = beginning(passage, sentence.end());
            return answers.stream().anyMatch(answer -> {
                int at = whole.indexOf(answer);
                return at >= 0 && at < end && start < at + answer.length();
            });
        }

        /// How many characters of the plain text stand before a place in the passage.
        private static int beginning(String passage, int place) {
            return passage.substring(0, place).replaceAll("\\s+", " ").stripLeading().length();
        }
    }

    private final Library library;
    private final List<Asked> questions;
    private final PrintStream out;

    private AnswersBench(Library library, List<Asked> questions, PrintStream out) {
        this.library = library;
        this.questions = questions;
        this.out = out;
    }

    static void run(Path data, PrintStream out) throws IOException {
        Home home = Home.of(System.getenv(), Path.of(System.getProperty("user.home")));
        Settings settings = Settings.standard();
        BeirDirectory beir = BeirDirectory.open(data, "test");
        try (Library library = Library.derived(home.evaluation(data, settings), home, settings)) {
            library.intake().add(List.of(beir.corpus()), Progress.SILENT);
            new AnswersBench(library, questions(beir), out).run();
        }
    }

    private static List<Asked> questions(BeirDirectory beir) throws IOException {
        Judgements judgements = Judgements.read(beir.judgements());
        List<Asked> questions = new ArrayList<>();
        try (Stream<String> lines = Files.lines(beir.queries())) {
            lines.map(JsonMapper.shared()::readTree).forEach(query -> {
                List<String> answers = query.at("/metadata/answers").values().stream()
                        .map(answer -> plain(answer.path("text").asString("")))
                        .filter(text -> !text.isEmpty())
                        .toList();
                if (!answers.isEmpty()) {
                    questions.add(new Asked(query.path("text").asString(""), answers,
                            judgements.grades(query.path("_id").asString(""))));
                }
            });
        }
        return questions;
    }

    private static String plain(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }

    private void run() throws IOException {
        out.printf(Locale.ROOT, "%d questions; the answer stands whole in some passage for %.3f%n%n",
                questions.size(), possible());
        out.println("| ranking | `passages`: answer in the first | in the first " + FIRST
                + " | `papers`: in the passage shown first | in the sentence marked there |");
        out.println("| --- | --- | --- | --- | --- |");
        for (Map.Entry<String, SearchOptions> ranking : rankings().entrySet()) {
            measure(ranking.getKey(), ranking.getValue());
        }
    }

    private Map<String, SearchOptions> rankings() {
        SearchOptions standard = library.settings().searchOptions().withView(View.PASSAGES).withLimit(FIRST);
        Map<String, SearchOptions> rankings = new LinkedHashMap<>();
        for (Formula formula : Formula.values()) {
            rankings.put(formula.word(), standard.withMode(Mode.HYBRID).withRanking(formula));
        }
        rankings.put("keyword alone", standard.withMode(Mode.KEYWORD).withRanking(Formula.RRF));
        rankings.put("meaning alone", standard.withMode(Mode.SEMANTIC).withRanking(Formula.RRF));
        return rankings;
    }

    /// Which of the places that are counted hold the answer to one question.
    private record Outcome(boolean first, boolean found, boolean shown, boolean marked) {}

    private void measure(String name, SearchOptions options) throws IOException {
        List<Outcome> all = new ArrayList<>();
        for (Asked question : questions) {
            int rank = rank(question, library.search().ask(question.text(), options).results());
            List<Hit> papers = library.search().ask(question.text(), options.withView(View.PAPERS)).results();
            all.add(new Outcome(rank == 1, rank > 0, rank(question, papers) == 1,
                    isMarked(question, papers)));
        }
        print(name, all);
        print(name + ", even questions", half(all, 0));
        print(name + ", odd questions", half(all, 1));
    }

    /// What is chosen on one half of the questions is confirmed on the other.
    private static List<Outcome> half(List<Outcome> all, int first) {
        return IntStream.range(0, all.size()).filter(i -> i % 2 == first).mapToObj(all::get).toList();
    }

    private void print(String name, List<Outcome> outcomes) {
        out.printf(Locale.ROOT, "| %s | %.3f | %.3f | %.3f | %.3f |%n", name,
                share(outcomes, Outcome::first), share(outcomes, Outcome::found),
                share(outcomes, Outcome::shown), share(outcomes, Outcome::marked));
    }

    private static double share(List<Outcome> outcomes, Predicate<Outcome> counted) {
        return outcomes.stream().filter(counted).count() / (double) outcomes.size();
    }

    private static boolean isMarked(Asked question, List<Hit> papers) {
        Snippet.Span marked = papers.isEmpty() ? null : papers.getFirst().snippet().matched();
        return marked != null && rank(question, papers) == 1
                && question.isTouchedBy(papers.getFirst().found().passage().text(), marked);
    }

    /// From 1; 0 if the answer is not there.
    private static int rank(Asked question, List<Hit> hits) {
        return hits.stream().filter(hit -> isAnsweredBy(question, hit.found())).mapToInt(Hit::rank)
                .findFirst().orElse(0);
    }

    private static boolean isAnsweredBy(Asked question, FoundPassage found) {
        return question.isAnsweredBy(found.origin().key(), found.passage().text());
    }

    private double possible() throws IOException {
        Map<String, List<Passage>> passages = new HashMap<>();
        try (Snapshot snapshot = library.snapshot()) {
            Map<String, DocumentId> ids = new HashMap<>();
            snapshot.register().origins(origin -> ids.put(origin.key(), origin.id()));
            for (Map.Entry<String, DocumentId> document : ids.entrySet()) {
                snapshot.stored().entry(document.getValue())
                        .ifPresent(entry -> passages.put(document.getKey(), entry.passages()));
            }
        }
        return questions.stream().filter(question -> question.relevant().keySet().stream()
                .anyMatch(key -> passages.getOrDefault(key, List.of()).stream()
                        .anyMatch(passage -> question.isAnsweredBy(key, passage.text()))))
                .count() / (double) questions.size();
    }
}
