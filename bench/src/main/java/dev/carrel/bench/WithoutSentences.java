package dev.carrel.bench;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.index.Census;
import dev.carrel.index.Searchable;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.retrieval.CitingRetrieval;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.ranking.query.Query;

/// A moment of a library in which some sentences do not cite. It stays open.
record WithoutSentences(Searchable whole, Predicate<CitingSentence> leftOut) implements Searchable {
    /// No passage has so many.
    private static final int TO_SPARE = 100;

    @Override
    public CitingRetrieval citing() {
        return new CitingRetrieval() {
            @Override
            public List<CitingSentence> sentences(Query query, int most) throws IOException {
                return whole.citing().sentences(query, most + TO_SPARE).stream().filter(leftOut.negate())
                        .limit(most).toList();
            }

            @Override
            public List<CitingSentence> sentences(Collection<DocumentId> citing, Query query)
                    throws IOException {
                return whole.citing().sentences(citing, query).stream().filter(leftOut.negate()).toList();
            }
        };
    }

    @Override
    public PassageRetrieval retrieval() {
        return whole.retrieval();
    }

    @Override
    public PassageScoring scoring() {
        return whole.scoring();
    }

    @Override
    public Vocabulary vocabulary() {
        return whole.vocabulary();
    }

    @Override
    public StoredDocuments stored() {
        return whole.stored();
    }

    @Override
    public WorkRelations relations() {
        return whole.relations();
    }

    @Override
    public Census census() {
        return whole.census();
    }

    @Override
    public String ownVersion() {
        return whole.ownVersion();
    }

    @Override
    public String moment() {
        return whole.moment();
    }

    @Override
    public void close() {
        // Whoever opened it closes it.
    }
}
