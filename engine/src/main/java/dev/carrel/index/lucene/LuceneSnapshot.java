package dev.carrel.index.lucene;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Origin;
import dev.carrel.document.PassageId;
import dev.carrel.document.Source;
import dev.carrel.embed.Vector;
import dev.carrel.index.Entry;
import dev.carrel.index.Failure;
import dev.carrel.index.Found;
import dev.carrel.index.KeywordScoring;
import dev.carrel.index.Scored;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Statistics;
import dev.carrel.ranking.Query;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import java.io.Closeable;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.lucene.search.IndexSearcher;

/// A library as of one commit, held open until closed. Questions about ranking go to [Retriever], questions about what
/// is stored to [Store].
final class LuceneSnapshot implements Snapshot {
    private final Closeable release;
    private final IndexSearcher searcher;
    private final Retriever retriever;
    private final Store store;
    private final Analysis analysis;

    LuceneSnapshot(IndexSearcher searcher, Closeable release, Analysis analysis, KeywordScoring scoring, long bytes)
            throws IOException {
        this.release = release;
        this.searcher = searcher;
        this.analysis = analysis;
        this.store = new Store(searcher, bytes);
        this.retriever = new Retriever(searcher, analysis, scoring, store.sources());
    }

    @Override
    public Ranking keyword(Query query, View view, int depth) throws IOException {
        return retriever.keyword(query, view, depth);
    }

    @Override
    public Ranking nearest(Vector vector, Query query, View view, int depth) throws IOException {
        return retriever.nearest(vector, query, view, depth);
    }

    @Override
    public List<Scored> score(Collection<DocumentId> documents, Query query, Optional<Vector> vector)
            throws IOException {
        return retriever.score(documents, query, vector);
    }

    @Override
    public Set<DocumentId> holding(Collection<DocumentId> documents, List<String> terms) throws IOException {
        return retriever.holding(documents, terms);
    }

    @Override
    public Optional<Query> corrected(Query query) {
        Query corrected = new Corrections(searcher.getIndexReader(), analysis).correct(query);
        return corrected.equals(query) ? Optional.empty() : Optional.of(corrected);
    }

    @Override
    public List<Found> passages(List<PassageId> ids) throws IOException {
        return store.passages(ids);
    }

    @Override
    public Optional<Entry> document(DocumentId id) throws IOException {
        return store.document(id);
    }

    @Override
    public List<DocumentId> named(String name) throws IOException {
        return store.named(name);
    }

    @Override
    public void origins(Consumer<Origin> consumer) throws IOException {
        store.origins(consumer);
    }

    @Override
    public List<Failure> failures() throws IOException {
        return store.failures();
    }

    @Override
    public List<Source> sources() throws IOException {
        return store.sources();
    }

    @Override
    public List<DocumentId> waiting() throws IOException {
        return store.waiting();
    }

    @Override
    public Statistics statistics() throws IOException {
        return store.statistics();
    }

    @Override
    public void close() throws IOException {
        release.close();
    }
}
