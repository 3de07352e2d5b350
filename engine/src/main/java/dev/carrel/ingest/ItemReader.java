package dev.carrel.ingest;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.time.Clock;
import java.util.Objects;
import java.util.Optional;

import dev.carrel.document.ContentHash;
import dev.carrel.document.Fingerprint;
import dev.carrel.document.Origin;
import dev.carrel.document.Source;
import dev.carrel.index.Entry;
import dev.carrel.index.Failure;

/// Reads one item. Whatever goes wrong with it is its own result and nobody else's trouble.
final class ItemReader {
    /// What came of reading.
    sealed interface Result {
        record Read(Entry entry) implements Result {}

        /// The same bytes under another time: nothing to read, but the time is worth remembering.
        record Touched(Origin origin) implements Result {}

        record Unread(Failure failure) implements Result {}
    }

    /// The hash of what could not be opened.
    static final ContentHash UNKNOWN = new ContentHash("");

    private final Pipeline pipeline;
    private final Source source;
    private final Clock clock;

    ItemReader(Pipeline pipeline, Source source, Clock clock) {
        this.pipeline = pipeline;
        this.source = source;
        this.clock = clock;
    }

    Result read(Item item, Optional<Origin> before) {
        ContentHash hash = UNKNOWN;
        try {
            Item.Opened opened = item.content().open();
            hash = opened.hash();
            Origin origin = origin(item, hash, before);
            if (before.isPresent() && before.get().fingerprint().hash().equals(hash)) {
                return new Result.Touched(origin);
            }
            return new Result.Read(pipeline.entry(origin, opened.read()));
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return new Result.Unread(new Failure(origin(item, hash, before), reason(e)));
        }
    }

    private Origin origin(Item item, ContentHash hash, Optional<Origin> before) {
        return new Origin(item.id(), source.id(), item.key(), item.path(),
                new Fingerprint(item.size(), item.modified(), hash),
                before.map(Origin::added).orElseGet(clock::instant));
    }

    private static String reason(Throwable failure) {
        return switch (failure) {
            case NoSuchFileException _ -> "the file vanished before it could be read";
            case AccessDeniedException _ -> "no permission to read this file";
            case StackOverflowError _ -> "nested too deeply to be read";
            case OutOfMemoryError _ -> "needs more memory than there is";
            case IOException e -> Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName());
            default -> "the reader failed on it (" + failure + ")";
        };
    }
}
