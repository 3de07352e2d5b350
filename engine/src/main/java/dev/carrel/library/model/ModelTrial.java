package dev.carrel.library.model;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import dev.carrel.base.ContentHash;
import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.Latency;
import dev.carrel.evaluate.Measure;
import dev.carrel.evaluate.Measures;
import dev.carrel.evaluate.compare.Comparisons;
import dev.carrel.evaluate.compare.RankingComparison;
import dev.carrel.evaluate.self.QuestionKind;
import dev.carrel.evaluate.self.Sampling;
import dev.carrel.evaluate.self.SelfReport;
import dev.carrel.index.Snapshot;
import dev.carrel.index.SourceRegister;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.trial.Contenders;
import dev.carrel.library.trial.SelfTrial;

/// Two models before the same questions, which a library's own texts answer.
///
/// Each gets an index of its own with the same documents, beside the libraries; the library itself stays as it is. The vectors
/// are kept, so that a library that is later made anew with the better model does not wait for them again.
///
/// @param telling hears what is begun
public record ModelTrial(Library library, Home home, Runner runner, Consumer<String> telling) {
    /// The size of a trial: so many documents, and so many questions of each kind.
    public record Size(int documents, int questions, long seed) {}

    /// The figures of both models, and how the second differs from the first, by meaning alone and as searches are.
    public record Outcome(SelfReport report, List<RankingComparison> comparisons) {}

    /// Runs something long where its progress is seen.
    @FunctionalInterface
    public interface Runner {
        Report run(Library library, Filling filling) throws IOException;
    }

    /// The long work.
    @FunctionalInterface
    public interface Filling {
        Report fill(Progress progress) throws IOException;
    }

    /// @param models as settings name them
    public Outcome measure(List<String> models, Size size) throws IOException {
        if (label(models.getFirst()).equals(label(models.getLast()))) {
            throw UserError.usage("Two models of one name cannot be told apart.",
                    "Name two models, or give one of the directories another name.");
        }
        Map<QuestionKind, List<EvaluationResult>> first = of(models.getFirst(), size);
        Map<QuestionKind, List<EvaluationResult>> second = of(models.getLast(), size);
        Map<QuestionKind, List<EvaluationResult>> kinds = new EnumMap<>(QuestionKind.class);
        first.forEach(
                (kind, results) -> kinds.put(kind, common(results, second.getOrDefault(kind, List.of()))));
        SelfReport report = new SelfReport(kinds);
        return new Outcome(report, report.isEmpty() ? List.of() : comparisons(report.all()));
    }

    private Map<QuestionKind, List<EvaluationResult>> of(String model, Size size) throws IOException {
        Settings settings = library.settings().with(Map.of("embedding.model", model, "embedding.endpoint.url",
                "none", "search.limit", "100"), "option");
        try (Library trial = Library.derived(
                home.evaluation(home.library(library.name()).resolve("trial"), settings), home, settings)) {
            telling.accept("Indexing with " + trial.embedder().model().name());
            fill(trial, size);
            return new SelfTrial(trial, contenders(label(model), settings), telling)
                    .measure(new Sampling(size.seed(), size.questions()));
        }
    }

    private void fill(Library trial, Size size) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            Set<DocumentId> chosen = chosen(snapshot.register(), size);
            Report report = runner.run(trial,
                    progress -> trial.upkeep().refill(snapshot, chosen::contains, progress));
            if (report.interrupted()) {
                throw UserError.cannotRun("Interrupted before the documents were indexed.",
                        "Do the same again; vectors that are there are not made again.");
            }
        }
    }

    private static Set<DocumentId> chosen(SourceRegister register, Size size) throws IOException {
        List<DocumentId> all = new ArrayList<>();
        register.origins(origin -> all.add(origin.id()));
        return new HashSet<>(all.stream().sorted(Comparator.comparing(id -> place(id, size.seed())))
                .limit(size.documents()).toList());
    }

    private static String place(DocumentId id, long seed) {
        return ContentHash.of((seed + " " + id.value()).getBytes(StandardCharsets.UTF_8)).value();
    }

    /// Directories are called by their last name, which is the model's.
    private static String label(String model) {
        return model.substring(model.replace('\\', '/').lastIndexOf('/') + 1);
    }

    private static Map<String, Settings> contenders(String model, Settings settings) {
        String ranking = settings.text("search.ranking");
        Map<String, Settings> named = new LinkedHashMap<>();
        Contenders.named(List.of("semantic", ranking), settings, "100")
                .forEach((name, way) -> named.put(model + " " + name, way));
        return named;
    }

    /// Only questions that both were asked: a passage that is a right answer may be another one where tokens are others.
    private static List<EvaluationResult> common(List<EvaluationResult> first,
            List<EvaluationResult> second) {
        if (first.isEmpty() || second.isEmpty()) {
            return List.of();
        }
        Set<String> asked = new HashSet<>(first.getFirst().perQuery().keySet());
        asked.retainAll(second.getFirst().perQuery().keySet());
        List<EvaluationResult> common = new ArrayList<>();
        first.forEach(result -> common.add(only(asked, result)));
        second.forEach(result -> common.add(only(asked, result)));
        return asked.isEmpty() ? List.of() : common;
    }

    private static EvaluationResult only(Set<String> asked, EvaluationResult result) {
        Map<String, Measures> kept = new LinkedHashMap<>(result.perQuery());
        kept.keySet().retainAll(asked);
        return EvaluationResult.of(result.name(), kept, Latency.NONE);
    }

    /// The second model's ways against the first model's same ways.
    private static List<RankingComparison> comparisons(List<EvaluationResult> all) {
        List<RankingComparison> comparisons = new ArrayList<>();
        int half = all.size() / 2;
        for (int i = 0; i < half; i++) {
            comparisons.addAll(
                    Comparisons.against(all.get(i), List.of(all.get(i + half)), Measure.NDCG_10));
        }
        return comparisons;
    }
}
