package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.index.IndexFacts;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.backend.RebuildableIndex;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.library.home.Generations;

/// The embedded index of the newest generation. Another process may rebuild the library while this one has it open, so every
/// question begins with a look at which generation that is. Snapshots of an older one stay good: all their files are
/// open.
final class CurrentIndex implements RebuildableIndex {
    private final Generations generations;
    private final KeywordScoring scoring;
    private final OwnRecords own;
    private Path folder;
    private PassageIndex index;

    /// @param own what the owner keeps beside what is indexed
    CurrentIndex(Generations generations, KeywordScoring scoring, OwnRecords own) throws IOException {
        this.generations = generations;
        this.scoring = scoring;
        this.own = own;
        this.folder = generations.current();
        this.index = LuceneIndex.open(folder, scoring, own);
    }

    private PassageIndex indexIn(Path newest) throws IOException {
        if (!newest.equals(folder)) {
            index.close();
            folder = newest;
            index = LuceneIndex.open(newest, scoring, own);
        }
        generations.check();
        return index;
    }

    @Override
    public synchronized Snapshot snapshot() throws IOException {
        return generations.open(newest -> indexIn(newest).snapshot());
    }

    @Override
    public synchronized Writer writer() throws IOException {
        generations.beginFirst();
        return swept(generations.open(newest -> indexIn(newest).writer()));
    }

    /// Whoever holds the newest generation's lock is the only one who can replace it, and so may sweep.
    private Writer swept(Writer writer) throws IOException {
        boolean done = false;
        try {
            generations.sweep();
            done = true;
            return writer;
        } finally {
            if (!done) {
                writer.close();
            }
        }
    }

    @Override
    public Writer onlyWriter() throws IOException {
        return writer();
    }

    @Override
    public synchronized IndexFacts facts() throws IOException {
        return indexIn(generations.current()).facts();
    }

    /// Deletes every generation.
    @Override
    public synchronized void erase() throws IOException {
        generations.erase();
        index.close();
        folder = generations.current();
        index = LuceneIndex.open(folder, scoring, own);
    }

    @Override
    public Rebuilding rebuild(long bytes) throws IOException {
        Path next = generations.begin(bytes);
        PassageIndex fresh = LuceneIndex.open(next, scoring);
        return new Rebuilding() {
            @Override
            public PassageIndex index() {
                return fresh;
            }

            @Override
            public void replace() throws IOException {
                fresh.close();
                generations.replaceBy(next);
            }

            @Override
            public void close() throws IOException {
                fresh.close();
                generations.discard();
            }
        };
    }

    @Override
    public synchronized void close() throws IOException {
        index.close();
    }
}
