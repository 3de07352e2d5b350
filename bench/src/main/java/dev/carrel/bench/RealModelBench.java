package dev.carrel.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.carrel.assist.answer.AnswerCitation;
import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.AskRequest;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.check.CheckedSentence.Status;
import dev.carrel.assist.scan.ScanRequest;
import dev.carrel.assist.scan.ScannedClaim;
import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;
import dev.carrel.evaluate.BeirDirectory;
import dev.carrel.evaluate.Judgements;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryAssistant.Drafting;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.search.context.ContextRequest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the check lets through when a real and poor model answers: some questions of COVID-QA, each asked of the paper that
/// answers it, with passages short enough for a small model. Every sentence is printed with what became of it and with the
/// sentence that is to carry it, to be read by a person; the sums stand at the end.
final class RealModelBench {
    private static final int PAPERS = 5;
    private static final int QUESTIONS_A_PAPER = 4;
    private static final int OTHERWISE = 3;
    /// Less than the model has, because reading takes it as long as writing does.
    private static final String CONTEXT = "800";

    private record Question(String text, String paper) {}

    private final Library library;
    private final PrintStream out;
    private final Instant end;
    private final Map<Status, Integer> sentences = new EnumMap<>(Status.class);
    private int asked;
    private int refused;
    private int replaced;
    private double seconds;

    private RealModelBench(Library library, Duration limit, PrintStream out) {
        this.library = library;
        this.out = out;
        this.end = Instant.now().plus(limit);
    }

    /// @param address of the model's endpoint
    /// @param work    an empty folder
    /// @param minutes nothing more is asked after so many
    static void run(Path data, String address, Path work, int minutes, PrintStream out) throws IOException {
        List<Question> questions = questions(BeirDirectory.open(data, "test"));
        Path corpus = corpus(data, work, questions);
        Settings settings = Settings.standard().with(Map.of("assistant.url", address, "assistant.model",
                "tinyllama-1.1b", "assistant.timeout", "3600", "assistant.context", CONTEXT,
                "expansion.by", "device", "expansion.timeout", "3600", "search.mode", "keyword",
                "chunking.max-tokens", "64", "chunking.max-passages-per-document", "1"), "bench");
        Home home = new Home(work.resolve("home"));
        try (Library library = Library.open(home, "default", settings)) {
            library.intake().add(List.of(corpus), Progress.SILENT);
            RealModelBench bench = new RealModelBench(library, Duration.ofMinutes(minutes), out);
            bench.ask(questions);
            bench.scan(questions.getFirst());
            bench.rephrase(questions.subList(0, OTHERWISE));
        }
    }

    /// The first questions of the first papers.
    private static List<Question> questions(BeirDirectory beir) throws IOException {
        Judgements judgements = Judgements.read(beir.judgements());
        Map<String, List<Question>> papers = new LinkedHashMap<>();
        try (Stream<String> lines = Files.lines(beir.queries())) {
            lines.map(JsonMapper.shared()::readTree).forEach(query -> judgements
                    .grades(query.path("_id").asString("")).keySet().stream().sorted().limit(1)
                    .forEach(paper -> papers.computeIfAbsent(paper, _ -> new ArrayList<>())
                            .add(new Question(query.path("text").asString(""), paper))));
        }
        return papers.values().stream().limit(PAPERS).flatMap(all -> all.stream().limit(QUESTIONS_A_PAPER))
                .toList();
    }

    private static Path corpus(Path data, Path work, List<Question> questions) throws IOException {
        List<String> papers = questions.stream().map(Question::paper).toList();
        Path corpus = Files.createDirectories(work.resolve("papers")).resolve("corpus.jsonl");
        try (Stream<String> lines = Files.lines(data.resolve("corpus.jsonl"))) {
            Files.write(corpus, lines.filter(line -> papers.contains(id(line))).toList());
        }
        return corpus;
    }

    private static String id(String line) {
        JsonNode paper = JsonMapper.shared().readTree(line);
        return paper.path("_id").asString("");
    }

    private boolean isOver() { return Instant.now().isAfter(end); }

    private void ask(List<Question> questions) throws IOException {
        Map<String, DocumentId> papers = new LinkedHashMap<>();
        try (var snapshot = library.snapshot()) {
            snapshot.register().origins(origin -> papers.put(origin.key(), origin.id()));
        }
        for (Question question : questions) {
            DocumentId paper = papers.get(question.paper());
            if (paper != null && !isOver()) {
                tell(library.assistant().ask(new AskRequest(question.text(), List.of(paper), Versions.NONE,
                        AskRequest.Effort.QUICK), Drafting.IF_CONFIGURED, _ -> {}));
            }
        }
        out.printf(
                "%n%d questions asked of %d; the library did not say %d times, its own sentences took the model's place %d times.%n"
                        + "Sentences of the model by what became of them: %s; %.0f s of the model in all.%n",
                asked, questions.size(), refused, replaced, sentences, seconds);
    }

    private void tell(CheckedAnswer answer) {
        asked++;
        refused += answer.isAnswered() ? 0 : 1;
        replaced += answer.trouble() == null || answer.model() != null ? 0 : 1;
        seconds += answer.took().modelMs() / 1000;
        out.println("\n## " + answer.question() + "\n" + answer.by().word()
                + (answer.trouble() == null ? "" : ": " + answer.trouble()));
        if (answer.by() == CheckedAnswer.By.MODEL) {
            answer.sentences().forEach(this::tell);
        }
        out.flush();
    }

    private void tell(AnswerSentence sentence) {
        sentences.merge(sentence.status(), 1, Integer::sum);
        out.println("- " + sentence.status().word() + " " + sentence.flags() + ": " + sentence.text());
        for (AnswerCitation citation : sentence.citations()) {
            out.println("    carried by: " + citation.sentence());
        }
    }

    private void scan(Question question) throws IOException {
        if (!isOver()) {
            ScannedClaim scanned = library.assistant().scan(ScanRequest.of(question.text()),
                    Drafting.IF_CONFIGURED);
            out.println("\nscan: " + scanned.evidence().size() + " passages, "
                    + scanned.evidence().stream().filter(each -> each.stance() != null).count()
                    + " with a verdict; " + scanned.trouble());
        }
    }

    private void rephrase(List<Question> questions) throws IOException {
        try (Library otherwise = library
                .with(library.settings().with(Map.of("expansion.by", "model"), "bench"))) {
            for (Question question : questions) {
                if (!isOver()) {
                    out.println("\nqueries used: " + otherwise.search()
                            .context(ContextRequest.about(question.text(), List.of())).queries());
                }
            }
        }
    }
}
