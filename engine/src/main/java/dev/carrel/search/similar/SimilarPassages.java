package dev.carrel.search.similar;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

import dev.carrel.document.DocumentId;
import dev.carrel.document.text.TextSplitter;
import dev.carrel.document.work.Versions;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.cite.CitationNames;
import dev.carrel.search.cite.PageSpot;
import dev.carrel.search.cite.SourceLink;
import dev.carrel.search.run.WorkMerger;
import dev.carrel.search.similar.NearPassages.Near;

/// Finds the passages that are nearest to a text, one a work. The text is compared as a passage and not as a question.
public final class SimilarPassages {
    /// The library's own passages are of this size, see docs/passages.md; like is best compared with like.
    private static final int TOKENS = 256;
    /// More is a book: comparing it takes a second and a half, and says little.
    private static final int MOST_PARTS = 64;

    private static final Query ANYTHING = new Query("", List.of(), List.of());

    private final PassageIndex index;
    private final Supplier<Embedder> embedder;

    public SimilarPassages(PassageIndex index, Supplier<Embedder> embedder) {
        this.index = index;
        this.embedder = embedder;
    }

    public NearPassages to(String text, int limit) throws IOException {
        long start = System.nanoTime();
        try (Snapshot snapshot = index.snapshot()) {
            Versions versions = snapshot.relations().versions();
            NearPassages near = snapshot.census().statistics().embedded() > 0
                    ? byMeaning(text, limit, versions, snapshot.retrieval(), snapshot.stored())
                    : byWords(text, limit, versions, snapshot.retrieval(), snapshot.stored());
            return near.after((System.nanoTime() - start) / 1e6);
        }
    }

    /// A candidate and the part of the text that it is nearest to.
    private record Best(Candidate candidate, int part) {
        static final Comparator<Best> FIRST = Comparator
                .comparingDouble((Best best) -> best.candidate.score()).reversed()
                .thenComparing(best -> best.candidate.passage());
    }

    private NearPassages byMeaning(String text, int limit, Versions versions, PassageRetrieval retrieval,
            StoredDocuments stored) throws IOException {
        Embedder model = embedder.get();
        List<String> all = new TextSplitter(model::tokens, Math.min(TOKENS, model.room())).prose(text);
        List<String> parts = all.subList(0, Math.min(MOST_PARTS, all.size()));
        int depth = WorkMerger.depth(limit, View.PAPERS, versions);
        List<Best> best = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Vector vector = model.passage(parts.get(i));
            for (Candidate candidate : retrieval.nearest(vector, ANYTHING, View.PAPERS, depth).candidates()) {
                best.add(new Best(candidate, i + 1));
            }
        }
        List<Best> first = onceAWork(best, limit, versions);
        return new NearPassages(Mode.SEMANTIC, parts.size(), all.size() - parts.size(), 0,
                shaped(first, Mode.SEMANTIC, stored));
    }

    private static List<Best> onceAWork(List<Best> found, int limit, Versions versions) {
        Set<DocumentId> works = new HashSet<>();
        return found.stream().sorted(Best.FIRST)
                .filter(best -> works.add(versions.work(best.candidate().passage().document())))
                .limit(limit).toList();
    }

    private static NearPassages byWords(String text, int limit, Versions versions, PassageRetrieval retrieval,
            StoredDocuments stored) throws IOException {
        int depth = WorkMerger.depth(limit, View.PAPERS, versions);
        List<Best> first = onceAWork(retrieval.keyword(Query.plain(text), View.PAPERS, depth).candidates()
                .stream().map(candidate -> new Best(candidate, 1)).toList(), limit, versions);
        return new NearPassages(Mode.KEYWORD, 1, 0, 0, shaped(first, Mode.KEYWORD, stored));
    }

    private static List<Near> shaped(List<Best> best, Mode mode, StoredDocuments stored)
            throws IOException {
        List<FoundPassage> found = stored
                .passages(best.stream().map(each -> each.candidate().passage()).toList());
        CitationNames citing = CitationNames
                .of(found.stream().map(each -> new DocumentSummary(each.metadata(), each.origin())).toList());
        List<Near> near = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            near.add(near(i + 1, best.get(i), found.get(i), mode, citing));
        }
        return near;
    }

    private static Near near(int rank, Best best, FoundPassage found, Mode mode, CitationNames citing) {
        double score = best.candidate().score();
        return new Near(rank, score, mode == Mode.SEMANTIC ? score : null, best.part(), found,
                citing.citation(found.origin().id(), PageSpot.startOf(found.passage()),
                        PageSpot.endOf(found.passage())),
                SourceLink.to(found).orElse(null));
    }
}
