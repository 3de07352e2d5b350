package dev.carrel.index.lucene;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.document.origin.Source;
import dev.carrel.index.Census;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.Snapshot;
import dev.carrel.index.SourceRegister;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.LuceneTerms;
import dev.carrel.index.lucene.facets.FacetCounter;
import dev.carrel.index.lucene.facets.LuceneWorkTable;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.index.lucene.search.LuceneVocabulary;
import dev.carrel.index.lucene.search.PassageScorer;
import dev.carrel.index.lucene.search.Retriever;
import dev.carrel.index.lucene.search.SearcherLookup;
import dev.carrel.index.lucene.search.SentenceRetriever;
import dev.carrel.index.lucene.store.RecordStore;
import dev.carrel.index.lucene.store.RelationRecords;
import dev.carrel.index.retrieval.CitingRetrieval;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.index.table.WorkTable;
import org.apache.lucene.index.CorruptIndexException;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.StandardDirectoryReader;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.store.Directory;
import org.apache.lucene.util.StringHelper;

/// A library as of one commit, held open until closed.
record LuceneSnapshot(Contents contents, OwnRecords own, Closeable release) implements Snapshot {
    /// The settings that an index is opened with.
    ///
    /// @param own what its owner keeps beside it
    record Settings(KeywordScoring scoring, OwnRecords own) {}

    /// The parts that are opened once a commit and shared by all snapshots of it.
    record Contents(IndexSearcher searcher, PassageRetrieval retrieval, PassageScoring scoring,
            Vocabulary vocabulary, CitingRetrieval citing, RecordStore store, WorkRelations relations,
            Census census,
            WorkTable table, String moment) {
        static Contents of(IndexSearcher searcher, Analysis analysis, Settings settings)
                throws IOException {
            RelationRecords related = new RelationRecords(searcher);
            RecordStore store = new RecordStore(searcher, related, settings.own().labels(),
                    bytes(searcher.getIndexReader()));
            List<Source> sources = store.sources();
            PassageQueries queries = new PassageQueries(analysis, settings.scoring(),
                    new PassageQueries.Context(new LuceneTerms(searcher.getIndexReader()),
                            new SearcherLookup(searcher), related, sources, settings.own()));
            Retriever retriever = new Retriever(searcher, queries);
            FacetCounter counter = new FacetCounter(searcher, queries, related, sources,
                    settings.own().labels());
            return new Contents(searcher, retriever, new PassageScorer(searcher, retriever),
                    new LuceneVocabulary(searcher, analysis, store),
                    new SentenceRetriever(searcher, queries, related), store, related,
                    new LuceneCensus(store, queries, counter), new LuceneWorkTable(counter),
                    LuceneSnapshot.moment(searcher.getIndexReader()));
        }
    }

    /// The id that Lucene gives each commit, unique for all times and places.
    private static String moment(IndexReader reader) {
        return reader instanceof StandardDirectoryReader committed
                ? StringHelper.idToString(committed.getSegmentInfos().getId())
                : "none";
    }

    /// The size of the commit's own files. Others may lie beside them: those of the next commit while it is written, those of the last
    /// one until they are deleted.
    private static long bytes(IndexReader reader) throws IOException {
        long total = 0;
        if (reader instanceof DirectoryReader committed) {
            for (String file : committed.getIndexCommit().getFileNames()) {
                total += length(committed.directory(), file);
            }
        }
        return total;
    }

    /// A writer of another process may have deleted a file that is still open here.
    private static long length(Directory directory, String file) throws IOException {
        try {
            return directory.fileLength(file);
        } catch (NoSuchFileException deleted) {
            return 0;
        }
    }

    @Override
    public PassageRetrieval retrieval() {
        return contents.retrieval();
    }

    @Override
    public PassageScoring scoring() {
        return contents.scoring();
    }

    @Override
    public Vocabulary vocabulary() {
        return contents.vocabulary();
    }

    @Override
    public CitingRetrieval citing() {
        return contents.citing();
    }

    @Override
    public StoredDocuments stored() {
        return contents.store();
    }

    @Override
    public SourceRegister register() {
        return contents.store();
    }

    @Override
    public WorkRelations relations() {
        return contents.relations();
    }

    @Override
    public Census census() {
        return contents.census();
    }

    @Override
    public WorkTable table() {
        return contents.table();
    }

    @Override
    public String moment() {
        return contents.moment();
    }

    @Override
    public String ownVersion() {
        return own.version();
    }

    @Override
    public void verify() throws IOException {
        try {
            for (LeafReaderContext leaf : contents.searcher().getIndexReader().leaves()) {
                leaf.reader().checkIntegrity();
            }
        } catch (CorruptIndexException | EOFException e) {
            throw UserError.cannotRun("The library is damaged.", LuceneIndex.DAMAGED);
        }
    }

    @Override
    public void close() throws IOException {
        release.close();
    }
}
