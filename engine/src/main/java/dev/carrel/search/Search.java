package dev.carrel.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.embed.CrossEncoder;
import dev.carrel.index.Facets;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.TextTerms;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.Query;
import dev.carrel.search.ask.Asked;
import dev.carrel.search.ask.Asking;
import dev.carrel.search.ask.FoundEvidence;
import dev.carrel.search.ask.OneWork;
import dev.carrel.search.ask.ShownPassages;
import dev.carrel.search.ask.TextMeaning;
import dev.carrel.search.ask.Timer;

/// Answers questions about one library.
public final class Search {
    /// How many candidates each retriever gives at least.
    private static final int DEPTH = 100;

    private final PassageIndex index;
    private final Asking.Means means;
    private final TextMeaning meaning;
    private final Shaper shaper;
    private final Optional<Reranking> reranking;
    private final RecentAnswers recent = new RecentAnswers();

    public Search(PassageIndex index, Asking.Means means, TextTerms terms) {
        this.index = index;
        this.means = means;
        this.meaning = new TextMeaning(means.embedder());
        this.shaper = new Shaper(new RecentTerms(terms), meaning);
        this.reranking = Optional.empty();
    }

    private Search(Search plain, Reranking reranking) {
        this.index = plain.index;
        this.means = plain.means;
        this.meaning = plain.meaning;
        this.shaper = plain.shaper;
        this.reranking = Optional.of(reranking);
    }

    /// The same search, whose best results a model reads again.
    ///
    /// @param model is asked for when it is first needed
    /// @param depth how many results it reads
    public Search reranked(Supplier<CrossEncoder> model, int depth) {
        return new Search(this, new Reranking(model, depth, means.executor()));
    }

    public Answer ask(String typed, Options options) throws IOException {
        return ask(Questions.one(typed), options);
    }

    public Answer ask(Questions questions, Options options) throws IOException {
        Timer timer = new Timer();
        try (Snapshot snapshot = index.snapshot()) {
            Optional<Answer> known = recent.find(questions, options, snapshot.moment());
            if (known.isPresent()) {
                timer.ranked();
                return known.get().again(timer.took());
            }
            Answer answer = questions.typed().size() == 1
                    ? one(questions, options, snapshot, timer)
                    : several(questions, options, snapshot, timer);
            recent.keep(questions, options, snapshot.moment(), answer);
            return answer;
        }
    }

    /// How many documents of each year, type, … a question finds: by its words and conditions, or by its conditions
    /// alone where it has no words or is asked by meaning, for which every document is an answer.
    public Facets facets(Questions questions, Mode mode) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            List<Query> queries = new ArrayList<>();
            for (Query parsed : questions.queries()) {
                Query query = snapshot.corrected(parsed).orElse(parsed);
                queries.add(Asking.possible(query, mode, snapshot) == Mode.SEMANTIC
                        ? query.withoutWords()
                        : query);
            }
            return snapshot.facets(queries, questions.combination());
        }
    }

    private Answer one(Questions questions, Options options, Snapshot snapshot, Timer timer)
            throws IOException {
        Query query = questions.queries().getFirst();
        Options reach = reach(query, options);
        Asked asked = new Asking(snapshot, reach, DEPTH, timer, means).ask(query);
        List<Fused> works = OneWork.once(asked.found(), options.view(), snapshot.versions());
        timer.ranked();
        int read = reranking.map(Reranking::depth).orElse(0);
        List<Fused> best = OneWork.ofFullVersions(first(works, Math.max(reach.limit(), read)),
                asked.found(), options.view(), snapshot);
        List<Hit> shaped = shaper.shape(new ShownPassages(asked, meaning).of(best), asked.query(),
                asked.candidates().asked().vector(), options.view(), snapshot);
        List<Hit> relevant = first(
                reranking.isEmpty() ? shaped : reranking.get().reorder(shaped, asked.query()), reach.limit());
        List<Hit> hits = first(options.sort().order(relevant), options.limit());
        return new Answer(questions.line(), asked.mode(), options.view(), asked.ranker().formula().word(),
                asked.ranker().suggested(), asked.ranker().applied(), asked.queries(),
                asked.corrected().map(Query::words).orElse(null), asked.query().remarks(),
                Answer.Coverage.of(snapshot.scope(asked.query())),
                timer.took(), hits, List.of(), weakness(asked, works, hits, options).orElse(null));
    }

    /// What is sorted are the results, the most relevant ones. Without words all are equally relevant, so that all are sorted.
    private static Options reach(Query query, Options options) {
        return options.sort() != Sort.RELEVANCE && query.words().isBlank()
                ? options.withLimit(Options.MOST)
                : options;
    }

    private Answer several(Questions questions, Options options, Snapshot snapshot, Timer timer)
            throws IOException {
        Several several = Several.ask(questions, snapshot, means.executor(),
                new Asking(snapshot, options, Several.DEPTH, timer, means));
        List<Several.Joined> joined = first(several.joined(shaper), options.limit());
        timer.ranked();
        List<Hit> hits = Several.scored(shaper.shape(joined.stream().map(Several.Joined::shown).toList(),
                several.words(), Optional.empty(), options.view(), snapshot), joined);
        List<Hit> sorted = options.sort().order(hits);
        Asked first = several.asked().getFirst();
        return new Answer(questions.line(), several.mode(), options.view(), first.ranker().formula().word(),
                first.ranker().suggested(), first.ranker().applied(), several.queries(),
                several.corrected().orElse(null), several.remarks(),
                Answer.Coverage.of(snapshot.scope(several.scope())), timer.took(),
                sorted, several.alone(), null);
    }

    /// A query without words is answered by whatever fulfils its conditions, a citation by the work that it names. In
    /// another order than by relevance there is no place for a line.
    private static Optional<Weakness> weakness(Asked asked, List<Fused> works, List<Hit> hits,
            Options options)
            throws IOException {
        if (hits.isEmpty() || asked.query().words().isBlank() || asked.query().isCitation()
                || options.sort() != Sort.RELEVANCE) {
            return Optional.empty();
        }
        Set<DocumentId> shown = hits.stream().map(hit -> hit.found().origin().id())
                .collect(Collectors.toSet());
        FoundEvidence evidence = FoundEvidence.of(asked.candidates(),
                works.stream().filter(work -> shown.contains(work.passage().document())).toList());
        return Weakness.of(hits, hit -> evidence.isWeak(hit.found().passage().id()), evidence.absent());
    }

    private static <T> List<T> first(List<T> all, int most) {
        return all.subList(0, Math.min(most, all.size()));
    }
}
