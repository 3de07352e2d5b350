package dev.carrel.library.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Contributor;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.DocumentSummary;
import dev.carrel.read.CleanText;
import dev.carrel.read.Inventory;
import dev.carrel.read.InventoryReader;
import dev.carrel.read.bibliography.bibtex.BibtexReader;
import dev.carrel.read.bibliography.csl.CslReader;
import dev.carrel.read.bibliography.ris.RisReader;
import dev.carrel.read.tex.TexInText;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// What is exported is read back as it was, whatever characters it holds.
@ExtendWith(Randomized.class)
final class ExportRoundTripTest {
    private static final List<String> PIECES = List.of("}", "{", "\\", "\\}", "{{", "\n", "\r\n", "\t", "\"",
            "''",
            "``", "---", "--", "<script>alert(1)</script>", "😀", "👩‍🔬", "é", "ü", "日本語", "%", "&", "_",
            "#", "$",
            "~", "^", "@article{x,", "AB  - injected", "\nTY  - BOOK", "ER  -", ",", ";", "=1+1", "DNA",
            "sleep",
            "of", "Sleep-wake", "word", "$x^2$", "\\textbf", "?`", "|", "[link](x)", "*b*", "\u0000",
            "\u200b",
            "3.5", "and", "β-catenin", "C++", ":", "(", ")", "!", "…", "’");
    private static final List<String> NAMES = List.of("Jane Smith", "Ludwig van Beethoven", "Ana de la Cruz",
            "Martin Luther King Jr.", "World Health Organization", "Plato", "J. R. R. Tolkien",
            "Müller & Söhne GmbH",
            "Øystein Hansen", "山田太郎", "John Smith III", "O'Brien", "Jean-Luc d’Arc", "The {Brace} Group",
            "X} \\Y", "Johnson and Johnson", "Anne-Marie \"Ann\" Lee", "G. <script> Evil", "50% Team_1 #2");

    @TempDir
    private Path folder;

    private static String text(Random random) {
        StringBuilder text = new StringBuilder("T");
        for (int i = random.nextInt(12); i >= 0; i--) {
            text.append(random.nextBoolean() ? " " : "").append(PIECES.get(random.nextInt(PIECES.size())));
        }
        return CleanText.line(text.toString());
    }

    private static List<String> some(List<String> all, Random random) {
        List<String> some = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            String one = all.get(random.nextInt(all.size()));
            some.addAll(some.contains(one) ? List.of() : List.of(one));
        }
        return some;
    }

    private static DocumentSummary document(int number, Random random) {
        DocumentType[] types = DocumentType.values();
        int year = 1000 + random.nextInt(1200);
        Metadata metadata = Metadata.of(text(random), types[random.nextInt(types.length)])
                .authors(some(NAMES, random))
                .contributors(random.nextInt(3) > 0
                        ? List.of()
                        : some(NAMES, random).stream().map(name -> new Contributor("editor", name)).toList())
                .year(random.nextInt(4) == 0 ? null : new Year(year))
                .published(random.nextBoolean()
                        ? null
                        : String.format(Locale.ROOT, "%d-0%d-1%d", year, 1 + random.nextInt(9),
                                random.nextInt(10)))
                .summary(random.nextBoolean() ? null : text(random) + "\n\n" + text(random))
                .site(random.nextBoolean() ? null : text(random))
                .url(random.nextBoolean() ? null : "https://example.org/a_b~c?q=%20&x=1#y")
                .doi(random.nextBoolean() ? null : new Doi("10.1000/a_b(" + number + ")<x>1:2"))
                .citekey("Key_" + number + ":a.b-c+d/ü")
                .tags(random.nextBoolean() ? List.of() : List.of("one, two", "50%_#"))
                .build();
        Origin origin = new Origin(DocumentId.of("d" + number), "source", "k" + number, "/d/" + number,
                new Fingerprint(1, 1, new ContentHash("")), Instant.EPOCH);
        return new DocumentSummary(metadata, origin);
    }

    private Inventory read(List<DocumentSummary> documents, ExportFormat format, InventoryReader reader)
            throws IOException {
        StringBuilder written = new StringBuilder();
        EntryWriter writer = format.writer(Export.Means.NONE);
        writer.begin(written);
        for (DocumentSummary document : documents) {
            writer.entry(new CitedWork(String.valueOf(document.metadata().citekey()), List.of(),
                    new CuratedWork(List.of(document))), written);
        }
        writer.end(written);
        return reader.read(Files.writeString(folder.resolve("export." + format.ending()), written));
    }

    private static List<String> expectedAuthors(Metadata metadata) {
        List<String> editors = metadata.contributors().stream().map(Contributor::name).toList();
        return metadata.authors().isEmpty() ? editors : metadata.authors();
    }

    private void isReadBack(ExportFormat format, InventoryReader reader, Random random) throws IOException {
        List<DocumentSummary> documents = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            documents.add(document(i, random));
        }
        Inventory inventory = read(documents, format, reader);
        assertThat(inventory.flaws()).isEmpty();
        assertThat(inventory.entries()).hasSameSizeAs(documents);
        for (int i = 0; i < documents.size(); i++) {
            Metadata was = documents.get(i).metadata();
            Metadata now = inventory.entries().get(i).document().metadata();
            // Text is text in BibTeX, where formulas are escaped; the others have no way to say so. What a formula
            // leaves of the spaces around it is one.
            assertThat(now.title()).isEqualTo(format == ExportFormat.BIBTEX
                    ? was.title()
                    : CleanText.line(TexInText.shown(was.title())));
            assertThat(now.authors()).as(was.toString()).isEqualTo(expectedAuthors(was));
            assertThat(now.contributors()).isEqualTo(was.contributors());
            assertThat(now.year()).isEqualTo(was.year());
            assertThat(now.doi()).isEqualTo(was.doi());
            assertThat(now.url()).isEqualTo(was.url());
            assertThat(now.citekey()).isEqualTo(was.citekey());
        }
    }

    @RepeatedTest(8)
    void bibtexIsReadBackAsItWas(Random random) throws IOException {
        isReadBack(ExportFormat.BIBTEX, new BibtexReader(), random);
    }

    @RepeatedTest(8)
    void risIsReadBackAsItWas(Random random) throws IOException {
        isReadBack(ExportFormat.RIS, new RisReader(), random);
    }

    @RepeatedTest(8)
    void cslIsReadBackAsItWas(Random random) throws IOException {
        isReadBack(ExportFormat.CSL_JSON, new CslReader(), random);
    }
}
