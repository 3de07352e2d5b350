package dev.carrel.testing;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Creator;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import dev.carrel.embed.Vector;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.VectorLimit;

/// Writes down an entry in a few words: each paragraph becomes a passage.
public final class EntryBuilder {
    private final String path;
    private final DocumentBuilder document = new DocumentBuilder();
    private Metadata.Builder metadata;
    private List<Vector> vectors = List.of();
    private String source = "test";

    private EntryBuilder(String path) {
        this.path = path;
        this.metadata = Metadata.of("Untitled", DocumentType.PAPER);
    }

    /// A bibliography's entry with all that one can hold.
    public static BibliographyEntry told() {
        return new BibliographyEntry(BibliographyVocabulary.BIBTEX, "article",
                List.of(new EntryField("title", "Trust", "{Trust}"),
                        EntryField.of("publisher", "Addison-Wesley"), EntryField.of("isbn", "0-201-13447-0"),
                        EntryField.of("note", "x".repeat(70_000))),
                List.of(new Creator("author", new PersonName("Lee", "John D.", "van", "Jr."))));
    }

    public static EntryBuilder entry(String path) {
        return new EntryBuilder(path);
    }

    /// An entry of one section with a title.
    public static EntryBuilder entry(String path, String title, String... paragraphs) {
        return entry(path).title(title).text(paragraphs);
    }

    public static DocumentId id(String path) {
        return DocumentId.of(path);
    }

    /// The passage of a document, counted from 0.
    public static PassageId passage(String path, int ordinal) {
        return new PassageId(id(path), ordinal);
    }

    public EntryBuilder title(String title) {
        metadata = Metadata.of(title, DocumentType.PAPER);
        return this;
    }

    public EntryBuilder metadata(UnaryOperator<Metadata.Builder> more) {
        metadata = more.apply(metadata);
        return this;
    }

    public EntryBuilder section(SectionKind kind, String... heading) {
        document.section(kind, List.of(heading));
        return this;
    }

    public EntryBuilder text(String... paragraphs) {
        for (String paragraph : paragraphs) {
            document.paragraph(paragraph);
        }
        return this;
    }

    public EntryBuilder page(int page, String text) {
        document.paragraph(page, text, List.of());
        return this;
    }

    public EntryBuilder document(Consumer<DocumentBuilder> more) {
        more.accept(document);
        return this;
    }

    public EntryBuilder vectors(Vector... given) {
        vectors = List.of(given);
        return this;
    }

    public EntryBuilder source(String id) {
        source = id;
        return this;
    }

    public Origin origin() {
        return new Origin(id(path), source, path, path,
                new Fingerprint(path.length(), 1, ContentHash.of(path.getBytes(StandardCharsets.UTF_8))),
                Instant.ofEpochMilli(1_700_000_000_000L));
    }

    public IndexEntry build() {
        Document built = document.build(metadata.build());
        return new IndexEntry(origin(), built, passages(built), vectors, VectorLimit.NONE);
    }

    private List<Passage> passages(Document built) {
        List<Passage> passages = new ArrayList<>();
        for (Section section : built.sections()) {
            for (Paragraph paragraph : section.paragraphs()) {
                passages.add(new Passage(passage(path, passages.size()), section.kind(), section.heading(),
                        paragraph.page(), paragraph.number(), paragraph.start(), paragraph.text()));
            }
        }
        return passages;
    }
}
