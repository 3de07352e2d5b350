package dev.carrel.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.embed.CrossEncoder;
import dev.carrel.index.Facets;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Searchable;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Likelihood;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.run.CandidateScorer;
import dev.carrel.search.run.RankedQuery;
import dev.carrel.search.run.ResultEvidence;
import dev.carrel.search.run.ResultPassages;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.run.SearchRun;
import dev.carrel.search.run.ShownPassages;
import dev.carrel.search.run.Sort;
import dev.carrel.search.run.TextMeaning;
import dev.carrel.search.run.Timer;
import dev.carrel.search.run.WorkMerger;

/// Answers questions about one library, or several as one.
public final class Search {
    /// How many candidates each retriever gives at least.
    private static final int DEPTH = 100;
    /// More words that stand nowhere need not be told: the query is of another library.
    private static final int MOST_ABSENT = 3;

    private final Searchable.Moments moments;
    private final SearchRun.Resources means;
    private final TextMeaning meaning;
    private final Shaper shaper;
    private final Optional<Reranking> reranking;
    private final RecentAnswers recent = new RecentAnswers();

    public Search(PassageIndex index, SearchRun.Resources means, TextTerms terms) {
        this(index::snapshot, means, terms);
    }

    /// @param moments of one library, or of several as one
    public Search(Searchable.Moments moments, SearchRun.Resources means, TextTerms terms) {
        this.moments = moments;
        this.means = means;
        this.meaning = new TextMeaning(means.embedder());
        this.shaper = new Shaper(new RecentTerms(terms), meaning);
        this.reranking = Optional.empty();
    }

    private Search(Search plain, Reranking reranking) {
        this.moments = plain.moments;
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

    public Answer ask(String typed, SearchOptions options) throws IOException {
        return ask(SearchRequest.one(typed), options);
    }

    public Answer ask(SearchRequest questions, SearchOptions options) throws IOException {
        Timer timer = new Timer();
        try (Searchable snapshot = moments.now()) {
            String moment = snapshot.moment() + " " + snapshot.ownVersion();
            Optional<Answer> known = recent.find(questions, options, moment);
            if (known.isPresent()) {
                timer.ranked();
                return known.get().again(timer.took());
            }
            Answer answer = questions.typed().size() == 1
                    ? one(questions, options, snapshot, timer)
                    : several(questions, options, snapshot, timer);
            if (!answer.isMakeshift()) {
                recent.keep(questions, options, moment, answer);
            }
            return answer;
        }
    }

    /// How many documents of each year, type, … a question finds: by its words and conditions, or by its conditions
    /// alone where it has no words or is asked by meaning, for which every document is an answer.
    public Facets facets(SearchRequest questions, Mode mode) throws IOException {
        try (Searchable snapshot = moments.now()) {
            List<Query> queries = new ArrayList<>();
            for (Query parsed : questions.queries()) {
                Query query = snapshot.vocabulary().corrected(parsed).orElse(parsed);
                queries.add(SearchRun.possible(query, mode, snapshot.census()) == Mode.SEMANTIC
                        ? query.withoutWords()
                        : query);
            }
            return snapshot.census().facets(queries, questions.combination().quantifier());
        }
    }

    private Answer one(SearchRequest questions, SearchOptions options, Searchable snapshot, Timer timer)
            throws IOException {
        CandidateScorer scorer = new CandidateScorer(snapshot.scoring(), snapshot.relations());
        Query query = questions.queries().getFirst();
        SearchOptions reach = reach(query, options);
        RankedQuery asked = new SearchRun(snapshot, reach, DEPTH, timer, means).ask(query);
        List<Fused> works = WorkMerger.once(asked.found(), options.view(), snapshot.relations().versions());
        timer.ranked();
        int read = Math.max(reranking.map(Reranking::depth).orElse(0), Likelihood.COMPARED);
        List<Fused> best = WorkMerger.ofFullVersions(first(works, Math.max(reach.limit(), read)),
                asked.found(), options.view(), snapshot.relations().versions(), snapshot.census());
        List<Hit> shaped = shaper.shape(new ShownPassages(asked, meaning, snapshot.stored(), scorer).of(best),
                asked.query(),
                asked.candidates().asked().vector(), options.view(), snapshot);
        List<QueryRemark> remarks = new ArrayList<>(asked.query().remarks());
        if (asked.found().isEmpty()) {
            remarks.addAll(absent(asked.query(), scorer));
        }
        List<Hit> compared = reranking.isEmpty() ? shaped : reread(shaped, asked.query(), remarks);
        Optional<ResultEvidence> evidence = evidence(asked, works, compared, scorer);
        List<Hit> relevant = first(evidence.isPresent()
                ? estimated(compared, evidence.get(), asked.named())
                : compared, reach.limit());
        List<Hit> hits = first(Hit.sorted(relevant, options.sort()), options.limit());
        return new Answer(questions.line(), asked.mode(), options.view(), asked.ranker().formula(),
                asked.ranker().suggested(), asked.ranker().applied(), asked.queries(),
                asked.corrected().map(Query::words).orElse(null), remarks,
                Answer.Coverage.of(snapshot.census().scope(asked.query())),
                timer.took(), hits, List.of(),
                asked.query().isFulfilled() ? null : weakness(hits, evidence, options.sort()).orElse(null),
                options.tuning());
    }

    /// The words that nothing could be found by.
    private static List<QueryRemark> absent(Query query, CandidateScorer scorer) throws IOException {
        return scorer.absent(query.words()).stream().limit(MOST_ABSENT)
                .map(word -> new QueryRemark(QueryRemark.Kind.ABSENT_WORD, word)).toList();
    }

    /// As they are, with a remark, if the model that reads them is elsewhere and does not answer.
    private List<Hit> reread(List<Hit> hits, Query query, List<QueryRemark> remarks) throws IOException {
        try {
            return reranking.orElseThrow().reorder(hits, query);
        } catch (UserError e) {
            if (e.kind() != UserError.Kind.AWAY) {
                throw e;
            }
            remarks.add(new QueryRemark(QueryRemark.Kind.NOT_RERANKED, String.valueOf(e.getMessage())));
            return hits;
        }
    }

    /// Only results are sorted, the most relevant ones. Without words all are equally relevant, so that all are sorted.
    private static SearchOptions reach(Query query, SearchOptions options) {
        return options.sort() != Sort.RELEVANCE && query.words().isBlank()
                ? options.withLimit(SearchOptions.MOST)
                : options;
    }

    private Answer several(SearchRequest questions, SearchOptions options, Searchable snapshot, Timer timer)
            throws IOException {
        List<RankedQuery> asked = MultiQuery.ask(questions.queries(), means.executor(),
                new SearchRun(snapshot, options, MultiQuery.DEPTH, timer, means));
        MultiQuery several = new MultiQuery(asked, questions.combination(), snapshot.stored(),
                snapshot.relations().versions(),
                new CandidateScorer(snapshot.scoring(), snapshot.relations()));
        List<MultiQuery.Joined> joined = first(several.joined(shaper), options.limit());
        timer.ranked();
        List<Hit> hits = MultiQuery
                .scored(shaper.shape(joined.stream().map(each -> ResultPassages.of(each.shown())).toList(),
                        several.words(), Optional.empty(), options.view(), snapshot), joined);
        List<Hit> sorted = Hit.sorted(hits, options.sort());
        RankedQuery first = several.asked().getFirst();
        return new Answer(questions.line(), several.mode(), options.view(), first.ranker().formula(),
                first.ranker().suggested(), first.ranker().applied(), several.queries(),
                several.corrected().orElse(null), several.remarks(),
                Answer.Coverage.of(snapshot.census().scope(several.scope())), timer.took(),
                sorted, several.alone(), null, options.tuning());
    }

    /// A query without words is answered by whatever fulfils its conditions.
    private static Optional<ResultEvidence> evidence(RankedQuery asked, List<Fused> works, List<Hit> hits,
            CandidateScorer scorer) throws IOException {
        if (hits.isEmpty() || asked.query().words().isBlank()) {
            return Optional.empty();
        }
        Set<DocumentId> shown = hits.stream().map(hit -> hit.found().origin().id())
                .collect(Collectors.toSet());
        return Optional.of(ResultEvidence.of(asked.candidates(),
                works.stream().filter(work -> shown.contains(work.passage().document())).toList(), scorer));
    }

    /// @param named the works that the query cites, which answer it for certain
    private static List<Hit> estimated(List<Hit> hits, ResultEvidence evidence, Set<DocumentId> named) {
        double[] estimates = Likelihood.of(hits.stream().map(hit -> evidence.of(hit.found().passage().id()))
                .toList());
        return IntStream.range(0, estimates.length)
                .mapToObj(i -> hits.get(i)
                        .withLikelihood(hits.get(i).isOneOf(named) ? 1 : estimates[i]))
                .toList();
    }

    /// In another order than by relevance there is no place for a line.
    private static Optional<WeakResults> weakness(List<Hit> hits, Optional<ResultEvidence> evidence,
            Sort sort) {
        return sort == Sort.RELEVANCE
                ? evidence.flatMap(known -> WeakResults.of(hits,
                        hit -> known.of(hit.found().passage().id()).isWeak(), known.absent()))
                : Optional.empty();
    }

    private static <T> List<T> first(List<T> all, int most) {
        return all.subList(0, Math.min(most, all.size()));
    }
}
