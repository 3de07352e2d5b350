package dev.carrel.index.lucene;

import java.io.Closeable;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.base.PrivateFolder;
import dev.carrel.base.UserError;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.checksum.CheckedDirectory;
import dev.carrel.index.lucene.store.IndexLayout;
import dev.carrel.index.lucene.store.VectorCodec;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.index.retrieval.TextTerms;
import org.apache.lucene.index.ConcurrentMergeScheduler;
import org.apache.lucene.index.CorruptIndexException;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexFileNames;
import org.apache.lucene.index.IndexFormatTooNewException;
import org.apache.lucene.index.IndexFormatTooOldException;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.MultiReader;
import org.apache.lucene.index.SegmentInfos;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.SearcherFactory;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.Lock;
import org.apache.lucene.store.LockObtainFailedException;
import org.apache.lucene.util.IOUtils;
import org.jspecify.annotations.Nullable;

/// A library's index as a Lucene index in a folder.
public final class LuceneIndex implements PassageIndex {
    /// The file that whoever writes holds a lock on. To open and close it would release that lock.
    public static final String LOCK = IndexWriter.WRITE_LOCK_NAME;

    /// The advice to the owner of a damaged index.
    public static final String DAMAGED = "Your own files are untouched: run `carrel remove --all --yes`, then add them again.";

    private static final System.Logger LOG = System.getLogger(LuceneIndex.class.getName());

    static {
        // Lucene counts the terms of all fields together; 64 alternatives of long identifiers are more than its 1,024.
        IndexSearcher.setMaxClauseCount(65_536);
    }

    private final Path folder;
    private final LuceneSnapshot.Settings settings;
    private final Analysis analysis = new Analysis();
    private @Nullable Directory directory;
    private @Nullable SearcherManager searchers;
    private LuceneSnapshot.@Nullable Contents latest;

    private LuceneIndex(Path folder, LuceneSnapshot.Settings settings) {
        this.folder = folder;
        this.settings = settings;
    }

    /// Opens the index in a folder, which is made when something is written to it.
    public static LuceneIndex open(Path folder, KeywordScoring scoring) {
        return open(folder, scoring, OwnRecords.NONE);
    }

    /// @param own what the owner keeps beside what is indexed
    public static LuceneIndex open(Path folder, KeywordScoring scoring, OwnRecords own) {
        return new LuceneIndex(folder, new LuceneSnapshot.Settings(scoring, own));
    }

    /// True if a folder holds an index, sound or not.
    public static boolean isIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.anyMatch(file -> file.getFileName().toString().startsWith(IndexFileNames.SEGMENTS));
        } catch (NoSuchFileException deleted) {
            return false;
        }
    }

    /// Keeps everybody from writing to the index in a folder until it is closed, and does not read it.
    ///
    /// @throws UserError if somebody is writing to it
    public static Closeable lock(Path folder) throws IOException {
        Directory directory = new CheckedDirectory(PrivateFolder.create(folder));
        try {
            Lock lock = directory.obtainLock(LOCK);
            return () -> IOUtils.close(lock, directory);
        } catch (LockObtainFailedException locked) {
            directory.close();
            throw locked();
        }
    }

    /// How this index takes a text apart.
    public static TextTerms terms() {
        return new Analysis();
    }

    private synchronized Directory directory() throws IOException {
        if (directory == null) {
            directory = new CheckedDirectory(PrivateFolder.create(folder));
        }
        return directory;
    }

    /// Reading makes no folder.
    private boolean exists() throws IOException {
        return Files.isDirectory(folder) && isCommitted(directory());
    }

    /// Nothing is written before the first commit, so segments without the list of them are what is left of an index.
    private boolean isCommitted(Directory files) throws IOException {
        boolean written = Arrays.stream(files.listAll()).anyMatch(file -> file.startsWith("_"));
        boolean committed = DirectoryReader.indexExists(files);
        if (written && !committed) {
            throw new NoSuchFileException(folder.resolve("segments").toString());
        }
        return committed;
    }

    @Override
    public synchronized Snapshot snapshot() throws IOException {
        try {
            return exists() ? current() : nothing();
        } catch (IOException e) {
            throw damaged(e);
        }
    }

    /// An index that was erased may be made again, with files of the same names.
    private Snapshot nothing() throws IOException {
        if (searchers != null) {
            searchers.close();
            searchers = null;
        }
        if (directory != null && !Files.isDirectory(folder)) {
            directory.close();
            directory = null;
        }
        return new LuceneSnapshot(contents(new IndexSearcher(new MultiReader())), settings.own(),
                () -> {});
    }

    /// The library that holds nothing.
    public static Snapshot nothing(KeywordScoring scoring, OwnRecords own) throws IOException {
        return new LuceneSnapshot(
                LuceneSnapshot.Contents.of(new IndexSearcher(new MultiReader()), new Analysis(),
                        new LuceneSnapshot.Settings(scoring, own)),
                own, () -> {});
    }

    private Snapshot current() throws IOException {
        if (searchers == null) {
            IndexLayout.check(SegmentInfos.readLatestCommit(directory()).getUserData());
            searchers = new SearcherManager(directory(), new SearcherFactory());
        } else {
            searchers.maybeRefresh();
        }
        SearcherManager holder = searchers;
        IndexSearcher searcher = holder.acquire();
        boolean opened = false;
        try {
            Snapshot snapshot = new LuceneSnapshot(contents(searcher), settings.own(),
                    () -> holder.release(searcher));
            opened = true;
            return snapshot;
        } finally {
            if (!opened) {
                holder.release(searcher);
            }
        }
    }

    private LuceneSnapshot.Contents contents(IndexSearcher searcher) throws IOException {
        if (latest == null || !latest.searcher().equals(searcher)) {
            latest = LuceneSnapshot.Contents.of(searcher, analysis, settings);
        }
        return latest;
    }

    @Override
    public Writer writer() throws IOException {
        try {
            boolean fresh = !exists();
            IndexWriter writer = new IndexWriter(new WritingDirectory(PrivateFolder.create(folder)),
                    configuration());
            return new LuceneWriter(fresh ? committed(writer) : writer, analysis);
        } catch (LockObtainFailedException locked) {
            throw locked();
        } catch (IOException e) {
            throw damaged(e);
        }
    }

    /// A writer whose first commit fails gives the lock back, or nobody could write before this process has ended.
    private static IndexWriter committed(IndexWriter writer) throws IOException {
        boolean done = false;
        try {
            writer.commit();
            done = true;
            return writer;
        } finally {
            if (!done) {
                IOUtils.closeWhileHandlingException(writer::rollback, writer.getDirectory());
            }
        }
    }

    private static UserError locked() {
        return UserError.busy("Another process is writing to this library.",
                "Wait until it has finished, or end it; searching works meanwhile.");
    }

    /// The error to show, if a damaged file is behind whatever went wrong.
    public static Optional<UserError> damageBehind(Throwable thrown) {
        return Stream.iterate(thrown, Objects::nonNull, Throwable::getCause)
                .anyMatch(CorruptIndexException.class::isInstance)
                        ? Optional.of(UserError.cannotRun("The library is damaged.", DAMAGED))
                        : Optional.empty();
    }

    /// Words an index that cannot be opened for its owner; any other trouble passes as it is.
    private IOException damaged(IOException e) {
        return switch (e) {
            case CorruptIndexException _,EOFException _,FileNotFoundException _,NoSuchFileException _ ->
                throw UserError.cannotRun("The library in " + folder.getParent() + " is damaged.", DAMAGED);
            case IndexFormatTooOldException _,IndexFormatTooNewException _ ->
                throw UserError.cannotRun(
                        "The library in " + folder.getParent() + " was made by another version of Carrel.",
                        "Run `carrel remove --all --yes`, then add your files again.");
            default -> e;
        };
    }

    private IndexWriterConfig configuration() {
        IndexWriterConfig config = new IndexWriterConfig(analysis.forIndexing());
        config.setCodec(new VectorCodec());
        config.setRAMBufferSizeMB(48);
        config.setCommitOnClose(false);
        config.setMergeScheduler(new QuietMerges());
        return config;
    }

    /// The writer remembers a merge that failed, on a full disk for instance, and fails with its cause when it is waited
    /// for; thrown in the merge's own thread as well, it would be printed as a stack trace.
    private static final class QuietMerges extends ConcurrentMergeScheduler {
        @Override
        protected void handleMergeException(Throwable trouble) {
            LOG.log(System.Logger.Level.DEBUG, "a merge failed", trouble);
        }
    }

    @Override
    public IndexFacts facts() throws IOException {
        try {
            return exists()
                    ? IndexFacts.fromMap(
                            new HashMap<>(SegmentInfos.readLatestCommit(directory()).getUserData()))
                    : IndexFacts.NONE;
        } catch (IOException e) {
            throw damaged(e);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        if (searchers != null) {
            searchers.close();
        }
        if (directory != null) {
            directory.close();
        }
    }
}
