package dev.carrel.index.lucene;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;
import dev.carrel.document.work.WorkIdentity;
import dev.carrel.embed.Vector;
import dev.carrel.index.Coverage;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.Definition;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.Facets;
import dev.carrel.index.Failure;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.KeywordScoring;
import dev.carrel.index.PassageScores;
import dev.carrel.index.PassageVector;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.SearchScope;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Statistics;
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.facets.FacetCounter;
import dev.carrel.index.lucene.search.Retriever;
import dev.carrel.index.lucene.search.SpellingCorrection;
import dev.carrel.index.lucene.store.RecordStore;
import dev.carrel.index.lucene.store.RelationRecords;
import dev.carrel.ranking.BackgroundScores;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.View;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.ranking.fusion.Nearness;
import dev.carrel.ranking.query.Query;
import org.apache.lucene.index.CorruptIndexException;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.search.IndexSearcher;

/// A library as of one commit, held open until closed. Questions about ranking go to [Retriever], questions about what
/// is stored to [RecordStore].
final class LuceneSnapshot implements Snapshot {
    private final Contents contents;
    private final Closeable release;

    /// The parts that are opened once a commit and shared by all snapshots of it.
    record Contents(IndexSearcher searcher, Retriever retriever, RecordStore store, RelationRecords related,
            FacetCounter facets, SpellingCorrection corrections, Object moment) {
        static Contents of(IndexSearcher searcher, Analysis analysis, KeywordScoring scoring, long bytes)
                throws IOException {
            RecordStore store = new RecordStore(searcher, bytes);
            List<Source> sources = store.sources();
            RelationRecords related = new RelationRecords(searcher);
            Retriever retriever = new Retriever(searcher, analysis, scoring, related, sources);
            return new Contents(searcher, retriever, store, related,
                    new FacetCounter(searcher, retriever, related, sources),
                    new SpellingCorrection(searcher.getIndexReader(), analysis), new Object());
        }
    }

    LuceneSnapshot(Contents contents, Closeable release) {
        this.contents = contents;
        this.release = release;
    }

    @Override
    public Ranking keyword(Query query, View view, int depth) throws IOException {
        return contents.retriever().keyword(query, view, depth);
    }

    @Override
    public Ranking nearest(Vector vector, Query query, View view, int depth) throws IOException {
        return contents.retriever().nearest(vector, query, view, depth);
    }

    @Override
    public List<PassageScores> score(Collection<DocumentId> documents, Query query, Optional<Vector> vector)
            throws IOException {
        return contents.retriever().score(documents, query, vector);
    }

    @Override
    public List<PassageScores> score(Set<PassageId> passages, Query query, Vector vector) throws IOException {
        return contents.retriever().score(passages, query, vector);
    }

    @Override
    public Map<DocumentId, Vector> documentVectors(Collection<DocumentId> documents) throws IOException {
        return contents.retriever().whole().vectors(documents);
    }

    @Override
    public List<PassageVector> vectors(Set<PassageId> passages) throws IOException {
        return contents.retriever().vectors(passages);
    }

    @Override
    public List<Nearness> nearness(Collection<DocumentId> documents, Vector vector) throws IOException {
        return contents.retriever().whole().nearness(documents, vector);
    }

    @Override
    public BackgroundScores background(Query query, Optional<Vector> vector) throws IOException {
        return contents.retriever().background(query, vector);
    }

    @Override
    public Map<PassageId, Double> wordShares(Set<PassageId> passages, Query query) throws IOException {
        return contents.retriever().wordShares(passages, query);
    }

    @Override
    public VerbatimMatches standing(Set<PassageId> passages, Query query) throws IOException {
        return contents.retriever().standing(passages, query);
    }

    @Override
    public Set<PassageId> holding(Collection<DocumentId> documents, String term) throws IOException {
        return contents.retriever().holding(documents, term);
    }

    @Override
    public List<Definition> definitions(Collection<String> forms) throws IOException {
        return contents.retriever().definitions(contents.store()).of(forms);
    }

    @Override
    public Map<String, Integer> frequencies(Collection<String> forms) throws IOException {
        return contents.retriever().frequencies(forms);
    }

    @Override
    public Facets facets(List<Query> queries, Combination combination) throws IOException {
        return contents.facets().count(queries, combination);
    }

    @Override
    public Object moment() {
        return contents.moment();
    }

    @Override
    public Optional<Query> corrected(Query query) {
        Query corrected = contents.corrections().correct(query);
        return corrected.equals(query) ? Optional.empty() : Optional.of(corrected);
    }

    @Override
    public List<FoundPassage> passages(List<PassageId> ids) throws IOException {
        return CuratedWork.told(contents.store().passages(ids), this);
    }

    @Override
    public Optional<IndexEntry> document(DocumentId id) throws IOException {
        return contents.store().document(id);
    }

    @Override
    public List<DocumentId> named(String name) throws IOException {
        return contents.store().named(name);
    }

    @Override
    public void origins(Consumer<Origin> consumer) throws IOException {
        contents.store().origins(consumer);
    }

    @Override
    public List<Failure> failures() throws IOException {
        return contents.store().failures();
    }

    @Override
    public List<RemovedDocument> removed() throws IOException {
        return contents.store().removed();
    }

    @Override
    public List<Source> sources() throws IOException {
        return contents.store().sources();
    }

    @Override
    public List<DocumentId> waiting() throws IOException {
        return contents.store().waiting();
    }

    @Override
    public void works(Consumer<WorkIdentity> consumer) throws IOException {
        contents.related().works(consumer);
    }

    @Override
    public void references(References consumer) throws IOException {
        contents.related().references(consumer);
    }

    @Override
    public List<CitationList> citationLists() throws IOException {
        return contents.related().citationLists();
    }

    @Override
    public Citations citations() throws IOException {
        return contents.related().citations();
    }

    @Override
    public Versions versions() throws IOException {
        return contents.related().versions();
    }

    @Override
    public long basis() throws IOException {
        return contents.related().basis();
    }

    @Override
    public List<DocumentSummary> documents(List<DocumentId> ids) throws IOException {
        return contents.store().documents(ids);
    }

    @Override
    public Statistics statistics() throws IOException {
        return contents.store().statistics();
    }

    @Override
    public void verify() throws IOException {
        try {
            for (LeafReaderContext leaf : contents.searcher().getIndexReader().leaves()) {
                leaf.reader().checkIntegrity();
            }
        } catch (CorruptIndexException | EOFException e) {
            throw UserError.cannotRun("The library is damaged.",
                    "Your own files are untouched: run `carrel remove --all --yes`, then add them again.");
        }
    }

    @Override
    public SearchScope scope(Query query) throws IOException {
        return statistics().of(contents.retriever().sources(query));
    }

    @Override
    public void coverage(Consumer<Coverage> consumer) throws IOException {
        contents.store().coverage(consumer);
    }

    @Override
    public List<Coverage> coverage(Collection<DocumentId> documents) throws IOException {
        return contents.store().coverage(documents);
    }

    @Override
    public void close() throws IOException {
        release.close();
    }
}
