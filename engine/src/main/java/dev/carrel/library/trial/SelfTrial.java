package dev.carrel.library.trial;

import java.io.IOException;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.self.Question;
import dev.carrel.evaluate.self.QuestionKind;
import dev.carrel.evaluate.self.Sampling;
import dev.carrel.evaluate.self.SelfTest;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;
import dev.carrel.library.settings.Settings;
import dev.carrel.search.run.SearchOptions;

/// A library put to questions that its own texts answer.
///
/// @param telling hears what is begun
public record SelfTrial(Library library, Map<String, Settings> contenders, Consumer<String> telling) {
    /// Every kind with what was measured; nothing for one that the library has no material for.
    public Map<QuestionKind, List<EvaluationResult>> measure(Sampling sampling) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            OwnTexts texts = new OwnTexts(snapshot.stored(), snapshot.scoring(), snapshot.relations());
            telling.accept("Looking for questions in " + counted(texts.documents().size(), "document"));
            Map<QuestionKind, List<Question>> questions = sampling.of(texts);
            SelfTest test = new SelfTest(rankings(), snapshot.relations().versions());
            Map<QuestionKind, List<EvaluationResult>> results = new EnumMap<>(QuestionKind.class);
            for (Map.Entry<QuestionKind, List<Question>> kind : questions.entrySet()) {
                results.put(kind.getKey(), kind.getValue().isEmpty()
                        ? List.of()
                        : ask(test, kind.getKey(), kind.getValue()));
            }
            return results;
        }
    }

    private List<EvaluationResult> ask(SelfTest test, QuestionKind kind, List<Question> questions)
            throws IOException {
        telling.accept("Asking " + counted(questions.size(), "question") + ": " + kind.label());
        return test.ask(questions);
    }

    private static String counted(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    private Map<String, SelfTest.MeasuredRanking> rankings() {
        Map<String, SelfTest.MeasuredRanking> rankings = new LinkedHashMap<>();
        contenders.forEach((name, settings) -> {
            SearchOptions options = settings.searchOptions();
            rankings.put(name, (question, view, limit) -> library
                    .search().measured(question, options.withView(view).withLimit(limit)).results().stream()
                    .map(hit -> hit.found().passage().id()).toList());
        });
        return rankings;
    }
}
