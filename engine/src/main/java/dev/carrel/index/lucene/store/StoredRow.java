package dev.carrel.index.lucene.store;

import java.io.IOException;

import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.document.work.Citations;
import dev.carrel.index.Coverage;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.lucene.analysis.Analysis;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/// The facts that a document is sorted by, as one column value: sorting walks this column and touches no stored field. Texts
/// are in small letters without accents, and cut where no two are told apart any more.
///
/// @param id       as a number, see [Citations#number]
/// @param curation how far its facts are believed before those of other versions, less is more
/// @param coverage the share of it that can be found, from 0 to 1
public record StoredRow(long id, int curation, @Nullable String title, @Nullable String author,
        @Nullable Integer year, @Nullable String venue, String type, String source, long added,
        double coverage) {
    private static final int LONGEST = 200;
    private static final int NO_YEAR = Integer.MIN_VALUE;

    static BytesRef write(IndexEntry entry) {
        Metadata metadata = entry.document().metadata();
        return new BytesRef(StoredBytes.written(out -> {
            out.writeLong(Citations.number(entry.origin().id()));
            out.writeInt(CuratedWork.order(metadata));
            StoredBytes.text(out, sortable(metadata.title()), LONGEST);
            StoredBytes.text(out, metadata.people().isEmpty()
                    ? null
                    : sortable(PersonName.of(metadata.people().getFirst()).inverted()), LONGEST);
            out.writeInt(metadata.year() == null ? NO_YEAR : metadata.year().value());
            StoredBytes.text(out, metadata.site() == null ? null : sortable(metadata.site()), LONGEST);
            StoredBytes.text(out, metadata.type().word(), LONGEST);
            StoredBytes.text(out, entry.origin().source(), LONGEST);
            out.writeLong(entry.origin().added().toEpochMilli());
            out.writeDouble(Coverage.of(entry).share());
        }));
    }

    public static StoredRow read(BytesRef column) throws IOException {
        return StoredBytes.read(column, in -> {
            long id = in.readLong();
            int curation = in.readInt();
            String title = StoredBytes.text(in);
            String author = StoredBytes.text(in);
            int year = in.readInt();
            return new StoredRow(id, curation, title, author, year == NO_YEAR ? null : year,
                    StoredBytes.text(in), StoredBytes.required(in), StoredBytes.required(in),
                    in.readLong(), in.readDouble());
        });
    }

    /// From the first letter or digit on; null if there is none.
    private static @Nullable String sortable(String text) {
        String folded = Analysis.folded(text.length() <= LONGEST ? text : text.substring(0, LONGEST));
        int first = 0;
        while (first < folded.length() && !Character.isLetterOrDigit(folded.codePointAt(first))) {
            first++;
        }
        return first == folded.length() ? null : folded.substring(first);
    }
}
