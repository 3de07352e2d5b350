package dev.carrel.ingest;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Document;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.Unread;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.ingest.source.Item;
import dev.carrel.read.ReadingFailure;

/// Reads one item. Whatever goes wrong with it is its own result and nobody else's trouble.
record ItemReader(Pipeline pipeline, Source source, KnownDocuments known, Clock clock) {
    /// The result of reading.
    sealed interface Result {
        /// @param unread parts of it that could not be read
        /// @param parts  all its parts
        record Read(IndexEntry entry, List<Failure> unread, List<Item.Part> parts) implements Result {}

        /// The same bytes under another time: nothing to read, but the time is worth remembering.
        record Touched(Origin origin, List<Item.Part> parts) implements Result {}

        /// The content of a file that is no longer where it was.
        record Moved(Origin from, Origin to) implements Result {}

        record Failed(Failure failure) implements Result {}

        /// The run was stopped before it was read; nothing is known about it.
        record Abandoned() implements Result {}
    }

    Result read(Item item, Optional<Origin> before) {
        return read(item, before, before.map(origin -> origin.fingerprint().hash()));
    }

    /// Reads it even if its content is as it was.
    Result readAgain(Item item, Optional<Origin> before) {
        return read(item, before, Optional.empty());
    }

    /// @param read the content that is in the library; empty if nothing is to be taken from there
    private Result read(Item item, Optional<Origin> before, Optional<ContentHash> read) {
        ContentHash hash = ContentHash.UNKNOWN;
        try {
            Item.Opened opened = item.content().open();
            hash = opened.hash();
            Origin origin = origin(item, hash, before);
            if (read.isPresent() && read.get().equals(hash)) {
                return new Result.Touched(origin, item.parts());
            }
            Optional<Origin> from = known.movedFrom(hash, source);
            if (from.isPresent()) {
                return new Result.Moved(from.get(), origin(item, hash, from));
            }
            Optional<Document> text = read.isPresent() ? known.document(item.id()) : Optional.empty();
            IndexEntry entry = pipeline.entry(origin, opened.read(text));
            return new Result.Read(entry, failures(opened.unread(), origin), item.parts());
        } catch (InterruptedIOException stopped) {
            return new Result.Abandoned();
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return new Result.Failed(new Failure(origin(item, hash, before), ReadingFailure.reason(e)));
        }
    }

    private static List<Failure> failures(List<Unread<Item.Part>> unread, Origin whole) {
        return unread.stream().map(each -> new Failure(new Origin(each.part().id(), whole.source(),
                each.part().key(), each.part().path(), whole.fingerprint(), whole.added()), each.reason(),
                Failure.Extent.PART))
                .toList();
    }

    private Origin origin(Item item, ContentHash hash, Optional<Origin> before) {
        return new Origin(item.id(), source.id(), item.key(), item.path(),
                new Fingerprint(item.size(), item.modified(), hash),
                before.map(Origin::added).orElseGet(clock::instant));
    }
}
