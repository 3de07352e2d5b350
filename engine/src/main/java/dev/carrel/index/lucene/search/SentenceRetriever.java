package dev.carrel.index.lucene.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.index.lucene.store.MatchingRecords;
import dev.carrel.index.lucene.store.RelationRecords;
import dev.carrel.index.retrieval.CitingRetrieval;
import dev.carrel.ranking.query.Query;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;

/// Finds the records of sentences that cite, by their words or by the document that they stand in.
public record SentenceRetriever(IndexSearcher searcher, PassageQueries queries, RelationRecords records)
        implements
            CitingRetrieval {
    private static final Sort STABLE = new Sort(SortField.FIELD_SCORE,
            new SortField(FieldNames.CITED_COLUMN, SortField.Type.STRING));

    @Override
    public List<CitingSentence> sentences(Query query, int most) throws IOException {
        return records.sentences(Arrays.stream(searcher.search(queries.said(query), most, STABLE).scoreDocs)
                .mapToInt(hit -> hit.doc).toArray());
    }

    @Override
    public List<CitingSentence> sentences(Collection<DocumentId> citing, Query query) throws IOException {
        List<CitingSentence> sentences = new ArrayList<>(
                records.sentences(MatchingRecords.records(searcher, queries.said(citing, query))));
        // Sorting keeps the order of those in one passage, which were written in it.
        sentences.sort(Comparator.comparing(CitingSentence::passage));
        return sentences;
    }
}
