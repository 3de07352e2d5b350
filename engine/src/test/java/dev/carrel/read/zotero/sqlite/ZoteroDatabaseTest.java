package dev.carrel.read.zotero.sqlite;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Box;
import dev.carrel.read.zotero.MarkPosition;
import dev.carrel.read.zotero.ZoteroRecord;
import dev.carrel.read.zotero.ZoteroWork;
import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import dev.carrel.testing.ZoteroFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@ExtendWith(Randomized.class)
final class ZoteroDatabaseTest {
    @TempDir
    private Path temporary;
    private ZoteroFolder zotero;

    @BeforeEach
    void begin() throws IOException {
        zotero = new ZoteroFolder(temporary.resolve("Zotero"));
    }

    private List<ZoteroRecord> read() throws IOException {
        return ZoteroDatabase.read(zotero.data());
    }

    private List<String> keys() throws IOException {
        return read().stream().map(ZoteroRecord::key).toList();
    }

    /// Every file of the data directory with its bytes and its time.
    private Map<String, String> everything() throws IOException {
        Map<String, String> everything = new TreeMap<>();
        try (Stream<Path> files = Files.walk(zotero.data())) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                everything.put(file.toString(), Files.getLastModifiedTime(file) + " "
                        + ContentHash.of(Files.readAllBytes(file)).value());
            }
        }
        everything.put("folder", Files.getLastModifiedTime(zotero.data()).toString());
        return everything;
    }

    @Test
    void anItemIsReadWithAllThatBelongsToIt() throws IOException {
        long paper = zotero.item("PAPER001", "journalArticle",
                Map.of("title", "On <i>cats</i>", "DOI", "10.1/x"));
        zotero.creator(paper, "author", "Ada", "Lovelace").creator(paper, "editor", "", "Royal Society");
        zotero.tag(paper, "felines").put(paper,
                zotero.collection("Cats", zotero.collection("Animals", null)));
        zotero.note("NOTE0001", paper, "<p>Read it.</p>");
        long pdf = zotero.attachment("PDF00001", paper, 0, "application/pdf", "storage:cats.pdf");
        zotero.annotation("MARK0001", pdf, "purring", "why?", 4);
        List<ZoteroRecord> records = read();
        assertThat(records).hasSize(4);
        ZoteroRecord item = records.getFirst();
        assertThat(item.field("DOI")).isEqualTo("10.1/x");
        assertThat(item.creators()).containsExactly(new ZoteroRecord.Creator("author", "Ada", "Lovelace"),
                new ZoteroRecord.Creator("editor", "", "Royal Society"));
        assertThat(item.tags()).containsExactly("felines");
        assertThat(item.collections()).containsExactly("Animals/Cats");
        assertThat(records.get(3).mark())
                .isEqualTo(new ZoteroRecord.Mark("purring", "why?", "104",
                        new MarkPosition(5, List.of(new Box(1, 2, 3, 4))), "00004|MARK0001", "#ffd400"));
        assertThat(ZoteroWork.of(records)).singleElement().satisfies(work -> {
            assertThat(work.notes()).hasSize(1);
            assertThat(work.attachments()).hasSize(1);
            assertThat(work.annotations()).containsOnlyKeys("PDF00001");
        });
    }

    @Test
    void whatIsInTheTrashIsNotThereNorWhatBelongsToIt() throws IOException {
        long gone = zotero.item("GONE0001", "book", Map.of("title", "Gone"));
        zotero.note("NOTE0001", gone, "<p>Lost.</p>");
        long pdf = zotero.attachment("PDF00001", gone, 0, "application/pdf", "storage:a.pdf");
        zotero.annotation("MARK0001", pdf, "x", "", 0);
        zotero.trash(gone);
        long kept = zotero.item("KEPT0001", "book", Map.of("title", "Kept"));
        zotero.trash(zotero.note("NOTE0002", kept, "<p>Thrown away.</p>"));
        long collection = zotero.collection("Old", null);
        zotero.put(kept, collection).execute("INSERT INTO deletedCollections (collectionID) VALUES (?)",
                collection);
        assertThat(ZoteroWork.of(read())).singleElement().satisfies(work -> {
            assertThat(work.item().key()).isEqualTo("KEPT0001");
            assertThat(work.item().collections()).isEmpty();
            assertThat(work.notes()).isEmpty();
        });
    }

    @Test
    void groupsAndFeedsAreLibrariesOfTheirOwn() throws IOException {
        zotero.item(1, "SAMEKEY1", "book", Map.of("title", "Mine"));
        zotero.item(2, "SAMEKEY1", "book", Map.of("title", "Ours"));
        zotero.item(3, "FEED0001", "journalArticle", Map.of("title", "News"));
        assertThat(ZoteroWork.of(read())).extracting(work -> work.item().library().path())
                .containsExactly("library", "groups/4355231", "feeds/3");
        assertThat(read()).extracting(ZoteroRecord::collections).containsExactly(List.of(),
                List.of("Reading group"), List.of("Feeds/Daily"));
    }

    @Test
    void citeKeysComeFromTheDatabaseOfBetterBibtexToo() throws Exception {
        long first = zotero.item("FIRST001", "book", Map.of("title", "First"));
        try (Connection keys = DriverManager
                .getConnection("jdbc:sqlite:" + zotero.data().resolve("better-bibtex.sqlite"));
                Statement statement = keys.createStatement()) {
            statement.execute("CREATE TABLE citationkey (itemID NOT NULL PRIMARY KEY, itemKey NOT NULL,"
                    + " libraryID NOT NULL, citationKey NOT NULL, pinned)");
            statement
                    .execute("INSERT INTO citationkey VALUES (" + first + ", 'FIRST001', 1, 'first2020', 0)");
        }
        assertThat(read().getFirst().field(ZoteroRecord.BETTER_BIBTEX)).isEqualTo("first2020");
    }

    @Test
    void readingChangesNothing() throws IOException {
        zotero.item("PAPER001", "book", Map.of("title", "First"));
        Files.setLastModifiedTime(zotero.database(), FileTime.fromMillis(1_600_000_000_123L));
        Map<String, String> before = everything();
        assertThat(keys()).containsExactly("PAPER001");
        assertThat(everything()).isEqualTo(before);
    }

    @ParameterizedTest
    @Tag("thorough")
    @ValueSource(strings = {"delete", "truncate", "persist", "wal"})
    void anotherProcessMayHoldTheDatabaseForItself(String mode) throws Exception {
        zotero.journal(mode).item("PAPER001", "book", Map.of("title", "First"));
        try (OtherProcess _ = OtherProcess.runs(zotero.database(), "PRAGMA journal_mode = " + mode,
                "PRAGMA locking_mode = EXCLUSIVE", "BEGIN EXCLUSIVE",
                "INSERT INTO items (itemTypeID, libraryID, key) VALUES (1, 1, 'UNFINISH')")) {
            Map<String, String> before = everything();
            assertThat(keys()).containsExactly("PAPER001");
            assertThat(everything()).isEqualTo(before);
        }
    }

    @Test
    @Tag("thorough")
    void whatStandsOnlyInTheWriteAheadLogIsRead() throws Exception {
        zotero.journal("wal").item("PAPER001", "book", Map.of("title", "First"));
        try (OtherProcess _ = OtherProcess.runs(zotero.database(), "PRAGMA wal_autocheckpoint = 0",
                "INSERT INTO items (itemTypeID, libraryID, key) VALUES (1, 1, 'INTHELOG')")) {
            assertThat(Files.size(zotero.data().resolve("zotero.sqlite-wal"))).isPositive();
            Map<String, String> before = everything();
            assertThat(keys()).containsExactly("PAPER001", "INTHELOG");
            assertThat(everything()).isEqualTo(before);
        }
    }

    /// With a cache of a few pages, SQLite writes to the database long before a transaction ends.
    @Test
    @Tag("thorough")
    void aTransactionThatWasNeverFinishedIsTakenBackInTheCopyOnly() throws Exception {
        zotero.item("PAPER001", "book", Map.of("title", "First"));
        Map<String, String> before;
        try (OtherProcess other = OtherProcess.runs(zotero.database(), "PRAGMA cache_size = 2",
                "BEGIN IMMEDIATE", "UPDATE items SET key = 'SPOILED1'",
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)"
                        + " INSERT INTO items (itemTypeID, libraryID, key) SELECT 1, 1, 'N' || i FROM n")) {
            assertThat(keys()).containsExactly("PAPER001");
            other.kill();
        }
        assertThat(Files.size(zotero.data().resolve("zotero.sqlite-journal"))).isPositive();
        before = everything();
        assertThat(keys()).containsExactly("PAPER001");
        assertThat(everything()).isEqualTo(before);
    }

    /// The journal of a transaction over several databases names a file beside them, which SQLite deletes when it has
    /// taken the transaction back.
    @Test
    @Tag("thorough")
    void aJournalThatNamesAnotherFileLeavesItAlone() throws Exception {
        zotero.item("PAPER001", "book", Map.of("title", "First"));
        try (OtherProcess other = OtherProcess.runs(zotero.database(), "PRAGMA cache_size = 2",
                "BEGIN IMMEDIATE", "UPDATE items SET key = 'SPOILED1'",
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)"
                        + " INSERT INTO items (itemTypeID, libraryID, key) SELECT 1, 1, 'N' || i FROM n")) {
            other.kill();
        }
        Path common = Files.writeString(zotero.data().resolve("zotero.sqlite-mj12345678"),
                "/nowhere/a-journal\u0000");
        byte[] name = common.toString().getBytes(StandardCharsets.UTF_8);
        int sum = 0;
        for (byte each : name) {
            sum += each;
        }
        Files.write(zotero.data().resolve("zotero.sqlite-journal"),
                ByteBuffer.allocate(name.length + 20).putInt(0x40000000 / 4096 + 1).put(name)
                        .putInt(name.length)
                        .putInt(sum).putLong(0xd9d505f920a163d7L).array(),
                StandardOpenOption.APPEND);
        Map<String, String> before = everything();
        assertThat(keys()).containsExactly("PAPER001");
        assertThat(everything()).isEqualTo(before);
    }

    /// Each transaction changes two rows far apart; whoever sees one without the other saw no moment.
    @ParameterizedTest
    @Tag("thorough")
    @ValueSource(strings = {"delete", "wal"})
    void aBusyDatabaseIsReadAsItWasAtOneMoment(String mode) throws Exception {
        zotero.journal(mode);
        for (int i = 0; i < 40; i++) {
            zotero.item("PAPER" + i, "book", Map.of("title", "Text " + i + " " + "x".repeat(3000)));
        }
        long first = zotero.id("PAPER0");
        long last = zotero.id("PAPER39");
        zotero.execute("UPDATE items SET key = '0-' || itemID WHERE itemID IN (?, ?)", first, last);
        try (OtherProcess _ = OtherProcess.runs(zotero.database(), "forever BEGIN;"
                + "UPDATE items SET key = (version + 1) || '-' || itemID, version = version + 1 WHERE itemID = "
                + first
                + ";UPDATE items SET key = (version + 1) || '-' || itemID, version = version + 1 WHERE itemID = "
                + last
                + ";COMMIT;WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)"
                + " SELECT max(i) FROM n")) {
            for (int i = 0; i < 8; i++) {
                List<ZoteroRecord> records = read();
                assertThat(records.getFirst().key().replaceAll("-.*", ""))
                        .isEqualTo(records.getLast().key().replaceAll("-.*", ""));
            }
        }
    }

    @Test
    void whatIsNoDatabaseIsRefusedWithAReason() throws IOException {
        Files.writeString(zotero.database(), "This is no database at all. ".repeat(100));
        assertThatThrownBy(this::read).isInstanceOf(IOException.class).hasMessageContaining("cannot be read");
    }

    @RepeatedTest(3)
    void whateverStandsInADatabaseEveryItemIsThere(Random random) throws IOException {
        RandomText text = new RandomText(random);
        int items = 1 + random.nextInt(8);
        for (int i = 0; i < items; i++) {
            long item = zotero.item("ITEM" + i, random.nextBoolean() ? "book" : text.word(),
                    Map.of("title", text.anything(random.nextInt(60)), "date",
                            text.anything(random.nextInt(20)),
                            "extra", text.anything(50), "abstractNote", text.anything(200), "DOI",
                            text.word()));
            zotero.creator(item, text.word(), text.anything(5), text.anything(8)).tag(item,
                    "t" + text.anything(9));
            long attachment = zotero.attachment("FILE" + i, item, random.nextInt(9) - 2, text.word(),
                    text.anything(random.nextInt(30)));
            zotero.annotation("MARK" + i, attachment, text.anything(40), text.anything(40),
                    random.nextInt(9));
            zotero.note("NOTE" + i, item, text.anything(100));
        }
        List<ZoteroWork> works = ZoteroWork.of(read());
        assertThat(works).hasSize(items);
        for (ZoteroWork work : works) {
            var files = new dev.carrel.read.zotero.AttachmentFiles(zotero.data(), null).of(work);
            var document = new dev.carrel.read.zotero.WorkDocument(work, files);
            var made = document.of(List.of(), document.missing()).completed();
            assertThat(made.metadata().title()).isNotBlank();
            assertThat(new dev.carrel.read.zotero.WorkDocument(work, files).again(made))
                    .hasValueSatisfying(again -> assertThat(again.completed()).isEqualTo(made));
        }
    }
}
