package dev.carrel.library.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import dev.carrel.document.Passage;
import dev.carrel.document.ZoteroItem;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Weights;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.Answer;
import dev.carrel.search.Hit;
import dev.carrel.search.Snippet;
import dev.carrel.search.WeakResults;
import dev.carrel.search.run.Timings;
import org.jspecify.annotations.Nullable;

/// The answer to a search.
public final class AnswerJson {
    private AnswerJson() {}

    public static Map<String, @Nullable Object> of(Answer answer) {
        return of(answer, answer.results().stream().map(hit -> hit(hit, answer)).toList());
    }

    /// With every number that made each score.
    public static Map<String, @Nullable Object> explained(Answer answer) {
        return of(answer, answer.results().stream().map(hit -> explained(hit, answer)).toList());
    }

    private static Map<String, @Nullable Object> of(Answer answer, Object results) {
        return Json.object("query", answer.query(),
                "mode", answer.mode().word(),
                "view", answer.view().word(),
                "ranking", answer.ranking(),
                "weights", weights(answer.weights()),
                "queries", answer.queries(),
                "corrected", answer.corrected(),
                "notes", answer.remarks().stream().map(QueryRemark::sentence).toList(),
                "coverage", coverage(answer.coverage()),
                "took", took(answer.took()),
                "alone",
                answer.alone().isEmpty() ? null : answer.alone().stream().map(AnswerJson::alone).toList(),
                "weak", weak(answer.weakness()),
                "results", results);
    }

    private static Map<String, @Nullable Object> weights(Weights weights) {
        return Json.object("semantic", weights.semantic(),
                "keyword", weights.keyword(),
                "reasons", weights.reasons());
    }

    private static Map<String, @Nullable Object> coverage(Answer.Coverage coverage) {
        return Json.object("documents", coverage.documents(),
                "unsearchable", coverage.unsearchable(),
                "withoutVectors", coverage.withoutVectors(),
                "truncated", coverage.truncated());
    }

    private static Map<String, @Nullable Object> took(Timings took) {
        return Json.object("embedMs", took.embed(),
                "keywordMs", took.keyword(),
                "semanticMs", took.semantic(),
                "totalMs", took.total());
    }

    private static Map<String, @Nullable Object> alone(Answer.Alone alone) {
        return Json.object("query", alone.query(), "works", alone.works());
    }

    private static @Nullable Map<String, @Nullable Object> weak(@Nullable WeakResults weakness) {
        return weakness == null
                ? null
                : Json.object("from", weakness.from(), "absent", weakness.absent());
    }

    private static Map<String, @Nullable Object> hit(Hit hit, Answer answer) {
        return Json.object("rank", hit.rank(),
                "score", Json.rounded(hit.score()),
                "match", hit.match().name().toLowerCase(Locale.ROOT),
                "document", document(hit),
                "passage", passage(hit),
                "semantic", semantic(hit.semantic()),
                "keyword", keyword(hit.keyword()),
                "queryScores", hit.queryScores().isEmpty()
                        ? null
                        : hit.queryScores().stream().map(Json::rounded).toList(),
                "signals", signals(hit.parts()),
                "weak", answer.weakness() != null && answer.weakness().includes(hit));
    }

    private static Map<String, @Nullable Object> document(Hit hit) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>(DocumentJson.found(hit.found()));
        document.put("truncated", hit.found().truncated());
        return document;
    }

    /// What the score was added up from, by name.
    private static @Nullable Map<String, @Nullable Object> signals(List<Fused.Part> parts) {
        Map<String, @Nullable Object> signals = new LinkedHashMap<>();
        parts.forEach(part -> signals.put(part.name(), Json.rounded(part.value())));
        return signals.isEmpty() ? null : signals;
    }

    /// With the page in Zotero only where there is one: no other answer has such a key.
    private static Map<String, @Nullable Object> passage(Hit hit) {
        Map<String, @Nullable Object> passage = new LinkedHashMap<>(
                passage(hit.found().passage(), hit.snippet()));
        ZoteroItem item = hit.found().metadata().zotero();
        passage.put("zotero", item == null ? null : item.link(hit.found().passage()).orElse(null));
        return passage;
    }

    private static Map<String, @Nullable Object> passage(Passage passage, Snippet snippet) {
        return Json.object("id", passage.id().toString(),
                "section", passage.kind().word(),
                "parts", PassageJson.words(passage.parts()),
                "heading", passage.heading(),
                "page", passage.page(),
                "paragraph", passage.paragraph(),
                "start", passage.start(),
                "text", passage.text(),
                "snippet", snippet.html(),
                "sentence", sentence(snippet.matched()));
    }

    private static @Nullable Map<String, @Nullable Object> sentence(Snippet.@Nullable Span matched) {
        return matched == null ? null : Json.object("start", matched.start(), "end", matched.end());
    }

    private static @Nullable Map<String, @Nullable Object> semantic(Hit.@Nullable Semantic semantic) {
        return semantic == null
                ? null
                : Json.object("rank", semantic.rank(), "similarity", Json.rounded(semantic.similarity()));
    }

    private static @Nullable Map<String, @Nullable Object> keyword(Hit.@Nullable Keyword keyword) {
        return keyword == null
                ? null
                : Json.object("rank", keyword.rank(),
                        "score", Json.rounded(keyword.score()),
                        "relevance", Json.rounded(keyword.relevance()),
                        "terms", keyword.terms());
    }

    private static Map<String, @Nullable Object> explained(Hit hit, Answer answer) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>(hit(hit, answer));
        Map<String, @Nullable Object> explain = new LinkedHashMap<>(
                hit.isOfLists() ? lists(hit, answer.applied()) : Map.of());
        hit.parts().forEach(part -> explain.put(part.name(), part(part, hit)));
        object.put("explain", explain);
        return object;
    }

    /// A part that is a list's tells the place there, too.
    private static Map<String, @Nullable Object> part(Fused.Part part, Hit hit) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>(
                Json.object("raw", Json.rounded(part.value()), "share", Json.rounded(part.share())));
        switch (part.name()) {
            case "semantic" -> object.put("rank", hit.semantic() == null ? null : hit.semantic().rank());
            case "keyword" -> object.put("rank", hit.keyword() == null ? null : hit.keyword().rank());
            default -> {
            }
        }
        return object;
    }

    private static Map<String, @Nullable Object> lists(Hit hit, Weights weights) {
        Hit.Semantic semantic = hit.semantic();
        Hit.Keyword keyword = hit.keyword();
        return Json.object(
                "semantic", semantic == null
                        ? null
                        : part(semantic.rank(), semantic.similarity(), weights.semantic(), semantic.share()),
                "keyword", keyword == null
                        ? null
                        : part(keyword.rank(), keyword.score(), weights.keyword(), keyword.share()));
    }

    /// What one list added to the score.
    private static Map<String, @Nullable Object> part(@Nullable Integer rank, @Nullable Double raw,
            double weight, double share) {
        return Json.object("rank", rank, "raw", Json.rounded(raw), "weight", weight, "share",
                Json.rounded(share));
    }
}
