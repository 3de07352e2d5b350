package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.Collection;

import dev.carrel.index.lucene.store.VectorCodec;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.AnalyzerWrapper;
import org.apache.lucene.analysis.core.KeywordAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.CollectionStatistics;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermStatistics;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.util.BytesRef;
import tools.jackson.databind.JsonNode;

/// Some records of a library as a Lucene index in memory, which is asked like the whole one.
final class LocalRecords implements AutoCloseable {
    /// All of them in one segment, in their order.
    private static final double MEGABYTES = 1_500;
    private static final int POSITIONS_BETWEEN_VALUES = 100;

    private final ByteBuffersDirectory directory = new ByteBuffersDirectory();
    private final DirectoryReader reader;

    /// Passages as they were fetched, with those terms only that something looks at.
    LocalRecords(Collection<JsonNode> passages, QueryTerms terms) throws IOException {
        this(passages.stream().map(json -> RecordJson.read(json, terms)).toList());
    }

    LocalRecords(Collection<Document> records) throws IOException {
        IndexWriterConfig config = new IndexWriterConfig(new ReadyTerms()).setCodec(new VectorCodec())
                .setSimilarity(new FieldLength.Norms())
                .setUseCompoundFile(false).setMergePolicy(NoMergePolicy.INSTANCE)
                .setRAMBufferSizeMB(MEGABYTES);
        try (IndexWriter writer = new IndexWriter(directory, config)) {
            writer.addDocuments(records);
        }
        this.reader = DirectoryReader.open(directory);
    }

    /// Every field comes as terms already; only the distance between its values is asked for.
    private static final class ReadyTerms extends AnalyzerWrapper {
        private final KeywordAnalyzer none = new KeywordAnalyzer();

        ReadyTerms() {
            super(PER_FIELD_REUSE_STRATEGY);
        }

        @Override
        protected Analyzer getWrappedAnalyzer(String field) {
            return none;
        }

        @Override
        public int getPositionIncrementGap(String field) {
            return POSITIONS_BETWEEN_VALUES;
        }
    }

    IndexSearcher searcher() {
        return new IndexSearcher(reader);
    }

    /// Scores as if all records of the library were here.
    IndexSearcher searcher(LibraryStatistics statistics) {
        return new WholeLibrarySearcher(reader, statistics);
    }

    private static final class WholeLibrarySearcher extends IndexSearcher {
        private final LibraryStatistics statistics;

        WholeLibrarySearcher(IndexReader reader, LibraryStatistics statistics) {
            super(reader);
            this.statistics = statistics;
        }

        @Override
        public TermStatistics termStatistics(Term term, int docFreq, long totalTermFreq) throws IOException {
            int all = Math.max(docFreq, statistics.scored(term));
            return new TermStatistics(BytesRef.deepCopyOf(term.bytes()), all, Math.max(totalTermFreq, all));
        }

        @Override
        public CollectionStatistics collectionStatistics(String field) throws IOException {
            CollectionStatistics here = super.collectionStatistics(field);
            LibraryStatistics.Lengths all = statistics.lengths(field);
            return here == null || all.records() < here.docCount()
                    ? here
                    : new CollectionStatistics(field, all.records(), all.records(),
                            Math.max(all.terms(), all.records()), Math.max(all.terms(), all.records()));
        }
    }

    @Override
    public void close() throws IOException {
        reader.close();
        directory.close();
    }
}
