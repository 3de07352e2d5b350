package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

import dev.carrel.base.UserError;
import dev.carrel.document.origin.Source;
import dev.carrel.index.Census;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.Snapshot;
import dev.carrel.index.SourceRegister;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.query.KeywordQueries;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.index.retrieval.CitingRetrieval;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.index.table.WorkTable;

/// A library in the cluster as of one commit.
final class OpenSearchSnapshot implements Snapshot {
    private final Contents contents;
    private final AtomicBoolean open = new AtomicBoolean(true);

    /// The parts that are made once a commit and shared by all snapshots of it; let go when nobody needs them any more.
    static final class Contents {
        private final PointInTime moment;
        private final OwnRecords own;
        private final ClusterRelations relations;
        private final ClusterStore store;
        private final PassageRetrieval retrieval;
        private final PassageScoring scoring;
        private final Vocabulary vocabulary;
        private final CitingRetrieval citing;
        private final ClusterCensus census;
        private final ClusterTable table;
        private int holders = 1;

        /// @param statistics of that moment
        Contents(PointInTime moment, LibraryStatistics statistics, Analysis analysis, KeywordScoring formula,
                OwnRecords own) throws IOException {
            this.moment = moment;
            this.own = own;
            ClusterRecords records = new ClusterRecords(moment);
            this.relations = new ClusterRelations(records);
            FetchedRecords fetched = new FetchedRecords(moment, KeywordQueries.fields(formula));
            this.store = new ClusterStore(records, fetched, relations, own.labels());
            List<Source> sources = store.sources();
            PassageQueries.Context context = new PassageQueries.Context(statistics, records, relations,
                    sources, own);
            PassageQueries queries = new PassageQueries(analysis, formula, context);
            this.retrieval = new ClusterRetrieval(store, statistics, queries);
            this.scoring = new ClusterScoring(store, statistics, queries, own);
            this.vocabulary = new ClusterVocabulary(store, statistics, analysis);
            this.citing = new ClusterSentences(moment, queries);
            this.table = new ClusterTable(records, queries, context);
            this.census = new ClusterCensus(store, queries, table);
        }

        PointInTime moment() {
            return moment;
        }

        synchronized OpenSearchSnapshot snapshot() {
            holders++;
            return new OpenSearchSnapshot(this);
        }

        /// One holder fewer.
        void release() throws IOException {
            synchronized (this) {
                holders--;
                if (holders > 0) {
                    return;
                }
            }
            moment.close();
        }
    }

    private OpenSearchSnapshot(Contents contents) {
        this.contents = contents;
    }

    @Override
    public PassageRetrieval retrieval() {
        return contents.retrieval;
    }

    @Override
    public PassageScoring scoring() {
        return contents.scoring;
    }

    @Override
    public Vocabulary vocabulary() {
        return contents.vocabulary;
    }

    @Override
    public CitingRetrieval citing() {
        return contents.citing;
    }

    @Override
    public StoredDocuments stored() {
        return contents.store;
    }

    @Override
    public SourceRegister register() {
        return contents.store;
    }

    @Override
    public WorkRelations relations() {
        return contents.relations;
    }

    @Override
    public Census census() {
        return contents.census;
    }

    @Override
    public WorkTable table() {
        return contents.table;
    }

    @Override
    public String ownVersion() {
        return contents.own.version();
    }

    /// The cluster compares its files with their checksums itself; that every document has all its passages is counted here.
    @Override
    public void verify() throws IOException {
        long passages = contents.moment.count(Json.term("kind", FieldNames.KIND_PASSAGE));
        if (passages != contents.census.statistics().passages()) {
            throw UserError.cannotRun("The library is damaged.",
                    "Your own files are untouched: run `carrel remove --all --yes`, then add them again.");
        }
    }

    @Override
    public String moment() {
        return contents.moment.index() + "." + contents.moment.state().commits();
    }

    @Override
    public boolean isRemote() { return true; }

    @Override
    public void close() throws IOException {
        if (open.getAndSet(false)) {
            contents.release();
        }
    }
}
