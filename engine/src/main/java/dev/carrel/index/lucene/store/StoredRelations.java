package dev.carrel.index.lucene.store;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;
import org.apache.lucene.util.BytesRef;

/// The relations between all documents, as bytes.
final class StoredRelations {
    private static final int LONG = 4_000;

    private StoredRelations() {}

    static byte[] write(Citations citations) {
        return StoredBytes
                .written(out -> citations.parts((ids, starts, cited, references, ranks, isolated) -> {
                    out.writeInt(ids.length);
                    for (int i = 0; i < ids.length; i++) {
                        out.writeLong(ids[i]);
                        out.writeDouble(ranks[i]);
                    }
                    StoredBytes.numbers(out, starts);
                    StoredBytes.numbers(out, cited);
                    StoredBytes.numbers(out, references);
                    out.writeDouble(isolated);
                }));
    }

    static Citations citations(BytesRef bytes) throws IOException {
        return StoredBytes.read(bytes, in -> {
            long[] ids = new long[in.readInt()];
            double[] ranks = new double[ids.length];
            for (int i = 0; i < ids.length; i++) {
                ids[i] = in.readLong();
                ranks[i] = in.readDouble();
            }
            return new Citations(ids, StoredBytes.numbers(in), StoredBytes.numbers(in),
                    StoredBytes.numbers(in), ranks,
                    in.readDouble());
        });
    }

    static byte[] write(Versions versions) {
        return StoredBytes.written(out -> {
            out.writeInt(versions.works().size());
            for (List<DocumentId> work : versions.works()) {
                out.writeInt(work.size());
                for (DocumentId id : work) {
                    out.writeLong(Citations.number(id));
                }
            }
        });
    }

    static Versions versions(BytesRef bytes) throws IOException {
        return StoredBytes.read(bytes, in -> {
            List<List<DocumentId>> works = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                List<DocumentId> work = new ArrayList<>();
                for (int documents = in.readInt(); documents > 0; documents--) {
                    work.add(Citations.id(in.readLong()));
                }
                works.add(work);
            }
            return new Versions(works);
        });
    }

    static byte[] write(List<CitationList.Citation> citations) {
        return StoredBytes.written(out -> {
            out.writeInt(citations.size());
            for (CitationList.Citation citation : citations) {
                StoredBytes.text(out, citation.citing(), LONG);
                StoredBytes.text(out, citation.cited(), LONG);
            }
        });
    }

    static List<CitationList.Citation> list(BytesRef bytes) throws IOException {
        return StoredBytes.read(bytes, in -> {
            List<CitationList.Citation> citations = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                citations.add(new CitationList.Citation(StoredBytes.required(in), StoredBytes.required(in)));
            }
            return citations;
        });
    }
}
