package dev.carrel.testing;

import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;

import dev.carrel.embed.Embedder;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.search.Search;
import dev.carrel.search.expand.Expander;
import dev.carrel.search.run.SearchRun;

/// Searches over an index, wired as a library wires them.
public final class Searches {
    private Searches() {}

    /// With the real model.
    public static Search of(PassageIndex index) {
        return of(index, TestModels::bge);
    }

    public static Search of(PassageIndex index, Supplier<Embedder> embedder) {
        return new Search(index, means(embedder), LuceneIndex.terms());
    }

    public static SearchRun.Resources means(Supplier<Embedder> embedder) {
        return new SearchRun.Resources(embedder, new Expander(), ForkJoinPool.commonPool());
    }
}
