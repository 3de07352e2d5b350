package dev.carrel.library.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import dev.carrel.document.ZoteroItem;
import dev.carrel.library.DocumentConnections;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Weights;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.Answer;
import dev.carrel.search.Hit;
import dev.carrel.search.ScorePart;
import dev.carrel.search.Snippet;
import dev.carrel.search.WeakResults;
import dev.carrel.search.run.Timings;
import dev.carrel.search.said.SaidAnswer;
import org.jspecify.annotations.Nullable;

/// The answer to a search.
public final class AnswerJson {
    /// The detail of an answer: with every number that made a score, or without.
    enum Detail {
        PLAIN, EXPLAINED
    }

    /// An answer, and how much of it is told.
    public record Told(Answer answer, Detail detail) {
        public static Told plain(Answer answer) {
            return new Told(answer, Detail.PLAIN);
        }

        /// With every number that made each score.
        public static Told explained(Answer answer) {
            return new Told(answer, Detail.EXPLAINED);
        }

        /// Some of its hits.
        public List<Listed> listed(List<Hit> hits) {
            return hits.stream().map(hit -> new Listed(hit, this)).toList();
        }
    }

    /// A hit in its answer.
    public record Listed(Hit hit, Told in) {
        private boolean isWeak() {
            WeakResults weakness = in.answer().weakness();
            return weakness != null && weakness.includes(hit);
        }

        private @Nullable Map<String, ScorePart> parts() {
            return in.detail() == Detail.PLAIN
                    ? null
                    : in.answer().parts(hit).stream().collect(Collectors.toMap(ScorePart::name, part -> part,
                            (first, _) -> first, LinkedHashMap::new));
        }
    }

    private static final ObjectShape<ScorePart> SCORE_PART = Shape.<ScorePart>object("ScorePart")
            .maybe("rank", ValueShape.WHOLE, ScorePart::rank)
            .maybe("raw", ValueShape.MEASURED, ScorePart::value)
            .maybe("weight", ValueShape.NUMBER, ScorePart::weight)
            .measured("share", ScorePart::share).saying("what it added to the score")
            .text("label", ScorePart::label)
            .text("says", ScorePart::says).saying("its numbers in words");

    private static final ObjectShape<Weights> WEIGHTS = Shape.<Weights>object("Weights")
            .one("semantic", ValueShape.NUMBER, Weights::semantic)
            .one("keyword", ValueShape.NUMBER, Weights::keyword)
            .texts("reasons", Weights::reasons);

    private static final ObjectShape<Answer> EXPLANATION = Shape.<Answer>object("Explanation")
            .text("formula", Answer::formula).saying("how the scores were made, in one sentence")
            .one("weights", WEIGHTS, Answer::applied).saying("what the formula gave the two lists")
            .whole("rrfK", answer -> answer.numbers().rrfK());

    private static final ObjectShape<Timings> TIMINGS = Shape.<Timings>object("Timings")
            .one("embedMs", ValueShape.NUMBER, Timings::embed)
            .one("keywordMs", ValueShape.NUMBER, Timings::keyword)
            .one("semanticMs", ValueShape.NUMBER, Timings::semantic)
            .one("totalMs", ValueShape.NUMBER, Timings::total);

    private static final ObjectShape<Answer.Alone> ALONE = Shape.<Answer.Alone>object("QueryAlone")
            .text("query", Answer.Alone::query)
            .whole("works", Answer.Alone::works);

    private static final ObjectShape<WeakResults> WEAK = Shape.<WeakResults>object("WeakResults")
            .whole("from", WeakResults::from).saying("the first rank that does not answer")
            .texts("absent", WeakResults::absent);

    private static final ObjectShape<Hit> DOCUMENT = Shape.<Hit>object("FoundDocument")
            .all(DocumentJson.DOCUMENT, hit -> DocumentJson.Versions.of(hit.found()))
            .truth("truncated", hit -> hit.found().truncated());

    public static final ObjectShape<Snippet.Span> RANGE = Shape.<Snippet.Span>object("Range")
            .whole("start", Snippet.Span::start)
            .whole("end", Snippet.Span::end);

    /// The passage that a hit is shown by.
    public static final ObjectShape<Hit> PASSAGE = Shape.<Hit>object("Passage")
            .text("id", hit -> hit.found().passage().id().toString())
            .all(SharedShapes.PLACE, hit -> hit.found().passage())
            .whole("start", hit -> hit.found().passage().start())
            .saying("its first character in the document's text")
            .text("text", hit -> hit.found().passage().text())
            .text("snippet", hit -> hit.snippet().html()).saying("escaped text with <mark> only")
            .maybe("sentence", RANGE, hit -> hit.snippet().matched())
            .saying("the one that matches, in the text")
            .maybe("zotero", ValueShape.TEXT, AnswerJson::zotero).saying("opens the page in Zotero");

    private static final ObjectShape<Hit.Semantic> SEMANTIC = Shape.<Hit.Semantic>object("SemanticMatch")
            .maybe("rank", ValueShape.WHOLE, Hit.Semantic::rank)
            .maybe("similarity", ValueShape.MEASURED, Hit.Semantic::similarity);

    private static final ObjectShape<Hit.Keyword> KEYWORD = Shape.<Hit.Keyword>object("KeywordMatch")
            .maybe("rank", ValueShape.WHOLE, Hit.Keyword::rank)
            .maybe("score", ValueShape.MEASURED, Hit.Keyword::score)
            .measured("relevance", Hit.Keyword::relevance)
            .texts("terms", Hit.Keyword::terms);

    public static final ObjectShape<Listed> HIT = Shape.<Listed>object("Hit")
            .whole("rank", listed -> listed.hit().rank())
            .measured("score", listed -> listed.hit().score())
            .one("match", Shape.wordOf(Fused.Match.values(), match -> match.name().toLowerCase(Locale.ROOT)),
                    listed -> listed.hit().match())
            .one("document", DOCUMENT, Listed::hit)
            .one("passage", PASSAGE, Listed::hit)
            .maybe("semantic", SEMANTIC, listed -> listed.hit().semantic())
            .maybe("keyword", KEYWORD, listed -> listed.hit().keyword())
            .maybe("queryScores", Shape.listOf(Shape.maybe(ValueShape.MEASURED)),
                    listed -> orNull(listed.hit().queryScores()))
            .maybe("signals", Shape.mapOf(Shape.maybe(ValueShape.MEASURED)), listed -> signals(listed.hit()))
            .saying("what the score was added up from, by name")
            .truth("weak", Listed::isWeak)
            .measured("certainty", listed -> listed.hit().certainty())
            .saying("the figure that people are shown: how likely the hit answers")
            .sometimes("library", ValueShape.TEXT, listed -> listed.hit().found().library())
            .saying("the one that it is from, where several were asked")
            .sometimes("explain", Shape.mapOf(SCORE_PART), Listed::parts);

    public static final ObjectShape<Told> ANSWER = Shape.<Told>object("SearchAnswer")
            .text("query", told -> told.answer().query())
            .one("mode", SharedShapes.MODE, told -> told.answer().mode())
            .one("view", SharedShapes.VIEW, told -> told.answer().view())
            .one("ranking", Shape.wordOf(Formula.values(), Formula::word), told -> told.answer().ranking())
            .one("weights", WEIGHTS, told -> told.answer().weights())
            .texts("queries", told -> told.answer().queries())
            .maybe("corrected", ValueShape.TEXT, told -> told.answer().corrected())
            .list("notes", ValueShape.TEXT.of(QueryRemark::sentence), told -> told.answer().remarks())
            .one("coverage", SharedShapes.SEARCHED, told -> told.answer().coverage())
            .one("took", TIMINGS, told -> told.answer().took())
            .maybe("alone", Shape.listOf(ALONE), told -> orNull(told.answer().alone()))
            .maybe("weak", WEAK, told -> told.answer().weakness())
            .list("results", HIT, told -> told.listed(told.answer().results()))
            .sometimes("explain", EXPLANATION,
                    told -> told.detail() == Detail.EXPLAINED ? told.answer() : null);

    private static final ObjectShape<SaidAnswer.Said> SENTENCE = Shape.<SaidAnswer.Said>object(
            "FoundSentence")
            .all(DocumentJson.SAID, said -> new DocumentConnections.Said(said.sentence(), said.citing()))
            .measured("score", SaidAnswer.Said::score)
            .measured("words", SaidAnswer.Said::words).saying("the share of the query's words that it holds")
            .maybe("similarity", ValueShape.MEASURED, SaidAnswer.Said::similarity);

    /// A work with what other documents say about it.
    public static final ObjectShape<SaidAnswer.Work> SAID_OF_WORK = Shape.<SaidAnswer.Work>object("CitedWork")
            .whole("rank", SaidAnswer.Work::rank)
            .measured("score", SaidAnswer.Work::score).saying("of its best sentence")
            .one("document", DocumentJson.DOCUMENT, work -> DocumentJson.Versions.of(work.found()))
            .sometimes("library", ValueShape.TEXT, work -> work.found().library())
            .saying("the one that it is from, where several were asked")
            .list("sentences", SENTENCE, SaidAnswer.Work::sentences)
            .saying("in which other documents cite it, the best first; not its own words");

    /// The works about which the library says something.
    public static final ObjectShape<SaidAnswer> SAID = Shape.<SaidAnswer>object("SaidAnswer")
            .text("query", SaidAnswer::query)
            .one("mode", SharedShapes.MODE, SaidAnswer::mode)
            .maybe("corrected", ValueShape.TEXT, SaidAnswer::corrected)
            .list("notes", ValueShape.TEXT.of(QueryRemark::sentence), SaidAnswer::remarks)
            .one("took", SharedShapes.TOOK, SaidAnswer::took)
            .list("results", SAID_OF_WORK, SaidAnswer::results);

    private AnswerJson() {}

    private static <T> @Nullable List<T> orNull(List<T> list) {
        return list.isEmpty() ? null : list;
    }

    private static @Nullable Map<String, @Nullable Double> signals(Hit hit) {
        Map<String, @Nullable Double> signals = new LinkedHashMap<>();
        hit.parts().forEach(part -> signals.put(part.name(), part.value()));
        return signals.isEmpty() ? null : signals;
    }

    private static @Nullable String zotero(Hit hit) {
        ZoteroItem item = hit.found().metadata().zotero();
        return item == null ? null : item.link(hit.found().passage()).orElse(null);
    }
}
