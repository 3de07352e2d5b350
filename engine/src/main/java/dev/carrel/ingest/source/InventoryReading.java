package dev.carrel.ingest.source;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Document;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.Unread;
import dev.carrel.read.Attached;
import dev.carrel.read.Format;
import dev.carrel.read.Inventory;
import dev.carrel.read.ReadingFailure;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.registry.Inventories;

/// Makes items of the entries of files that hold many documents.
final class InventoryReading {
    private final Inventories inventories = Inventories.standard();
    private final FileReading files;

    InventoryReading(FileReading files) {
        this.files = files;
    }

    Optional<Format> format(Path file) throws IOException {
        return inventories.format(file);
    }

    /// The files that are attached to a file's entries and are there.
    List<Path> attachments(Path file, Format format) {
        try {
            return read(file, format).entries().stream().flatMap(entry -> entry.attachments().stream())
                    .filter(Inventory.Attachment::present)
                    .map(attachment -> Path.of(attachment.path())).toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    private Inventory read(Path file, Format format) throws IOException {
        files.checkSize(file);
        return inventories.read(format, file);
    }

    /// Gives every entry, every flaw and every missing attachment to the receiver. What cannot be read at all is one
    /// failure.
    ///
    /// @param key what the source calls the file; its entries' keys start with it
    void list(Path file, Format format, String key, Catalogue.Receiver receiver) {
        Listed listed = new Listed(file, key);
        try {
            Inventory inventory = read(file, format);
            inventory.entries().forEach(entry -> listed.entry(entry, receiver));
            inventory.flaws()
                    .forEach(flaw -> receiver.item(listed.failing("line " + flaw.line(), file.toString(),
                            new UnreadableException(new Reason.AtLine(flaw.line(), flaw.reason())))));
        } catch (IOException unreadable) {
            receiver.item(listed.failing("", file.toString(), unreadable));
        }
    }

    private final class Listed {
        private final Path file;
        private final String key;

        Listed(Path file, String key) {
            this.file = file;
            this.key = key;
        }

        void entry(Inventory.Entry entry, Catalogue.Receiver receiver) {
            Stamp stamp = Stamp.of(entry);
            String path = entry.attachments().stream().filter(Inventory.Attachment::present).findFirst()
                    .map(Inventory.Attachment::path).orElse(file.toString());
            receiver.item(
                    new Item(file + "#" + entry.key(), named(entry.key()), path, stamp.size(), stamp.sum(),
                            entry.attachments().stream().map(attachment -> part(entry, attachment)).toList(),
                            files.content(() -> new OpenedEntry(entry, this))));
        }

        Item.Part part(Inventory.Entry entry, Inventory.Attachment attachment) {
            String name = entry.key() + " " + attachment.path();
            return new Item.Part(file + "#" + name, named(name), attachment.path());
        }

        Reason notThere(Inventory.Entry entry) {
            return new Reason.NotThere(entry.key(), String.valueOf(file.getFileName()));
        }

        Item failing(String name, String path, IOException reason) {
            return new Item(file + "#" + name, named(name), path, 0, 0, () -> {
                throw reason;
            });
        }

        private String named(String name) {
            return key.isEmpty() ? name : name.isEmpty() ? key : key + "#" + name;
        }
    }

    /// The state of an entry, to tell without opening its files whether it is as it was: what it says, and their sizes and times. The
    /// bibliography's own time says nothing about one entry.
    private record Stamp(long size, long sum) {
        static Stamp of(Inventory.Entry entry) {
            StringBuilder told = new StringBuilder(said(entry));
            long size = 0;
            for (Inventory.Attachment attachment : entry.attachments()) {
                told.append('\n').append(attachment);
                size += attachment.present() ? add(Path.of(attachment.path()), told) : 0;
            }
            String hash = ContentHash.of(told.toString().getBytes(StandardCharsets.UTF_8)).value();
            return new Stamp(size, Long.parseUnsignedLong(hash.substring(0, 15), 16));
        }

        private static long add(Path file, StringBuilder told) {
            try {
                BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
                told.append(attributes.size()).append(' ').append(attributes.lastModifiedTime().toMillis());
                return attributes.size();
            } catch (IOException gone) {
                return 0;
            }
        }
    }

    private static String said(Inventory.Entry entry) {
        return entry.document().metadata() + "\n" + entry.document().text();
    }

    /// An entry with its files, of which none is understood before it is known that something is new.
    private final class OpenedEntry implements Item.Opened {
        private record OpenedFile(Inventory.Attachment attachment, Item.Opened opened) {}

        private final Inventory.Entry entry;
        private final Listed listed;
        private final List<OpenedFile> opened = new ArrayList<>();
        private final List<Unread<Item.Part>> unread = new ArrayList<>();

        OpenedEntry(Inventory.Entry entry, Listed listed) throws IOException {
            this.entry = entry;
            this.listed = listed;
            for (Inventory.Attachment attachment : entry.attachments()) {
                open(attachment);
            }
        }

        private void open(Inventory.Attachment attachment) throws IOException {
            if (!attachment.present()) {
                unread(attachment, listed.notThere(entry));
                return;
            }
            try {
                opened.add(new OpenedFile(attachment, files.open(Path.of(attachment.path()))));
            } catch (InterruptedIOException stopped) {
                throw stopped;
            } catch (IOException unreadable) {
                unread(attachment, ReadingFailure.reason(unreadable));
            }
        }

        private void unread(Inventory.Attachment attachment, Reason because) {
            unread.add(new Unread<>(listed.part(entry, attachment), because));
        }

        @Override
        public ContentHash hash() {
            StringBuilder content = new StringBuilder(said(entry));
            opened.forEach(file -> content.append('\n').append(file.opened().hash().value()));
            unread.forEach(file -> content.append('\n').append(file));
            return ContentHash.of(content.toString().getBytes(StandardCharsets.UTF_8));
        }

        /// Whatever an attachment does to its reader, the entry and its other attachments are unharmed.
        @Override
        public Document read() throws IOException {
            List<Attached.Text> texts = new ArrayList<>();
            for (OpenedFile file : opened) {
                try {
                    texts.add(new Attached.Text(file.attachment().path(), file.opened().read()));
                } catch (InterruptedIOException stopped) {
                    throw stopped;
                } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError failure) {
                    unread(file.attachment(), ReadingFailure.reason(failure));
                }
            }
            return Attached.to(entry.document(), texts, unread.stream()
                    .map(each -> new Unread<>(each.part().path(), each.reason())).toList());
        }

        @Override
        public List<Unread<Item.Part>> unread() {
            return List.copyOf(unread);
        }
    }
}
