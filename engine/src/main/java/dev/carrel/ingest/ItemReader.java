package dev.carrel.ingest;

import java.io.IOException;
import java.io.InterruptedIOException;
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

        /// The content of a file that is no longer where it was.
        record Moved(Origin from, Origin to) implements Result {}

        record Unread(Failure failure) implements Result {}

        /// The run was stopped before it was read; nothing is known about it.
        record Abandoned() implements Result {}
    }

    /// The hash of what could not be opened.
    static final ContentHash UNKNOWN = new ContentHash("");

    private final Pipeline pipeline;
    private final Source source;
    private final Moves moves;
    private final Clock clock;

    ItemReader(Pipeline pipeline, Source source, Moves moves, Clock clock) {
        this.pipeline = pipeline;
        this.moves = moves;
        this.source = source;
        this.clock = clock;
    }

    Result read(Item item, Optional<Origin> before) {
        return read(item, before, before.map(origin -> origin.fingerprint().hash()));
    }

    /// Reads it even if its content is as it was.
    Result readAgain(Item item, Optional<Origin> before) {
        return read(item, before, Optional.empty());
    }

    private Result read(Item item, Optional<Origin> before, Optional<ContentHash> read) {
        ContentHash hash = UNKNOWN;
        try {
            Item.Opened opened = item.content().open();
            hash = opened.hash();
            Origin origin = origin(item, hash, before);
            if (read.isPresent() && read.get().equals(hash)) {
                return new Result.Touched(origin);
            }
            Optional<Origin> from = moves.from(hash, source);
            return from.isPresent()
                    ? new Result.Moved(from.get(), origin(item, hash, from))
                    : new Result.Read(pipeline.entry(origin, opened.read()));
        } catch (InterruptedIOException stopped) {
            return new Result.Abandoned();
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return new Result.Unread(new Failure(origin(item, hash, before), reason(e)));
        }
    }

    private Origin origin(Item item, ContentHash hash, Optional<Origin> before) {
        return new Origin(item.id(), source.id(), item.key(), item.path(),
                new Fingerprint(item.size(), item.modified(), hash),
                before.map(Origin::added).orElseGet(clock::instant));
    }

    static String reason(Throwable failure) {
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
