package dev.carrel.index.lucene.store;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

import dev.carrel.document.origin.Origin;
import dev.carrel.index.Coverage;
import dev.carrel.index.SearchScope;
import dev.carrel.index.Statistics;
import dev.carrel.index.lucene.analysis.FieldNames;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.util.Bits;
import org.jspecify.annotations.Nullable;

/// Counts documents by walking their columns.
record CensusColumns(IndexSearcher searcher) {
    /// @param failures files that could not be read
    Statistics count(List<Origin> failures, long bytes) throws IOException {
        Counts counts = new Counts();
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            Columns columns = Columns.of(leaf.reader());
            while (columns != null && columns.next()) {
                counts.add(columns);
            }
        }
        failures.forEach(failure -> counts.add(failure.source(), new SearchScope(0, 1, 0, 0)));
        return new Statistics(counts.passages, counts.embedded, counts.waiting, failures.size(),
                counts.bySource, bytes);
    }

    void coverage(Consumer<Coverage> consumer) throws IOException {
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            Columns columns = Columns.of(leaf.reader());
            BinaryDocValues origins = leaf.reader().getBinaryDocValues(FieldNames.ORIGIN_COLUMN);
            BinaryDocValues coverage = leaf.reader().getBinaryDocValues(FieldNames.COVERAGE_COLUMN);
            while (columns != null && origins != null && coverage != null && columns.next()) {
                if (origins.advanceExact(columns.record()) && coverage.advanceExact(columns.record())) {
                    consumer.accept(StoredCoverage.read(coverage.binaryValue(),
                            StoredOrigin.read(origins.binaryValue()), columns.vectors()));
                }
            }
        }
    }

    /// That of the document which a record holds.
    Coverage coverage(int record, Origin origin) throws IOException {
        List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
        LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(record, leaves));
        Columns columns = Objects.requireNonNull(Columns.of(leaf.reader()));
        BinaryDocValues coverage = Objects
                .requireNonNull(leaf.reader().getBinaryDocValues(FieldNames.COVERAGE_COLUMN));
        int at = record - leaf.docBase;
        if (!columns.counts().advanceExact(at) || !coverage.advanceExact(at)) {
            throw new IllegalStateException("record " + record + " is no document");
        }
        return StoredCoverage.read(coverage.binaryValue(), origin, columns.vectors());
    }

    private static final class Counts {
        private final Map<String, SearchScope> bySource = new HashMap<>();
        private int passages;
        private int embedded;
        private int waiting;

        void add(Columns columns) throws IOException {
            StoredCoverage.Vectors vectors = columns.vectors();
            passages += vectors.passages();
            embedded += vectors.embedded();
            waiting += vectors.waiting();
            boolean cut = vectors.embedded() + vectors.waiting() < vectors.passages();
            add(columns.source(), new SearchScope(1, columns.isUnreadable() ? 1 : 0,
                    vectors.waiting() > 0 ? 1 : 0, cut ? 1 : 0));
        }

        void add(String source, SearchScope scope) {
            bySource.merge(source, scope, SearchScope::and);
        }
    }

    /// The columns of one segment's documents, walked side by side.
    private record Columns(@Nullable Bits live, NumericDocValues counts, NumericDocValues embedded,
            NumericDocValues waiting, NumericDocValues unreadable, SortedDocValues sources) {
        static @Nullable Columns of(LeafReader reader) throws IOException {
            NumericDocValues counts = reader.getNumericDocValues(FieldNames.PASSAGES_COLUMN);
            return counts == null
                    ? null
                    : new Columns(reader.getLiveDocs(), counts, column(reader, FieldNames.EMBEDDED_COLUMN),
                            column(reader, FieldNames.WAITING_COLUMN),
                            column(reader, FieldNames.UNREADABLE_COLUMN),
                            Objects.requireNonNull(reader.getSortedDocValues(FieldNames.SOURCE_COLUMN)));
        }

        private static NumericDocValues column(LeafReader reader, String name) throws IOException {
            return Objects.requireNonNull(reader.getNumericDocValues(name), name);
        }

        boolean next() throws IOException {
            int record = counts.nextDoc();
            while (record != NumericDocValues.NO_MORE_DOCS && live != null && !live.get(record)) {
                record = counts.nextDoc();
            }
            return record != NumericDocValues.NO_MORE_DOCS;
        }

        int record() {
            return counts.docID();
        }

        StoredCoverage.Vectors vectors() throws IOException {
            return new StoredCoverage.Vectors((int) counts.longValue(), number(embedded), number(waiting));
        }

        private int number(NumericDocValues column) throws IOException {
            return column.advanceExact(record()) ? (int) column.longValue() : 0;
        }

        boolean isUnreadable() throws IOException { return number(unreadable) == 1; }

        String source() throws IOException {
            return sources.advanceExact(record())
                    ? sources.lookupOrd(sources.ordValue()).utf8ToString()
                    : "";
        }
    }
}
