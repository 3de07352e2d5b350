package dev.carrel.ingest.source;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Document;
import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.Unread;
import dev.carrel.read.ReadingFailure;
import dev.carrel.read.zotero.AttachmentFile;
import dev.carrel.read.zotero.AttachmentFiles;
import dev.carrel.read.zotero.AttachmentText;
import dev.carrel.read.zotero.WorkDocument;
import dev.carrel.read.zotero.ZoteroRecord;
import dev.carrel.read.zotero.ZoteroWork;
import dev.carrel.read.zotero.http.LocalApi;
import dev.carrel.read.zotero.profile.DataDirectory;
import dev.carrel.read.zotero.sqlite.ZoteroDatabase;

/// The items of a Zotero library, each with its attachments, notes and annotations. An attachment that cannot be read is
/// a failure of its own; its item is there all the same.
public final class ZoteroCatalogue implements Catalogue {
    /// To be raised when documents come to be made in another way, so that all of them are made anew.
    private static final int VERSION = 1;

    /// A database or a running Zotero, as a source of records.
    private interface Records {
        List<ZoteroRecord> all() throws IOException;
    }

    /// The name of an item where it is kept.
    private interface Place {
        String of(ZoteroRecord item);
    }

    private final String location;
    private final Records records;
    private final Place place;
    private final AttachmentFiles files;
    private final FileReading reading;

    private ZoteroCatalogue(String location, Place place, Records records, AttachmentFiles files,
            FileReading reading) {
        this.location = location;
        this.place = place;
        this.records = records;
        this.files = files;
        this.reading = reading;
    }

    /// From the database, whether or not Zotero is running.
    public static ZoteroCatalogue in(DataDirectory data, FileReading reading) {
        Path directory = data.path();
        Path database = directory.resolve(ZoteroDatabase.NAME);
        return new ZoteroCatalogue(directory.toString(),
                item -> database + "#" + item.library().path() + "/items/" + item.key(),
                () -> ZoteroDatabase.read(directory), new AttachmentFiles(directory, data.base()), reading);
    }

    /// From a Zotero that is running.
    public static ZoteroCatalogue over(LocalApi api, FileReading reading) {
        return new ZoteroCatalogue(api.address(), api::address, api::records, new AttachmentFiles(null, null),
                reading);
    }

    @Override
    public Source source() {
        return Source.at(Source.Kind.ZOTERO, location);
    }

    @Override
    public void list(Receiver receiver) throws IOException {
        for (ZoteroWork work : ZoteroWork.of(records.all())) {
            receiver.item(item(work, files.of(work)));
        }
    }

    private Item item(ZoteroWork work, List<AttachmentFile> found) {
        ContentHash state = state(work, found);
        String locator = place.of(work.item());
        return new Item(locator, work.item().key(), path(locator, found),
                found.stream().mapToLong(AttachmentFile::size).sum(), number(state), parts(locator, found),
                reading.content(() -> new OpenedWork(work, found, locator, state)));
    }

    /// The main attachment that is there; without any, where the item itself is kept.
    private static String path(String locator, List<AttachmentFile> found) {
        return found.stream().filter(file -> file.file() != null).map(AttachmentFile::path).findFirst()
                .orElseGet(() -> locator.indexOf('#') < 0
                        ? locator
                        : locator.substring(0, locator.indexOf('#')));
    }

    private static List<Item.Part> parts(String locator, List<AttachmentFile> found) {
        return found.stream().map(file -> part(locator, file)).toList();
    }

    private static Item.Part part(String locator, AttachmentFile file) {
        return new Item.Part(locator + "/" + file.attachment().key(), file.attachment().key(), file.path());
    }

    /// All that a document is made of, and not when Zotero says it was changed: renaming a collection changes no item.
    private static ContentHash state(ZoteroWork work, List<AttachmentFile> found) {
        StringBuilder state = new StringBuilder().append(VERSION).append(work);
        found.forEach(file -> state.append(file.state()).append(file.trouble()));
        return ContentHash.of(state.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static long number(ContentHash state) {
        return ByteBuffer.wrap(HexFormat.of().parseHex(state.value())).getLong();
    }

    private final class OpenedWork implements Item.Opened {
        private final ZoteroWork work;
        private final List<AttachmentFile> found;
        private final String locator;
        private final ContentHash state;
        private List<Unread<AttachmentFile>> unread = List.of();

        OpenedWork(ZoteroWork work, List<AttachmentFile> found, String locator, ContentHash state) {
            this.work = work;
            this.found = found;
            this.locator = locator;
            this.state = state;
        }

        @Override
        public ContentHash hash() {
            return state;
        }

        @Override
        public Document read() throws IOException {
            List<AttachmentText> texts = new ArrayList<>();
            List<Unread<AttachmentFile>> failed = new ArrayList<>();
            Set<ContentHash> contents = new HashSet<>();
            for (AttachmentFile file : found) {
                read(file, contents, texts, failed);
            }
            unread = failed;
            return new WorkDocument(work, found).of(texts, failed);
        }

        /// Whatever an attachment does to its reader, the item and its other attachments are unharmed.
        private void read(AttachmentFile file, Set<ContentHash> contents, List<AttachmentText> texts,
                List<Unread<AttachmentFile>> failed) throws IOException {
            if (file.trouble() != null) {
                failed.add(new Unread<>(file, file.trouble()));
                return;
            }
            try {
                Item.Opened opened = reading.open(Objects.requireNonNull(file.file()));
                if (contents.add(opened.hash())) {
                    texts.add(new AttachmentText(file, opened.read()));
                }
            } catch (InterruptedIOException stopped) {
                throw stopped;
            } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
                failed.add(new Unread<>(file, ReadingFailure.reason(e)));
            }
        }

        @Override
        public Document read(Optional<Document> before) throws IOException {
            WorkDocument document = new WorkDocument(work, found);
            Optional<Document> again = before.flatMap(document::again);
            if (again.isEmpty()) {
                return read();
            }
            unread = document.missing();
            return again.get();
        }

        @Override
        public List<Unread<Item.Part>> unread() {
            return unread.stream().map(each -> new Unread<>(part(locator, each.part()), each.reason()))
                    .toList();
        }
    }
}
