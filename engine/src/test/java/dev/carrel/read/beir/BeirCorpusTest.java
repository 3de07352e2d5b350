package dev.carrel.read.beir;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Reference;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.Year;
import dev.carrel.read.Inventory.Flaw;
import dev.carrel.read.beir.BeirCorpus.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class BeirCorpusTest {
    private final List<Entry> entries = new ArrayList<>();
    private final List<Flaw> flaws = new ArrayList<>();

    @TempDir
    private Path folder;

    @Test
    void aPaperHasItsMetadataAndCitations() throws IOException {
        Document paper = only(
                """
                        {"_id": "7", "title": "T", "text": "One.\\n\\nTwo.", "metadata": {"authors": ["A", "B"], "year": "1999",
                         "doi": "10.1000/x", "cites": ["3", 4], "links": ["9"], "keywords": "k"}}""");
        assertThat(entries.getFirst().key()).isEqualTo("7");
        assertThat(paper.metadata().authors()).containsExactly("A", "B");
        assertThat(paper.metadata().year()).isEqualTo(new Year(1999));
        assertThat(paper.metadata().type()).isEqualTo(DocumentType.PAPER);
        assertThat(paper.metadata().tags()).isEmpty();
        assertThat(paper.paragraphs().map(Paragraph::text)).containsExactly("One.", "Two.");
        assertThat(paper.references()).extracting(Reference::key).containsExactly("3", "4");
    }

    @Test
    void aPageHasItsSummaryFirst() throws IOException {
        Document page = only(
                "{\"_id\": \"u\", \"title\": \"T\", \"text\": \"Body\", \"metadata\": {\"url\": \"https://x.org\", \"summary\": \"Short\", \"year\": 2001}}");
        assertThat(page.metadata().type()).isEqualTo(DocumentType.PAGE);
        assertThat(page.metadata().summary()).isEqualTo("Short");
        assertThat(page.metadata().year()).isEqualTo(new Year(2001));
        assertThat(page.sections()).extracting(Section::kind).containsExactly(SectionKind.SUMMARY,
                SectionKind.CONTENT);
    }

    @Test
    void latexInATitleIsShownAsPeopleReadIt() throws IOException {
        assertThat(
                only("{\"_id\": \"1\", \"title\": \"$\\\\beta$-catenin in H$_2$O for $5\", \"text\": \"x\"}")
                        .metadata().title())
                .isEqualTo("β-catenin in H₂O for $5");
    }

    @Test
    void aTitleAloneIsADocumentAndAMissingTitleIsTheFirstLine() throws IOException {
        assertThat(only("{\"_id\": \"1\", \"title\": \"Alone\", \"text\": \"\"}").sections()).isEmpty();
        entries.clear();
        assertThat(only("{\"_id\": \"1\", \"text\": \"First\\nsecond\"}").metadata().title())
                .isEqualTo("First");
    }

    @Test
    void aDamagedLineIsReportedAndTheRestIsRead() throws IOException {
        read("corpus.jsonl",
                "{\"_id\": \"1\", \"title\": \"a\"}\n{broken\n\n[1]\n{\"title\": \"x\"}\n{\"_id\": 5, \"title\": \"b\"}\n");
        assertThat(entries).extracting(Entry::key).containsExactly("1", "5");
        assertThat(flaws).containsExactly(new Flaw(2, "not JSON"), new Flaw(4, "no _id"),
                new Flaw(5, "no _id"));
    }

    @Test
    void aZippedCorpusIsReadAlike() throws IOException {
        Path file = folder.resolve("corpus.jsonl.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write("{\"_id\": \"1\", \"title\": \"a\"}".getBytes(StandardCharsets.UTF_8));
        }
        new BeirCorpus().read(file, entries::add, flaws::add);
        assertThat(entries).hasSize(1);
    }

    private Document only(String line) throws IOException {
        read("corpus.jsonl", line.replace("\n", " "));
        assertThat(flaws).isEmpty();
        return entries.getFirst().document();
    }

    private void read(String name, String lines) throws IOException {
        Path file = Files.writeString(folder.resolve(name), lines);
        new BeirCorpus().read(file, entries::add, flaws::add);
    }
}
