package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.IndexTerms;
import dev.carrel.index.lucene.analysis.LuceneTerms;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.jspecify.annotations.Nullable;

/// All terms that German texts of a library have or had, held here while they are not too many: looking for compounds would have to wait
/// for the cluster twice, for terms that hold the words that were asked for, and for what else these are made of.
///
/// The list of a library only grows, so that one of the same length is the same, whatever was committed since.
final class GermanTerms {
    /// A few megabytes here, and some more on the way.
    private static final int MOST = 200_000;

    private final int most;
    private @Nullable Held held;

    /// @param library a mark of the index, not only its name: one that was erased may be followed by another
    private record Held(String library, long length, IndexTerms terms) {}

    GermanTerms() {
        this(MOST);
    }

    GermanTerms(int most) {
        this.most = most;
    }

    /// The terms at one moment; nothing if they are too many.
    synchronized Optional<IndexTerms> at(PointInTime moment) throws IOException {
        long length = moment.count(Json.term("of", FieldNames.GERMAN));
        if (length > most) {
            held = null;
            return Optional.empty();
        }
        String library = moment.client().get(moment.index()).path(moment.index()).path("settings")
                .path("index").path("uuid").asString();
        if (held == null || !held.library().equals(library) || held.length() != length) {
            held = new Held(library, length, terms(new ClusterRecords(moment).terms(FieldNames.GERMAN)));
        }
        return Optional.of(held.terms());
    }

    /// As an index of one record, which holds them small and in the order of all indexes. It is never closed, since questions to an older
    /// moment may still ask it; it is in memory only.
    private static IndexTerms terms(List<String> all) throws IOException {
        Document record = new Document();
        all.forEach(term -> record.add(new StringField(FieldNames.GERMAN, term, Field.Store.NO)));
        return new LuceneTerms(new LocalRecords(List.of(record)).searcher().getIndexReader());
    }
}
