package dev.carrel.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Versions;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.StoredDocuments;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.run.BackgroundTask;
import dev.carrel.search.run.CandidateScorer;
import dev.carrel.search.run.RankedQuery;
import dev.carrel.search.run.ResultEvidence;
import dev.carrel.search.run.SearchRun;
import org.jspecify.annotations.Nullable;

/// Several queries that were each asked alone, and what they found together.
///
/// A document's score for a query is the figure that people are shown: its cosine, or where there are no vectors its
/// relevance. Unlike the scores of a formula it means the same for every query.
record MultiQuery(List<RankedQuery> asked, Combination combination, StoredDocuments stored,
        Versions versions, CandidateScorer scorer) {
    /// How deep each query looks: what is tenth for two topics together may be far down for each.
    static final int DEPTH = 500;

    /// A result and what each query gave it; null from one that did not find it.
    record Joined(Fused shown, List<@Nullable Double> scores) {}

    MultiQuery {
        asked = List.copyOf(asked);
    }

    /// Asks all queries at the same time.
    static List<RankedQuery> ask(List<Query> queries, Executor executor, SearchRun asking)
            throws IOException {
        List<BackgroundTask<RankedQuery>> running = queries.stream()
                .map(query -> BackgroundTask.start(executor, () -> asking.ask(query))).toList();
        List<RankedQuery> asked = new ArrayList<>();
        for (BackgroundTask<RankedQuery> each : running) {
            asked.add(each.join());
        }
        return asked;
    }

    /// Meaning was asked for if any query could ask for it.
    Mode mode() {
        return asked.stream().map(RankedQuery::mode).filter(mode -> mode != Mode.KEYWORD).findFirst()
                .orElse(Mode.KEYWORD);
    }

    List<String> queries() {
        return asked.stream().flatMap(each -> each.queries().stream()).toList();
    }

    Optional<String> corrected() {
        return asked.stream().anyMatch(each -> each.corrected().isPresent())
                ? Optional.of(combination.line(asked.stream().map(each -> each.query().words()).toList()))
                : Optional.empty();
    }

    /// The remarks on any of the queries.
    List<QueryRemark> remarks() {
        return asked.stream().flatMap(each -> each.query().remarks().stream()).toList();
    }

    /// All words, to be marked in what is shown.
    Query words() {
        return Query.plain(asked.stream().map(each -> each.query().words()).collect(Collectors.joining(" ")));
    }

    /// The conditions that all queries share: with any of them, a document need not fulfil the conditions of all.
    Query scope() {
        List<Condition> conditions = combination.asksForAll()
                ? asked.stream().flatMap(each -> each.query().conditions().stream()).toList()
                : List.of();
        return new Query("", List.of(), conditions);
    }

    /// The results, best first. In view `passages` a passage that a query did not list goes by what that query gave
    /// to its document.
    List<Joined> joined(Shaper shaper) throws IOException {
        List<Scores> scores = new ArrayList<>();
        for (RankedQuery each : asked) {
            scores.add(scores(each, shaper));
        }
        Set<Object> keys = new LinkedHashSet<>();
        scores.forEach(each -> keys.addAll(each.best().keySet()));
        return keys.stream().map(key -> joined(key, scores)).flatMap(Optional::stream)
                .sorted(Comparator.comparingDouble((Joined each) -> each.shown().score()).reversed()
                        .thenComparing(each -> each.shown().passage()))
                .toList();
    }

    /// The scores of one query.
    ///
    /// @param best  the figure of each result, with the candidate
    /// @param works the best figure of each work
    private record Scores(Map<Object, Figure> best, Map<DocumentId, Double> works) {}

    private record Figure(Fused fused, double value) {}

    private Optional<Joined> joined(Object key, List<Scores> all) {
        Figure shown = all.stream().map(each -> each.best().get(key)).filter(Objects::nonNull)
                .max(Comparator.comparingDouble(Figure::value)).orElseThrow();
        DocumentId work = work(shown.fused().passage());
        List<@Nullable Double> scores = new ArrayList<>();
        for (Scores each : all) {
            Figure own = each.best().get(key);
            scores.add(own == null ? each.works().get(work) : Double.valueOf(own.value()));
        }
        List<Double> known = scores.stream().filter(Objects::nonNull).map(Objects::requireNonNull).toList();
        if (combination.asksForAll() && known.size() < scores.size()) {
            return Optional.empty();
        }
        return Optional.of(new Joined(shown.fused().scoring(combination.of(known)), scores));
    }

    /// The results of a query that really answer it: a document that has only come last among all has not been found.
    private List<Fused> answering(RankedQuery each) throws IOException {
        if (each.found().isEmpty() || each.query().words().isBlank()) {
            return each.found();
        }
        ResultEvidence evidence = ResultEvidence.of(each.candidates(), each.found(), scorer);
        return each.found().stream().filter(fused -> !evidence.of(fused.passage()).isFaint()).toList();
    }

    /// How many works answer each query alone.
    List<Answer.Alone> alone() throws IOException {
        List<Answer.Alone> alone = new ArrayList<>();
        for (RankedQuery each : asked) {
            alone.add(new Answer.Alone(each.query().asked(), (int) answering(each).stream()
                    .map(fused -> work(fused.passage())).distinct().count()));
        }
        return alone;
    }

    private Scores scores(RankedQuery each, Shaper shaper) throws IOException {
        List<Fused> found = combination.asksForAll() ? answering(each) : each.found();
        Map<PassageId, Double> figures = each.candidates().byMeaning()
                ? scorer.cosines(each.candidates(),
                        found.stream().map(Fused::passage).collect(Collectors.toSet()))
                : relevances(each, shaper);
        Map<Object, Figure> best = new HashMap<>();
        Map<DocumentId, Double> works = new HashMap<>();
        for (Fused fused : found) {
            Figure figure = new Figure(fused, figures.getOrDefault(fused.passage(), 0.0));
            best.merge(key(fused.passage(), each.candidates().view()), figure,
                    (one, other) -> one.value() >= other.value() ? one : other);
            works.merge(work(fused.passage()), figure.value(), Math::max);
        }
        return new Scores(best, works);
    }

    private Object key(PassageId passage, View view) {
        return switch (view) {
            case PAPERS -> work(passage);
            case PASSAGES -> passage;
        };
    }

    private DocumentId work(PassageId passage) {
        return versions.work(passage.document());
    }

    private Map<PassageId, Double> relevances(RankedQuery each, Shaper shaper) throws IOException {
        Map<DocumentId, Double> relevances = new HashMap<>();
        List<DocumentId> documents = each.found().stream().map(fused -> fused.passage().document()).distinct()
                .toList();
        for (DocumentSummary document : stored.summaries(documents)) {
            relevances.put(document.origin().id(), shaper.relevance(each.query(), document.metadata()));
        }
        Map<PassageId, Double> figures = new HashMap<>();
        each.found().forEach(fused -> figures.put(fused.passage(),
                relevances.getOrDefault(fused.passage().document(), 0.0)));
        return figures;
    }

    /// The hits with what each query gave them.
    static List<Hit> scored(List<Hit> hits, List<Joined> joined) {
        List<Hit> scored = new ArrayList<>();
        for (int i = 0; i < hits.size(); i++) {
            scored.add(hits.get(i).withQueryScores(joined.get(i).scores()));
        }
        return scored;
    }
}
