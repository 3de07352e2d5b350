package dev.carrel.evaluate.self;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.PassageId;
import dev.carrel.document.work.Versions;
import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.Latency;
import dev.carrel.evaluate.Measures;
import dev.carrel.ranking.View;

/// Puts questions to several rankings. Each question is asked of all before the next, so that none is asked while the
/// machine is in another mood, and its vector is made once.
public final class SelfTest {
    private static final int DEPTH = 10;

    /// The ranking that is being measured.
    @FunctionalInterface
    public interface MeasuredRanking {
        /// The passages that an answer shows, best first.
        List<PassageId> search(String question, View view, int limit) throws IOException;
    }

    private final Map<String, MeasuredRanking> rankings;
    private final Versions versions;

    /// @param rankings by name, in the order in which they are reported
    public SelfTest(Map<String, MeasuredRanking> rankings, Versions versions) {
        this.rankings = new LinkedHashMap<>(rankings);
        this.versions = versions;
    }

    /// The results of each ranking for some questions, of which there must be one.
    public List<EvaluationResult> ask(List<Question> questions) throws IOException {
        Map<String, Map<String, Measures>> measures = new LinkedHashMap<>();
        for (Question question : questions) {
            for (Map.Entry<String, MeasuredRanking> ranking : rankings.entrySet()) {
                measures.computeIfAbsent(ranking.getKey(), _ -> new LinkedHashMap<>())
                        .put(question.kind().word() + " " + question.id(),
                                measures(question, ranking.getValue()));
            }
        }
        return measures.entrySet().stream()
                .map(ranking -> EvaluationResult.of(ranking.getKey(), ranking.getValue(), Latency.NONE))
                .toList();
    }

    private Measures measures(Question question, MeasuredRanking ranking) throws IOException {
        return Measures.of(question.grades(), keys(question, search(question, ranking)));
    }

    private List<PassageId> search(Question question, MeasuredRanking ranking) throws IOException {
        int room = question.leftOut().size();
        return ranking.search(question.text(), question.kind().view(), DEPTH + room);
    }

    private List<String> keys(Question question, List<PassageId> answer) {
        return answer.stream().map(passage -> key(question, passage))
                .filter(key -> !question.leftOut().contains(key))
                .limit(DEPTH).map(key -> question.targets().getOrDefault(key, key)).toList();
    }

    private String key(Question question, PassageId passage) {
        return switch (question.kind().view()) {
            case PAPERS -> versions.work(passage.document()).value();
            case PASSAGES -> passage.toString();
        };
    }

    /// The results of all kinds together, ranking by ranking; every question counts the same.
    public static List<EvaluationResult> together(List<List<EvaluationResult>> kinds) {
        List<EvaluationResult> all = new ArrayList<>();
        for (int i = 0; i < kinds.getFirst().size(); i++) {
            Map<String, Measures> perQuery = new LinkedHashMap<>();
            for (List<EvaluationResult> kind : kinds) {
                perQuery.putAll(kind.get(i).perQuery());
            }
            all.add(EvaluationResult.of(kinds.getFirst().get(i).name(), perQuery, Latency.NONE));
        }
        return all;
    }
}
