package dev.carrel.library.json;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import dev.carrel.document.Caption;
import dev.carrel.document.Contributor;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Reference;
import dev.carrel.document.Section;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.label.ReadingStatus;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.DocumentConnections;
import dev.carrel.library.coverage.PageCoverage;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/// A document, as a result names it and as it is shown whole.
public final class DocumentJson {
    /// More than anybody reads; all that is said about the paper that everybody cites would be longer than the paper.
    private static final int SAID_SHOWN = 50;

    /// A document with the other documents of the same work.
    public record Versions(DocumentSummary document, List<DocumentSummary> others) {
        /// Those of the work that a passage stands in.
        static Versions of(FoundPassage found) {
            return new Versions(new DocumentSummary(found.metadata(), found.origin(), found.labels()),
                    found.versions());
        }

        private Metadata metadata() {
            return document.metadata();
        }
    }

    /// A document as the index holds it, with what is known about it beside its own text.
    public record Whole(IndexEntry entry, DocumentConnections connections) {
        private Metadata metadata() {
            return entry.document().metadata();
        }

        private Versions versions() {
            return new Versions(new DocumentSummary(metadata(), entry.origin(), connections.labels()),
                    connections.versions());
        }

        private List<Cited> references() {
            List<Reference> all = entry.document().references();
            return IntStream.range(0, all.size())
                    .mapToObj(i -> new Cited(all.get(i), connections.cited(i).orElse(null))).toList();
        }
    }

    /// A cited work, and the document of the library that it is.
    private record Cited(Reference reference, @Nullable DocumentId document) {}

    /// The members that identify and describe it.
    public static final ObjectShape<DocumentSummary> SUMMARY = Shape
            .<DocumentSummary>object("DocumentSummary")
            .one("id", SharedShapes.ID, each -> each.origin().id())
            .text("title", each -> each.metadata().title())
            .texts("authors", each -> each.metadata().authors())
            .maybe("year", ValueShape.WHOLE, each -> Year.number(each.metadata().year()))
            .one("type", Shape.wordOf(DocumentType.values()),
                    each -> each.metadata().type())
            .text("path", each -> each.origin().path())
            .maybe("url", ValueShape.TEXT, each -> each.metadata().url())
            .maybe("doi", ValueShape.TEXT, each -> Doi.text(each.metadata().doi()))
            .maybe("citekey", ValueShape.TEXT, each -> each.metadata().citekey())
            .maybe("zotero", ValueShape.TEXT, each -> zotero(each.metadata()))
            .texts("collections", each -> each.metadata().collections())
            .texts("tags", each -> each.metadata().tags())
            .maybe("entryType", ValueShape.TEXT, each -> entryType(each.metadata()));

    private static final ObjectShape<DocumentSummary> VERSION = Shape.<DocumentSummary>object("Version")
            .all(SUMMARY, version -> version)
            .text("form", DocumentSummary::form);

    private static final ObjectShape<Contributor> CONTRIBUTOR = Shape.<Contributor>object("Contributor")
            .text("role", Contributor::role)
            .text("name", Contributor::name);

    /// The reader's own labels on a work.
    public static final ObjectShape<WorkLabels> LABELS = Shape.<WorkLabels>object("Labels")
            .texts("tags", WorkLabels::tags)
            .truth("starred", WorkLabels::starred)
            .one("reading", Shape.wordOf(ReadingStatus.values()), WorkLabels::reading);

    /// With those who had another hand in it, the other documents of the same work, and the reader's own labels.
    public static final ObjectShape<Versions> DOCUMENT = Shape.<Versions>object("Document")
            .all(SUMMARY, Versions::document)
            .list("contributors", CONTRIBUTOR, each -> each.metadata().contributors())
            .maybe("site", ValueShape.TEXT, each -> each.metadata().site())
            .list("versions", VERSION, Versions::others)
            .one("labels", LABELS, each -> each.document().labels());

    static final ObjectShape<DocumentConnections.Said> SAID = Shape.<DocumentConnections.Said>object(
            "CitingSentence")
            .one("document", SharedShapes.ID, said -> said.sentence().citing())
            .text("title", said -> said.citing().metadata().title())
            .texts("authors", said -> said.citing().metadata().authors())
            .maybe("year", ValueShape.WHOLE, said -> Year.number(said.citing().metadata().year()))
            .text("passage", said -> said.sentence().passage().toString())
            .maybe("page", ValueShape.WHOLE, said -> said.sentence().page())
            .text("text", said -> said.sentence().text());

    /// With all that is known about it; what its bibliography tells, in that one's own words.
    public static final ObjectShape<Whole> DETAILED = Shape.<Whole>object("DetailedDocument")
            .all(DOCUMENT, Whole::versions)
            .maybe("abstract", ValueShape.TEXT, whole -> whole.metadata().summary())
            .maybe("published", ValueShape.TEXT, whole -> whole.metadata().published())
            .maybe("workType", ValueShape.TEXT, whole -> workType(whole.metadata().entry()))
            .saying("in the words of CSL")
            .maybe("vocabulary", ValueShape.TEXT, whole -> vocabulary(whole.metadata().entry()))
            .one("fields", Shape.mapOf(ValueShape.TEXT), whole -> fields(whole.metadata().entry()))
            .one("told", Shape.mapOf(ValueShape.TEXT), whole -> whole.metadata().told())
            .text("source", whole -> whole.entry().origin().source())
            .text("added", whole -> whole.entry().origin().added().toString())
            .list("citedBy", SharedShapes.ID, whole -> whole.connections().citedBy())
            .list("cites", SharedShapes.ID, whole -> whole.connections().cites())
            .list("said", SAID, whole -> whole.connections().said().stream().limit(SAID_SHOWN).toList())
            .saying("sentences of other documents that cite it, the latest first; not its own words")
            .whole("saidInAll", whole -> whole.connections().said().size())
            .maybe("pagerank", ValueShape.MEASURED, whole -> pageRank(whole.connections()));

    private static final ObjectShape<Paragraph.Continuation> CONTINUATION = Shape.<Paragraph.Continuation>object(
            "Continuation")
            .whole("page", Paragraph.Continuation::page)
            .whole("paragraph", Paragraph.Continuation::number)
            .whole("offset", Paragraph.Continuation::offset)
            .list("boxes", SharedShapes.BOX, Paragraph.Continuation::boxes);

    static final ObjectShape<Paragraph> PARAGRAPH = Shape.<Paragraph>object("WholeParagraph")
            .maybe("page", ValueShape.WHOLE, Paragraph::page)
            .whole("paragraph", Paragraph::number)
            .text("text", Paragraph::text)
            .list("boxes", SharedShapes.BOX, Paragraph::boxes)
            .list("continued", CONTINUATION, Paragraph::continued);

    private static final ObjectShape<Section> SECTION = Shape.<Section>object("WholeSection")
            .one("kind", SharedShapes.KIND, Section::kind)
            .list("parts", SharedShapes.PART, Section::parts)
            .texts("heading", Section::heading)
            .list("paragraphs", PARAGRAPH, Section::paragraphs);

    static final ObjectShape<Caption> CAPTION = Shape.<Caption>object("Caption")
            .text("label", Caption::label)
            .text("text", Caption::text)
            .maybe("page", ValueShape.WHOLE, Caption::page);

    private static final ObjectShape<Cited> REFERENCE = Shape.<Cited>object("Reference")
            .text("text", cited -> cited.reference().text())
            .maybe("doi", ValueShape.TEXT, cited -> Doi.text(cited.reference().doi()))
            .maybe("title", ValueShape.TEXT, cited -> cited.reference().title())
            .texts("authors", cited -> cited.reference().authors())
            .maybe("year", ValueShape.WHOLE, cited -> Year.number(cited.reference().year()))
            .maybe("document", SharedShapes.ID, Cited::document);

    /// All works that a document cites.
    public static final ObjectShape<Whole> REFERENCES = Shape.<Whole>object("References")
            .list("references", REFERENCE, Whole::references);

    /// All of it, as the index holds it.
    public static final ObjectShape<Whole> WHOLE = Shape.<Whole>object("WholeDocument")
            .one("document", DETAILED, whole -> whole)
            .list("sections", SECTION, whole -> whole.entry().document().sections())
            .list("captions", CAPTION, whole -> whole.entry().document().captions())
            .all(REFERENCES, whole -> whole)
            .one("coverage", CoverageJson.WITH_HIDDEN, Whole::entry);

    private static final ObjectShape<IndexEntry> PAGES = Shape.<IndexEntry>object("PageByPage")
            .all(CoverageJson.WITH_HIDDEN, entry -> entry)
            .list("perPage", CoverageJson.PAGE, PageCoverage::of);

    /// How much of one document can be found, with all its pages.
    public static final ObjectShape<IndexEntry> COVERAGE = Shape.<IndexEntry>object("DocumentCoverage")
            .one("document", SUMMARY,
                    entry -> new DocumentSummary(entry.document().metadata(), entry.origin()))
            .one("coverage", PAGES, entry -> entry);

    private DocumentJson() {}

    private static @Nullable String zotero(Metadata metadata) {
        return metadata.zotero() == null ? null : metadata.zotero().link().orElse(null);
    }

    private static @Nullable String entryType(Metadata metadata) {
        return metadata.entry() == null ? null : metadata.entry().type();
    }

    private static @Nullable String workType(@Nullable BibliographyEntry entry) {
        return entry == null
                ? null
                : entry.workType().map(type -> type.word(BibliographyVocabulary.CSL)).orElse(null);
    }

    private static @Nullable String vocabulary(@Nullable BibliographyEntry entry) {
        return entry == null ? null : entry.vocabulary().word();
    }

    private static Map<String, String> fields(@Nullable BibliographyEntry entry) {
        return entry == null ? Map.of() : entry.shown();
    }

    private static @Nullable Double pageRank(DocumentConnections connections) {
        return connections.pageRank().isPresent() ? connections.pageRank().getAsDouble() : null;
    }
}
