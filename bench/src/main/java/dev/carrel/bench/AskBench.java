package dev.carrel.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.AskRequest;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;
import dev.carrel.evaluate.BeirDirectory;
import dev.carrel.evaluate.Judgements;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryAssistant.Drafting;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// How well `ask` answers without a model: how often the answer stands in the first block and in the first five, and how
/// well a library that does not say is told from one that does. For the second, each question is asked once more of all
/// documents but those that were judged relevant.
final class AskBench {
    private static final int SLICE = 2;

    private record Question(String text, List<String> answers, Map<String, Integer> relevant) {
        boolean isAnsweredBy(AnswerSentence block, Map<String, String> keys) {
            String text = plain(block.text());
            return relevant.getOrDefault(keys.getOrDefault(block.citations().getFirst().document(), ""),
                    0) > 0
                    && answers.stream().anyMatch(text::contains);
        }
    }

    private final Library library;
    private final Map<String, DocumentId> documents = new HashMap<>();
    private final Map<String, String> keys = new HashMap<>();

    private AskBench(Library library) throws IOException {
        this.library = library;
        try (var snapshot = library.snapshot()) {
            snapshot.register().origins(origin -> {
                documents.put(origin.key(), origin.id());
                keys.put(origin.id().value(), origin.key());
            });
        }
    }

    /// @param half 0 or 1: what is chosen on one half of the questions is confirmed on the other
    static void run(Path data, String split, int half, PrintStream out) throws IOException {
        Home home = Home.of(System.getenv(), Path.of(System.getProperty("user.home")));
        Settings settings = Settings.standard();
        BeirDirectory beir = BeirDirectory.open(data, split);
        try (Library library = Library.derived(home.evaluation(data, settings), home, settings)) {
            library.intake().add(List.of(beir.corpus()), Progress.SILENT);
            new AskBench(library).measure(questions(beir, half), out);
        }
    }

    private static List<Question> questions(BeirDirectory beir, int half) throws IOException {
        Judgements judgements = Judgements.read(beir.judgements());
        List<Question> all = new ArrayList<>();
        try (Stream<String> lines = Files.lines(beir.queries())) {
            lines.map(JsonMapper.shared()::readTree).forEach(query -> {
                Map<String, Integer> relevant = judgements.grades(query.path("_id").asString(""));
                if (!relevant.isEmpty()) {
                    all.add(new Question(query.path("text").asString(""), answers(query), relevant));
                }
            });
        }
        List<Question> chosen = new ArrayList<>();
        for (int i = half; i < all.size(); i += SLICE) {
            chosen.add(all.get(i));
        }
        return chosen;
    }

    private static List<String> answers(JsonNode query) {
        return query.at("/metadata/answers").values().stream()
                .map(answer -> plain(answer.path("text").asString(""))).filter(text -> !text.isEmpty())
                .toList();
    }

    private static String plain(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }

    private void measure(List<Question> questions, PrintStream out) throws IOException {
        int first = 0;
        int found = 0;
        int refused = 0;
        int silent = 0;
        List<Integer> lengths = new ArrayList<>();
        List<Double> with = new ArrayList<>();
        List<Double> without = new ArrayList<>();
        for (Question question : questions) {
            CheckedAnswer answer = ask(question, List.of());
            List<AnswerSentence> blocks = answer.sentences();
            first += !blocks.isEmpty() && question.isAnsweredBy(blocks.getFirst(), keys) ? 1 : 0;
            found += blocks.stream().anyMatch(block -> question.isAnsweredBy(block, keys)) ? 1 : 0;
            refused += answer.isAnswered() ? 0 : 1;
            with.add(answer.confidence());
            blocks.forEach(block -> lengths.add(block.text().length()));
            CheckedAnswer of = ask(question, others(question));
            silent += of.isAnswered() ? 0 : 1;
            without.add(of.confidence());
        }
        double all = questions.size();
        out.printf(Locale.ROOT, "%d questions: answer in the first block %.3f, in the first five %.3f; "
                + "refused though a document answers %.3f; refused without it %.3f; AUROC %.3f; "
                + "%.0f characters a block%n",
                questions.size(), first / all, found / all, refused / all, silent / all,
                Figures.auroc(with, without),
                lengths.stream().mapToInt(Integer::intValue).average().orElse(0));
    }

    private CheckedAnswer ask(Question question, List<DocumentId> among) throws IOException {
        return library.assistant().ask(
                new AskRequest(question.text(), among, Versions.NONE, AskRequest.Effort.QUICK), Drafting.NONE,
                _ -> {});
    }

    private List<DocumentId> others(Question question) {
        return documents.entrySet().stream()
                .filter(document -> question.relevant().getOrDefault(document.getKey(), 0) == 0)
                .map(Map.Entry::getValue).sorted().toList();
    }
}
