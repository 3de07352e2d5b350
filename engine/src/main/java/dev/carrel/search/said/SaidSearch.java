package dev.carrel.search.said;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Versions;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.Searchable;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.run.SearchRun;
import dev.carrel.search.run.TextMeaning;
import org.jspecify.annotations.Nullable;

/// Ranks cited works by the sentences in which others cite them. Of the options it takes mode, limit and least similarity.
public final class SaidSearch {
    private static final int DEPTH = 100;
    /// A work that everybody cites is said much about.
    private static final int SENTENCES = 5;

    private final Searchable.Moments moments;
    private final Supplier<Embedder> embedder;
    private final TextTerms terms;
    private final TextMeaning meaning;

    /// @param moments of one library, or of several as one
    public SaidSearch(Searchable.Moments moments, Supplier<Embedder> embedder, TextTerms terms) {
        this.moments = moments;
        this.embedder = embedder;
        this.terms = terms;
        this.meaning = new TextMeaning(embedder);
    }

    /// By words alone, with a remark, if the model is elsewhere and does not answer.
    public SaidAnswer ask(String typed, SearchOptions options) throws IOException {
        long start = System.nanoTime();
        Query query = SaidQuery.of(QueryParser.parse(typed));
        if (query.plainWords().isBlank()) {
            throw UserError.usage("There are no words to look for in what is said.",
                    "Say what others say, such as: carrel search --said sets the clock");
        }
        try (Searchable library = moments.now()) {
            Run run = new Run(typed, query, options, library, start);
            try {
                return answer(run, options.mode());
            } catch (UserError e) {
                if (e.kind() != UserError.Kind.AWAY) {
                    throw e;
                }
                return answer(run, Mode.KEYWORD).remarked(List.of(
                        new QueryRemark(QueryRemark.Kind.MODEL_AWAY, String.valueOf(e.getMessage()))));
            }
        }
    }

    /// @param start in nanoseconds
    private record Run(String typed, Query query, SearchOptions options, Searchable library, long start) {
        /// What is near enough, or was found by words.
        private boolean reaches(ScoredSentence sentence) {
            Double floor = options.minSimilarity();
            return floor == null || sentence.words() > 0
                    || (sentence.similarity() != null && sentence.similarity() >= floor);
        }
    }

    private SaidAnswer answer(Run run, Mode wanted) throws IOException {
        Searchable library = run.library();
        Mode mode = SearchRun.possible(run.query(), wanted, library.census());
        Optional<Query> corrected = library.vocabulary().corrected(run.query());
        Query query = corrected.orElse(run.query());
        Optional<Vector> vector = mode == Mode.KEYWORD
                ? Optional.empty()
                : Optional.of(embedder.get().query(run.query().plainWords()));
        List<ScoredSentence> sentences = new SentenceFinder(library, meaning, mode, vector,
                Math.max(DEPTH, 2 * run.options().limit()))
                .of(query, WordShare.of(query.plainWords(), terms, library)).stream().filter(run::reaches)
                .toList();
        List<SaidAnswer.Work> works = works(sentences, run.options().limit(),
                library.relations().versions(), library.stored());
        return new SaidAnswer(run.typed(), mode, corrected.map(Query::plainWords).orElse(null),
                query.remarks(), (System.nanoTime() - run.start()) / 1e6, works);
    }

    private static List<SaidAnswer.Work> works(List<ScoredSentence> best, int limit, Versions versions,
            StoredDocuments stored) throws IOException {
        List<List<ScoredSentence>> first = byWork(best, versions).stream().limit(limit).toList();
        Map<DocumentId, FoundPassage> cited = new HashMap<>();
        stored.passages(first.stream().map(work -> new PassageId(cited(work), 0)).toList())
                .forEach(found -> cited.put(found.origin().id(), found));
        Map<DocumentId, DocumentSummary> citing = new HashMap<>();
        stored.summaries(first.stream().flatMap(List::stream).map(each -> each.sentence().citing()).distinct()
                .toList()).forEach(each -> citing.put(each.origin().id(), each));
        List<SaidAnswer.Work> works = new ArrayList<>();
        for (List<ScoredSentence> work : first) {
            FoundPassage found = cited.get(cited(work));
            if (found != null) {
                works.add(new SaidAnswer.Work(works.size() + 1, work.getFirst().score(), found,
                        said(work, citing)));
            }
        }
        return works;
    }

    private static DocumentId cited(List<ScoredSentence> work) {
        return work.getFirst().sentence().cited();
    }

    private static List<SaidAnswer.Said> said(List<ScoredSentence> sentences,
            Map<DocumentId, DocumentSummary> citing) {
        List<SaidAnswer.Said> said = new ArrayList<>();
        for (ScoredSentence each : sentences) {
            @Nullable
            DocumentSummary document = citing.get(each.sentence().citing());
            if (document != null) {
                said.add(new SaidAnswer.Said(each.sentence(), document, each.score(), each.words(),
                        each.similarity()));
            }
        }
        return said;
    }

    /// The first sentences about each work. Words that two versions of a citing work share are given once.
    private static Collection<List<ScoredSentence>> byWork(List<ScoredSentence> best, Versions versions) {
        Map<DocumentId, List<ScoredSentence>> works = new LinkedHashMap<>();
        Set<List<Object>> told = new HashSet<>();
        for (ScoredSentence each : best) {
            DocumentId work = versions.work(each.sentence().cited());
            List<ScoredSentence> known = works.computeIfAbsent(work, _ -> new ArrayList<>());
            if (known.size() < SENTENCES && told
                    .add(List.of(work, versions.work(each.sentence().citing()), each.sentence().text()))) {
                known.add(each);
            }
        }
        return works.values();
    }
}
