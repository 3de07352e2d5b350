package dev.carrel.ingest.source;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.function.Predicate;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Document;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.Format;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.registry.Readers;

/// Makes items of files.
public final class FileReading {
    /// Larger files are hashed piece by piece and opened again by whoever reads them.
    private static final int HELD = 16 << 20;

    private final Readers readers;
    private final long maxBytes;
    private final InventoryReading inventories = new InventoryReading(this);
    private final Predicate<Reason> lifted;

    /// @param lifted tells of the reason for a failure whether it no longer stands
    public FileReading(Readers readers, long maxBytes, Predicate<Reason> lifted) {
        this.readers = readers;
        this.maxBytes = maxBytes;
        this.lifted = lifted;
    }

    /// Offers a file that was found in a folder: as an item if it is a document, by its name or by its content, or as
    /// one for each of the documents that it lists.
    void offer(Path root, Path file, BasicFileAttributes attributes, Catalogue.Receiver receiver)
            throws IOException {
        Optional<Format> format = format(file);
        String key = root.relativize(file).toString();
        if (format.isEmpty()) {
            receiver.skipped(file.toString(), new Reason.UnknownFormat());
        } else if (format.get().holdsMany()) {
            inventories.list(file, format.get(), key, receiver);
        } else {
            receiver.item(item(key, file, attributes));
        }
    }

    /// Whether it lists documents; one whose name promises nothing is not opened to be asked.
    boolean holdsMany(Path file) {
        return promised(file).isPresent() && format(file).filter(Format::holdsMany).isPresent();
    }

    /// By its name where that is enough. What cannot be opened is what its name says, and will fail as that.
    private Optional<Format> format(Path file) {
        Optional<Format> promised = promised(file);
        if (promised.isPresent() && !promised.get().isSharedWithLists()) {
            return promised;
        }
        try {
            return readers.format(Input.of(file)).or(() -> promised);
        } catch (IOException unreadable) {
            return promised;
        }
    }

    private static Optional<Format> promised(Path file) {
        String name = file.getFileName().toString();
        return Format.ofExtension(name.substring(name.lastIndexOf('.') + 1));
    }

    InventoryReading inventories() {
        return inventories;
    }

    Item item(String key, Path file, BasicFileAttributes attributes) {
        return new Item(file.toString(), key, file.toString(), attributes.size(),
                attributes.lastModifiedTime().toMillis(), new FileContent(file));
    }

    /// A content made of several files, each of which may be read where it could not be before.
    Item.Content content(Item.Content files) {
        return new Item.Content() {
            @Override
            public Item.Opened open() throws IOException {
                return files.open();
            }

            @Override
            public boolean isWorthAnotherTry(String path, Reason reason) {
                return isLifted(path, reason);
            }
        };
    }

    /// A file that is not offered by itself.
    Item.Opened open(Path file) throws IOException {
        return new FileContent(file).open();
    }

    private final class FileContent implements Item.Content {
        private final Path file;

        FileContent(Path file) {
            this.file = file;
        }

        @Override
        public Item.Opened open() throws IOException {
            if (checkSize(file) > HELD) {
                return new OpenedFile(Input.of(file), hash(file));
            }
            byte[] bytes = Files.readAllBytes(file);
            return new OpenedFile(Input.of(file, bytes), ContentHash.of(bytes));
        }

        @Override
        public boolean isWorthAnotherTry(String path, Reason reason) {
            return isLifted(path, reason);
        }
    }

    /// True if the reason why a file could not be read no longer stands: the owner's limits or the file's rights are others.
    boolean isLifted(String path, Reason reason) {
        // Not a Path, which refuses what a bibliography from another system calls one.
        File file = new File(path);
        return lifted.test(reason) || switch (reason) {
            case Reason.Vanished() -> file.exists();
            case Reason.Forbidden() -> file.canRead();
            case Reason.TooLarge _ -> file.length() <= maxBytes;
            default -> false;
        };
    }

    /// @throws UnreadableException if it is larger than the owner allows, or no file
    long checkSize(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (attributes.isOther()) {
            // Nothing may ever come out of it, and whoever waits cannot be interrupted.
            throw new UnreadableException(new Reason.NotAFile());
        }
        long size = attributes.size();
        if (size > maxBytes) {
            throw new UnreadableException(new Reason.TooLarge(size, maxBytes));
        }
        return size;
    }

    private static ContentHash hash(Path file) throws IOException {
        MessageDigest digest = ContentHash.newDigest();
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            byte[] buffer = new byte[1 << 16];
            while (in.read(buffer) >= 0) {
                // The digest takes what is read.
            }
        }
        return ContentHash.from(digest);
    }

    private final class OpenedFile implements Item.Opened {
        private final Input input;
        private final ContentHash hash;

        OpenedFile(Input input, ContentHash hash) {
            this.input = input;
            this.hash = hash;
        }

        @Override
        public ContentHash hash() {
            return hash;
        }

        @Override
        public Document read() throws IOException {
            return readers.read(input);
        }
    }
}
