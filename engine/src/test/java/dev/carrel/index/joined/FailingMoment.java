package dev.carrel.index.joined;

import java.io.UncheckedIOException;
import java.net.ConnectException;

import dev.carrel.index.Census;
import dev.carrel.index.Searchable;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.retrieval.CitingRetrieval;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.index.retrieval.Vocabulary;

/// A library whose machine went away after it was opened.
record FailingMoment(Searchable whole) implements Searchable {
    private static UncheckedIOException cut() {
        return new UncheckedIOException("the cable is cut", new ConnectException("the cable is cut"));
    }

    @Override
    public PassageRetrieval retrieval() {
        throw cut();
    }

    @Override
    public PassageScoring scoring() {
        throw cut();
    }

    @Override
    public Vocabulary vocabulary() {
        throw cut();
    }

    @Override
    public CitingRetrieval citing() {
        throw cut();
    }

    @Override
    public StoredDocuments stored() {
        throw cut();
    }

    @Override
    public WorkRelations relations() {
        throw cut();
    }

    @Override
    public Census census() {
        throw cut();
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
        // It is closed already.
    }
}
