package dev.carrel.search.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.index.Census;
import dev.carrel.index.Searchable;
import dev.carrel.index.Statistics;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.QueryAnalyser;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.Weights;
import dev.carrel.ranking.query.CitationQuery;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.expand.Phrasings;
import dev.carrel.search.expand.Rephraser;
import dev.carrel.search.rank.CandidateScores;
import dev.carrel.search.rank.Candidates;
import dev.carrel.search.rank.Phrasing;
import dev.carrel.search.rank.Ranker;

/// One query's way through one moment of a library: parse, correct, weigh, expand, retrieve, rank.
public final class SearchRun {
    private final Searchable snapshot;
    private final CandidateScorer scorer;
    private final SearchOptions options;
    private final int atLeast;
    private final Timer timer;
    private final Resources resources;

    /// The parts that a search needs besides the library.
    ///
    /// @param embedder is asked for only if meaning is
    /// @param executor where the keyword retriever runs while the query is embedded
    public record Resources(Supplier<Embedder> embedder, Rephraser rephraser, Executor executor) {}

    /// @param atLeast how many candidates each retriever gives, or more
    public SearchRun(Searchable snapshot, SearchOptions options, int atLeast, Timer timer,
            Resources resources) {
        this.snapshot = snapshot;
        this.scorer = new CandidateScorer(snapshot.scoring(), snapshot.relations());
        this.options = options;
        this.atLeast = atLeast;
        this.timer = timer;
        this.resources = resources;
    }

    /// By words alone, with a remark, if the model is elsewhere and does not answer.
    public RankedQuery ask(Query parsed) throws IOException {
        try {
            return ask(parsed, options.mode(), List.of());
        } catch (UserError e) {
            if (e.kind() != UserError.Kind.AWAY) {
                throw e;
            }
            return ask(parsed, Mode.KEYWORD,
                    List.of(new QueryRemark(QueryRemark.Kind.MODEL_AWAY, String.valueOf(e.getMessage()))));
        }
    }

    private RankedQuery ask(Query parsed, Mode wanted, List<QueryRemark> remarks) throws IOException {
        Optional<Retrieval> ahead = ahead(parsed.remarked(remarks), parsed.words(), wanted);
        QueryReading read = ahead.isPresent()
                ? QueryReading.of(parsed, snapshot, executor())
                : QueryReading.of(parsed, snapshot);
        Query query = read.query().remarked(remarks);
        Retrieval retrieval = ahead.isPresent() && ahead.get().plan().query().equals(query)
                ? ahead.get()
                : retrieval(query, parsed.words(), wanted);

        Plan plan = retrieval.plan();
        Candidates candidates = expanded(retrieval.work().run(), plan);
        CandidateScores scores = scorer.gather(candidates, plan.ranker());
        List<Fused> found = CitedFirst.order(
                TechnicalTerms.first(plan.ranker().rank(candidates, scores), query, options.view(),
                        snapshot.scoring()),
                read.cited(), options.view(), snapshot.retrieval());
        Set<DocumentId> named = CitationQuery.saysMore(parsed) ? Set.of() : Set.copyOf(read.cited());
        return new RankedQuery(read.corrected(), plan.mode(), plan.ranker(), candidates, found, named);
    }

    /// A query, and how it is asked.
    ///
    /// @param depth how many candidates each retriever gives
    private record Plan(Query query, Mode mode, Ranker ranker, int depth) {}

    private Plan plan(Query query, Mode wanted) throws IOException {
        Mode mode = possible(query, wanted, snapshot.census());
        Ranker ranker = Ranker.of(options.ranking(), mode, weights(query.asked(), mode),
                length(snapshot.census().statistics()), options.tuning());
        return new Plan(query, mode, ranker, ranker.depth(
                WorkMerger.depth(options.limit(), options.view(), snapshot.relations().versions()),
                atLeast));
    }

    /// A plan, and what carries it out.
    private record Retrieval(Plan plan, BackgroundTask.Work<Candidates> work) {}

    private Retrieval retrieval(Query query, String meant, Mode wanted) throws IOException {
        Plan plan = plan(query, wanted);
        return new Retrieval(plan, () -> retrieve(query, meant, plan));
    }

    /// From another machine the lists are fetched before it is known whether the query cites a work or is misspelled: mostly it
    /// neither does nor is.
    private Optional<Retrieval> ahead(Query query, String meant, Mode wanted) throws IOException {
        if (!snapshot.isRemote()) {
            return Optional.empty();
        }
        Retrieval later = retrieval(query, meant, wanted);
        return Optional.of(
                new Retrieval(later.plan(), BackgroundTask.start(executor(), later.work())::join));
    }

    /// Whoever waits for another machine needs a thread, and no core.
    private Executor executor() {
        return snapshot.isRemote() ? Thread::startVirtualThread : resources.executor();
    }

    private static double length(Statistics library) {
        return (double) library.passages() / Math.max(1, library.documents());
    }

    /// Meaning needs vectors in the library and something to embed in the query; words always work.
    public static Mode possible(Query query, Mode wanted, Census census) throws IOException {
        boolean meaning = census.statistics().embedded() > 0
                && query.words().codePoints().anyMatch(Character::isLetterOrDigit);
        return meaning ? wanted : Mode.KEYWORD;
    }

    private Weights weights(String asked, Mode mode) {
        int balance = options.tuning().semanticWeightPercent();
        return switch (mode) {
            case SEMANTIC -> Weights.ofPercent(100, List.of());
            case KEYWORD -> Weights.ofPercent(0, List.of());
            case HYBRID -> switch (options.tuning().autoWeights()) {
                case ON -> QueryAnalyser.weigh(asked, balance);
                case OFF -> Weights.ofPercent(balance, List.of());
            };
        };
    }

    /// @param meant what is embedded: the words as they were typed. A model knows words that the library does not, and what
    ///              they were read as is often another one (*biases*, *bases*).
    private Candidates retrieve(Query query, String meant, Plan plan) throws IOException {
        int depth = plan.depth();
        return switch (plan.mode()) {
            case KEYWORD -> new Candidates(List.of(new Phrasing(query, Optional.empty())),
                    Ranking.EMPTY, words(query, depth), options.view());
            case SEMANTIC -> meaning(query, meant, depth);
            case HYBRID -> {
                BackgroundTask<Ranking> words = BackgroundTask.start(executor(),
                        () -> words(query, depth));
                Candidates meaning = meaning(query, meant, depth);
                yield new Candidates(meaning.phrasings(), meaning.semantic(), words.join(),
                        options.view());
            }
        };
    }

    private Ranking words(Query query, int depth) throws IOException {
        return timer.keyword(() -> snapshot.retrieval().keyword(query, options.view(), depth));
    }

    private Candidates meaning(Query query, String meant, int depth) throws IOException {
        Vector vector = timer.embed(() -> resources.embedder().get().query(meant));
        Ranking nearest = timer
                .semantic(() -> snapshot.retrieval().nearest(vector, query, options.view(), depth));
        Double floor = options.minSimilarity();
        return new Candidates(List.of(new Phrasing(query, Optional.of(vector))),
                floor == null ? nearest : nearest.atLeast(floor), Ranking.EMPTY, options.view());
    }

    /// The candidates of further phrasings. They are asked at the same time, after the first, which they are made from.
    private Candidates expanded(Candidates first, Plan plan) throws IOException {
        int most = options.expansion().phrasings(plan.ranker().formula());
        if (most == 0) {
            return first;
        }
        Phrasings phrasings = resources.rephraser().phrasings(first.asked().query(), snapshot.vocabulary(),
                most);
        List<BackgroundTask<Candidates>> further = new ArrayList<>();
        for (Query phrasing : phrasings.queries()) {
            further.add(BackgroundTask.start(executor(),
                    () -> retrieve(phrasing, phrasing.words(), plan)));
        }
        List<Candidates> all = new ArrayList<>(List.of(first.remarked(phrasings.remarks())));
        for (BackgroundTask<Candidates> each : further) {
            all.add(each.join());
        }
        return Candidates.merged(all, options.view());
    }
}
