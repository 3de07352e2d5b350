package dev.carrel.index.lucene.store;

import java.time.Instant;
import java.util.List;

import dev.carrel.base.ContentHash;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import org.apache.lucene.util.BytesRef;

/// The origin of a document, as one column value: change detection walks this column and nothing else.
final class StoredOrigin {
    /// A character that stands in no path and no key that can be typed.
    private static final char SEPARATOR = '\u0000';

    private StoredOrigin() {}

    static BytesRef write(Origin origin) {
        Fingerprint fingerprint = origin.fingerprint();
        // A key is whatever a corpus says; one with a separator in it must not make the library unreadable.
        String key = origin.key().replace(SEPARATOR, '\uFFFD');
        return new BytesRef(String.join(String.valueOf(SEPARATOR),
                List.of(origin.id().value(), origin.source(),
                        key, origin.path(), String.valueOf(fingerprint.size()),
                        String.valueOf(fingerprint.modified()), fingerprint.hash().value(),
                        String.valueOf(origin.added().toEpochMilli()))));
    }

    static Origin read(BytesRef column) {
        String[] parts = column.utf8ToString().split(String.valueOf(SEPARATOR), -1);
        Fingerprint fingerprint = new Fingerprint(Long.parseLong(parts[4]), Long.parseLong(parts[5]),
                new ContentHash(parts[6]));
        return new Origin(new DocumentId(parts[0]), parts[1], parts[2], parts[3], fingerprint,
                Instant.ofEpochMilli(Long.parseLong(parts[7])));
    }
}
