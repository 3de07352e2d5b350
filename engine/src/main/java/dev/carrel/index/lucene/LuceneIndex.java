package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import dev.carrel.document.UserError;
import dev.carrel.index.Facts;
import dev.carrel.index.KeywordScoring;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.TextTerms;
import dev.carrel.index.Writer;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.MultiReader;
import org.apache.lucene.index.SegmentInfos;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.SearcherFactory;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.LockObtainFailedException;
import org.jspecify.annotations.Nullable;

/// A library's index as a Lucene index in a folder.
public final class LuceneIndex implements PassageIndex {
    static {
        // Lucene counts the terms of all fields together; 64 alternatives of long identifiers are more than its 1,024.
        IndexSearcher.setMaxClauseCount(65_536);
    }

    private final Directory directory;
    private final KeywordScoring scoring;
    private final Analysis analysis = new Analysis();
    private @Nullable SearcherManager searchers;
    private LuceneSnapshot.@Nullable Contents latest;

    private LuceneIndex(Directory directory, KeywordScoring scoring) {
        this.directory = directory;
        this.scoring = scoring;
    }

    /// Opens the index in a folder, or makes an empty one.
    public static LuceneIndex open(Path folder, KeywordScoring scoring) throws IOException {
        Files.createDirectories(folder);
        return new LuceneIndex(FSDirectory.open(folder), scoring);
    }

    /// How this index takes a text apart.
    public static TextTerms terms() {
        return new Analysis();
    }

    @Override
    public synchronized Snapshot snapshot() throws IOException {
        if (!DirectoryReader.indexExists(directory)) {
            return new LuceneSnapshot(contents(new IndexSearcher(new MultiReader())), () -> {});
        }
        if (searchers == null) {
            searchers = new SearcherManager(directory, new SearcherFactory());
        } else {
            searchers.maybeRefresh();
        }
        SearcherManager holder = searchers;
        IndexSearcher searcher = holder.acquire();
        return new LuceneSnapshot(contents(searcher), () -> holder.release(searcher));
    }

    private LuceneSnapshot.Contents contents(IndexSearcher searcher) throws IOException {
        if (latest == null || !latest.searcher().equals(searcher)) {
            latest = LuceneSnapshot.Contents.of(searcher, analysis, scoring, bytes());
        }
        return latest;
    }

    private long bytes() throws IOException {
        long total = 0;
        for (String file : directory.listAll()) {
            total += length(file);
        }
        return total;
    }

    /// A writer may delete a file while the others are counted.
    private long length(String file) throws IOException {
        try {
            return directory.fileLength(file);
        } catch (NoSuchFileException deleted) {
            return 0;
        }
    }

    @Override
    public Writer writer() throws IOException {
        try {
            return new LuceneWriter(new IndexWriter(directory, configuration()), analysis);
        } catch (LockObtainFailedException locked) {
            throw UserError.cannotRun("Another process is writing to this library.",
                    "Wait until it has finished, or end it; searching works meanwhile.");
        }
    }

    private IndexWriterConfig configuration() {
        IndexWriterConfig config = new IndexWriterConfig(analysis.forIndexing());
        config.setCodec(new VectorCodec());
        config.setRAMBufferSizeMB(48);
        config.setCommitOnClose(false);
        return config;
    }

    @Override
    public Facts facts() throws IOException {
        if (!DirectoryReader.indexExists(directory)) {
            return Facts.NONE;
        }
        Map<String, String> data = new HashMap<>(SegmentInfos.readLatestCommit(directory).getUserData());
        return Facts.fromMap(data);
    }

    @Override
    public synchronized void close() throws IOException {
        if (searchers != null) {
            searchers.close();
        }
        directory.close();
    }
}
