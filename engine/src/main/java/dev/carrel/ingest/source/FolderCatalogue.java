package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.Reason;

/// A folder and all below it, as [FolderWalk] goes through it.
public final class FolderCatalogue implements Catalogue {
    private final Path root;
    private final Source source;
    private final FileReading reading;

    public FolderCatalogue(Path root, FileReading reading) {
        this.root = root.toAbsolutePath().normalize();
        this.source = Source.at(Source.Kind.FOLDER, this.root.toString());
        this.reading = reading;
    }

    @Override
    public Source source() {
        return source;
    }

    /// Not to be told before a bibliography or a corpus is read: each is many documents.
    @Override
    public OptionalInt files(BooleanSupplier stopped) throws IOException {
        AtomicInteger files = new AtomicInteger();
        AtomicBoolean lists = new AtomicBoolean();
        FolderWalk.over(root, FolderWalk.files(stopped, file -> {
            files.incrementAndGet();
            lists.compareAndSet(false, !lists.get() && reading.holdsMany(file));
        }));
        return lists.get() ? OptionalInt.empty() : OptionalInt.of(files.get());
    }

    @Override
    public void list(Receiver receiver) throws IOException {
        AttachedFiles attached = AttachedFiles.in(root, reading.inventories(), receiver::isStopped);
        FolderWalk.over(root, new FolderWalk.Visitor() {
            @Override
            public void file(Path file, BasicFileAttributes attributes) throws IOException {
                if (!attached.hold(file)) {
                    reading.offer(root, file, attributes, receiver);
                }
            }

            @Override
            public boolean isStopped() { return receiver.isStopped(); }

            @Override
            public void unreachable(Path folder, Reason because) {
                receiver.unreachable(folder.toString(), because);
            }

            @Override
            public void missing(Path link) {
                receiver.missing(link.toString(), new Reason.LeadsNowhere());
            }
        });
    }
}
