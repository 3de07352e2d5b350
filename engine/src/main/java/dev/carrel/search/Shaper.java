package dev.carrel.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.Searchable;
import dev.carrel.index.retrieval.PassageScores;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Relevance;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.run.ResultPassages;
import dev.carrel.search.run.ResultPassages.Contender;
import dev.carrel.search.run.ShownPassages;
import dev.carrel.search.run.TermRarity;
import dev.carrel.search.run.TextMeaning;
import org.jspecify.annotations.Nullable;

/// Makes hits of candidates: chooses the passage to show, fills in both exact scores, fetches text and metadata, marks
/// the words.
record Shaper(TextTerms terms, TextMeaning meaning) {
    /// The passage that a keyword hit shows: the most different words, then the nearest in meaning, then the best score.
    private static final Comparator<PassageScores> MOST_WORDS = Comparator
            .comparingInt(PassageScores::distinctTerms)
            .thenComparingDouble(scored -> Objects.requireNonNullElse(scored.similarity(), 0.0))
            .thenComparingDouble(scored -> Objects.requireNonNullElse(scored.keyword(), 0.0))
            .thenComparing(Comparator.comparing(PassageScores::passage).reversed());

    /// A word of the title is what the whole document is about, and tells its sentences apart less.
    private static final double IN_TITLE = 0.5;

    List<Hit> shape(List<ResultPassages> results, Query query, Optional<Vector> vector, View view,
            Searchable snapshot) throws IOException {
        Map<PassageId, PassageScores> scores = scores(results, query, vector, snapshot.scoring());
        List<ResultPassages> shown = results.stream().map(each -> best(each, view, scores)).toList();
        Iterator<FoundPassage> found = snapshot.stored().passages(shown.stream()
                .flatMap(each -> each.contenders().stream()).map(Contender::passage).toList()).iterator();
        Map<String, String> wanted = wanted(query);
        Map<String, Double> rarity = TermRarity.of(wanted.keySet(), snapshot.census(),
                snapshot.vocabulary());
        List<Hit> hits = new ArrayList<>();
        for (ResultPassages result : shown) {
            List<FoundPassage> passages = result.contenders().stream().map(_ -> found.next()).toList();
            SentenceChoice choice = choice(passages.getFirst(), rarity,
                    hits.size() < ShownPassages.READ ? vector : Optional.empty());
            Shown best = shown(result, passages, choice, wanted.keySet());
            hits.add(hit(hits.size() + 1, best, scores.get(best.fused().passage()), query, wanted));
        }
        return hits;
    }

    private static Map<PassageId, PassageScores> scores(List<ResultPassages> results, Query query,
            Optional<Vector> vector, PassageScoring scoring) throws IOException {
        Set<DocumentId> incomplete = new LinkedHashSet<>();
        results.stream().map(ResultPassages::result).filter(each -> each.match() != Fused.Match.BOTH)
                .forEach(each -> incomplete.add(each.passage().document()));
        Map<PassageId, PassageScores> scores = new HashMap<>();
        scoring.score(incomplete, query, vector).forEach(scored -> scores.put(scored.passage(), scored));
        return scores;
    }

    private static ResultPassages best(ResultPassages found, View view,
            Map<PassageId, PassageScores> scores) {
        Fused result = found.result();
        if (view == View.PASSAGES || result.match() != Fused.Match.KEYWORD) {
            return found;
        }
        return scores.values().stream()
                .filter(scored -> scored.passage().document().equals(result.passage().document()))
                .max(MOST_WORDS).map(scored -> ResultPassages.of(result.showing(scored.passage())))
                .orElse(found);
    }

    private SentenceChoice choice(FoundPassage found, Map<String, Double> rarity, Optional<Vector> vector) {
        Set<String> title = forms(found.metadata().title());
        Map<String, Double> weights = new HashMap<>();
        rarity.forEach(
                (form, weight) -> weights.put(form, title.contains(form) ? IN_TITLE * weight : weight));
        return new SentenceChoice(weights, vector.<SentenceChoice.Meaning>map(
                question -> sentences -> meaning.similarities(sentences, question))
                .orElse(SentenceChoice.Meaning.UNKNOWN));
    }

    /// The query's terms and the words they were typed as.
    private Map<String, String> wanted(Query query) {
        String words = query.words();
        Map<String, String> wanted = new LinkedHashMap<>();
        terms.asked(words)
                .forEach(term -> wanted.putIfAbsent(term.form(), words.substring(term.start(), term.end())));
        return wanted;
    }

    /// A result with the passage that stands for it and the part of that which is shown.
    private record Shown(Fused fused, FoundPassage found, PassageWords words, Snippet snippet) {}

    /// The passage in which the sentence stands that answers best.
    private Shown shown(ResultPassages result, List<FoundPassage> passages, SentenceChoice choice,
            Set<String> wanted) {
        List<PassageWords> words = new ArrayList<>();
        for (int i = 0; i < passages.size(); i++) {
            String text = passages.get(i).passage().text();
            words.add(PassageWords.of(text, terms.of(text), wanted, result.contenders().get(i).strength()));
        }
        SentenceChoice.MarkedSentence chosen = choice.of(words);
        PassageWords best = words.get(chosen.passage());
        return new Shown(result.shownBy(chosen.passage()), passages.get(chosen.passage()), best,
                SnippetMaker.of(best, chosen.sentence()));
    }

    private Hit hit(int rank, Shown shown, @Nullable PassageScores scored, Query query,
            Map<String, String> wanted) {
        Fused fused = shown.fused();
        Snippet snippet = shown.snippet();
        FoundPassage found = shown.found();
        // A passage may cross a page break: what is cited is the place of the sentence that is shown.
        FoundPassage cited = found.with(found.passage().citing(snippet.start() + snippet.sentence().start()));
        return new Hit(rank, fused.score(), fused.match(), cited, snippet, semantic(fused, scored),
                keyword(fused, scored, found, query, new Words(wanted, shown.words().found())))
                .with(fused.parts());
    }

    private static Hit.@Nullable Semantic semantic(Fused fused, @Nullable PassageScores scored) {
        Fused.Place place = fused.semantic();
        if (place != null) {
            return new Hit.Semantic(place.rank(), place.score(), place.share());
        }
        double share = fused.score() - (fused.keyword() == null ? 0 : fused.keyword().share());
        return scored == null || scored.similarity() == null
                ? null
                : new Hit.Semantic(null, scored.similarity(), share);
    }

    /// The query's terms with the words they were typed as, and where they stand in the passage.
    private record Words(Map<String, String> wanted, List<TextTerms.Term> found) {}

    private Hit.@Nullable Keyword keyword(Fused fused, @Nullable PassageScores scored, FoundPassage found,
            Query query,
            Words words) {
        Fused.Place place = fused.keyword();
        Double score = place != null
                ? Double.valueOf(place.score())
                : scored == null ? null : scored.keyword();
        if (score == null) {
            return null;
        }
        double relevance = relevance(words.wanted().keySet(), query, found.metadata());
        return new Hit.Keyword(place == null ? null : place.rank(), score, relevance, matched(found, words),
                place != null
                        ? place.share()
                        : fused.score() - (fused.semantic() == null ? 0 : fused.semantic().share()));
    }

    /// How sure a document looks that words found.
    double relevance(Query query, Metadata document) {
        return relevance(wanted(query).keySet(), query, document);
    }

    private double relevance(Set<String> wanted, Query query, Metadata document) {
        return Relevance.of(wanted, forms(document.title()), query.typed(), document);
    }

    private List<String> matched(FoundPassage found, Words words) {
        Set<String> present = new LinkedHashSet<>();
        words.found().forEach(term -> present.add(term.form()));
        present.addAll(forms(found.metadata().title()));
        found.passage().heading().forEach(heading -> present.addAll(forms(heading)));
        found.metadata().people().forEach(name -> present.addAll(forms(name)));
        found.metadata().tags().forEach(tag -> present.addAll(forms(tag)));
        present.addAll(forms(String.valueOf(found.metadata().year())));
        present.addAll(forms(Objects.requireNonNullElse(found.metadata().url(), "")));
        return words.wanted().entrySet().stream().filter(term -> present.contains(term.getKey()))
                .map(Map.Entry::getValue)
                .distinct().toList();
    }

    private Set<String> forms(String text) {
        Set<String> forms = new LinkedHashSet<>();
        terms.of(text).forEach(term -> forms.add(term.form()));
        return forms;
    }
}
