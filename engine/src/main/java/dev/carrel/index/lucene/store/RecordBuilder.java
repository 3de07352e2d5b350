package dev.carrel.index.lucene.store;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.document.DateSpan;
import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.stored.DocumentForm;
import dev.carrel.document.text.Abbreviation;
import dev.carrel.document.text.AbbreviationFinder;
import dev.carrel.document.text.TitleLetters;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.CitingText;
import dev.carrel.document.work.Relations;
import dev.carrel.document.work.WorkIdentity;
import dev.carrel.embed.Vector;
import dev.carrel.index.Coverage;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.lucene.analysis.AddressWords;
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.FieldWeights;
import dev.carrel.index.lucene.analysis.GermanText;
import dev.carrel.index.lucene.analysis.Terms;
import dev.carrel.index.lucene.analysis.TextForms;
import dev.carrel.index.lucene.analysis.WeightedTokens;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.IntField;
import org.apache.lucene.document.KnnFloatVectorField;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.VectorSimilarityFunction;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/// Turns what the library holds into Lucene's records.
public final class RecordBuilder {
    public static final String RELATIONS = "relations of all documents";
    /// The fields that the author wrote, in this order.
    private static final List<String> WRITTEN = List.of(FieldNames.TITLE, FieldNames.HEADING,
            FieldNames.SUMMARY,
            FieldNames.BODY);

    /// Terms with how often they count, without their places.
    public static final FieldType COUNTED = new FieldType(TextField.TYPE_NOT_STORED);

    static {
        COUNTED.setIndexOptions(IndexOptions.DOCS_AND_FREQS);
        COUNTED.freeze();
    }

    private final Analysis analysis;

    public RecordBuilder(Analysis analysis) {
        this.analysis = analysis;
    }

    /// A document's records, made as they are asked for: its passages, then itself.
    public Iterable<Document> of(IndexEntry entry) {
        return () -> stream(entry).iterator();
    }

    private Stream<Document> stream(IndexEntry entry) {
        boolean german = GermanText.is(entry);
        TextForms forms = analysis.forms();
        Map<PassageId, Vector> vectors = vectors(entry);
        Stream<Document> passages = entry.passages().stream().map(passage -> {
            Document record = passage(entry, passage, forms);
            if (german) {
                addGerman(record, entry, passage);
            }
            addVector(record, vectors.get(passage.id()));
            return record;
        });
        Stream<Document> whole = Stream.of(entry).map(RecordBuilder::document);
        return Stream.concat(Stream.concat(passages, whole), references(entry).stream());
    }

    private static Map<PassageId, Vector> vectors(IndexEntry entry) {
        List<Passage> embeddable = entry.embeddable();
        Map<PassageId, Vector> vectors = new HashMap<>();
        for (int i = 0; i < entry.vectors().size(); i++) {
            vectors.put(embeddable.get(i).id(), entry.vectors().get(i));
        }
        return vectors;
    }

    private static void addVector(Document record, @Nullable Vector vector) {
        if (vector != null) {
            record.add(new KnnFloatVectorField(FieldNames.VECTOR, vector.components(),
                    VectorSimilarityFunction.DOT_PRODUCT));
        }
    }

    private static void addGerman(Document record, IndexEntry entry, Passage passage) {
        record.add(new Field(FieldNames.GERMAN, entry.document().metadata().title(), COUNTED));
        passage.heading().forEach(heading -> record.add(new Field(FieldNames.GERMAN, heading, COUNTED)));
        record.add(new Field(FieldNames.GERMAN, passage.text(), COUNTED));
    }

    private static Document document(IndexEntry entry) {
        Metadata metadata = entry.document().metadata();
        Document record = record(FieldNames.KIND_DOCUMENT, entry.origin());
        name(record, entry.origin().id().value());
        name(record, entry.origin().path());
        name(record, Doi.text(metadata.doi()));
        name(record, metadata.citekey());
        name(record, titleName(metadata.title()));
        metadata.identifiers().forEach(identifier -> name(record, identifier.name()));
        if (metadata.zotero() != null) {
            name(record, metadata.zotero().key());
            name(record, metadata.zotero().link().orElse(null));
        }
        record.add(new SortedDocValuesField(FieldNames.SOURCE_COLUMN, new BytesRef(entry.origin().source())));
        record.add(new NumericDocValuesField(FieldNames.PASSAGES_COLUMN, entry.passages().size()));
        record.add(new NumericDocValuesField(FieldNames.EMBEDDED_COLUMN, entry.vectors().size()));
        record.add(new NumericDocValuesField(FieldNames.WAITING_COLUMN, entry.waiting()));
        Coverage coverage = Coverage.of(entry);
        record.add(new NumericDocValuesField(FieldNames.UNREADABLE_COLUMN, coverage.isUnreadable() ? 1 : 0));
        record.add(new BinaryDocValuesField(FieldNames.COVERAGE_COLUMN, StoredCoverage.write(coverage)));
        if (entry.waitsForVectors()) {
            record.add(new StringField(FieldNames.WAITING, "yes", Field.Store.NO));
        }
        record.add(new BinaryDocValuesField(FieldNames.WORK_COLUMN,
                StoredWork.write(WorkIdentity.of(entry.origin(), entry.document()))));
        entry.document().hidden().forEach(hidden -> text(record, FieldNames.HIDDEN, hidden.text()));
        FacetValues.write(metadata, record);
        record.add(new BinaryDocValuesField(FieldNames.ROW_COLUMN, StoredRow.write(entry)));
        listed(metadata).forEach(text -> text(record, FieldNames.LISTED, text));
        StoredMetadata.write(metadata, record);
        record.add(new StoredField(FieldNames.LIMIT, entry.limit().passages()));
        record.add(new StoredField(FieldNames.TRUNCATED, entry.truncated() ? 1 : 0));
        record.add(new StoredField(FieldNames.CONTENT, DocumentForm.bytes(entry.document())));
        return record;
    }

    /// The texts of a document that a list shows.
    private static List<String> listed(Metadata metadata) {
        List<String> listed = new ArrayList<>(metadata.people());
        listed.add(metadata.title());
        listed.addAll(metadata.tags());
        Stream.of(metadata.site(), metadata.citekey(), metadata.year()).filter(Objects::nonNull)
                .forEach(each -> listed.add(each.toString()));
        return listed;
    }

    /// Apart from the document, since a column's value has a limit and the list of a review has none.
    private static List<Document> references(IndexEntry entry) {
        return StoredReferences.write(entry.origin().id(), entry.document().references()).stream()
                .map(part -> {
                    Document record = new Document();
                    identify(record, FieldNames.KIND_REFERENCES, entry.origin());
                    record.add(new BinaryDocValuesField(FieldNames.REFERENCES_COLUMN, part));
                    return record;
                }).toList();
    }

    private static Document passage(IndexEntry entry, Passage passage, TextForms forms) {
        Metadata metadata = entry.document().metadata();
        Document record = new Document();
        identify(record, FieldNames.KIND_PASSAGE, entry.origin());
        record.add(
                new SortedDocValuesField(FieldNames.DOCUMENT_COLUMN,
                        new BytesRef(entry.origin().id().value())));
        record.add(new NumericDocValuesField(FieldNames.ORDINAL_COLUMN, passage.id().ordinal()));
        record.add(new NumericDocValuesField(FieldNames.SECTION_COLUMN, FacetValues.bits(passage.parts())));
        record.add(new NumericDocValuesField(FieldNames.SIBLINGS_COLUMN, entry.passages().size()));
        record.add(new StringField(FieldNames.PASSAGE, passage.id().toString(), Field.Store.NO));
        StoredPassage.write(passage, record);
        AddressWords address = AddressWords.of(metadata, entry.origin());
        addText(record, forms, texts(passage, metadata, address));
        text(record, FieldNames.DOMAIN, address.domain());
        addFilters(record, passage, metadata);
        addDefinitions(record, passage);
        return record;
    }

    private static void addText(Document record, TextForms forms, Map<String, List<String>> texts) {
        List<WeightedTokens.Text> weighted = new ArrayList<>();
        texts.forEach((field, all) -> all.stream().filter(text -> !text.isEmpty()).forEach(text -> {
            Terms stems = forms.stems(text);
            record.add(new TextField(field, WeightedTokens.plain(stems)));
            weighted.add(WeightedTokens.Text.weighing(FieldWeights.STANDARD.getOrDefault(field, 1f), stems));
        }));
        record.add(new Field(FieldNames.COMBINED, new WeightedTokens(weighted), COUNTED));
        WRITTEN.stream().flatMap(field -> texts.getOrDefault(field, List.of()).stream())
                .forEach(text -> record.add(
                        new TextField(FieldNames.WORDS, WeightedTokens.plain(forms.words(text)))));
    }

    /// The texts of each of the text fields.
    private static Map<String, List<String>> texts(Passage passage, Metadata metadata, AddressWords address) {
        List<String> about = new ArrayList<>(metadata.people());
        about.addAll(metadata.tags());
        if (metadata.year() != null) {
            about.add(metadata.year().toString());
        }
        if (metadata.entry() != null) {
            about.addAll(BibliographicWords.of(metadata.entry(), metadata.people()));
        } else if (metadata.site() != null) {
            about.add(metadata.site());
        }
        return Map.of(FieldNames.TITLE, List.of(metadata.title()),
                passage.kind() == SectionKind.SUMMARY ? FieldNames.SUMMARY : FieldNames.BODY,
                List.of(passage.text()),
                FieldNames.HEADING, passage.heading(),
                FieldNames.URL, List.of(address.words()),
                FieldNames.ABOUT, about);
    }

    private static void addDefinitions(Document record, Passage passage) {
        for (Abbreviation each : AbbreviationFinder.in(passage.text())) {
            exactly(record, FieldNames.DEFINES, Abbreviation.key(each.shortForm()));
            exactly(record, FieldNames.DEFINES, Abbreviation.key(each.longForm()));
        }
    }

    /// The date, unless the year contradicts it, which readers take more care to find.
    private static Optional<DateSpan> published(Metadata metadata) {
        Optional<DateSpan> date = DateSpan.of(metadata.published());
        Year year = metadata.year();
        return year == null || date.filter(each -> each.first().getYear() == year.value()).isPresent()
                ? date
                : Optional.of(DateSpan.of(year.value()));
    }

    public static int day(LocalDate date) {
        return Math.toIntExact(date.toEpochDay());
    }

    private static void addFilters(Document record, Passage passage, Metadata metadata) {
        metadata.people().forEach(name -> text(record, FieldNames.AUTHOR, name));
        if (metadata.year() != null) {
            record.add(new IntField(FieldNames.YEAR, metadata.year().value(), Field.Store.NO));
        }
        published(metadata).ifPresent(days -> {
            record.add(new IntField(FieldNames.FIRST_DAY, day(days.first()), Field.Store.NO));
            record.add(new IntField(FieldNames.LAST_DAY, day(days.last()), Field.Store.NO));
        });
        metadata.tags().forEach(tag -> exactly(record, FieldNames.TAG, tag));
        metadata.collections().stream().flatMap(path -> CollectionNames.all(path).stream())
                .forEach(name -> exactly(record, FieldNames.COLLECTION, name));
        exactly(record, FieldNames.VENUE, metadata.site());
        text(record, FieldNames.VENUE_WORDS, metadata.site());
        exactly(record, FieldNames.TYPE, metadata.type().word());
        metadata.workType().ifPresent(kind -> exactly(record, FieldNames.TYPE, kind.word()));
        passage.parts().forEach(part -> exactly(record, FieldNames.SECTION, part.word()));
        if (passage.kind() == SectionKind.SUMMARY
                && !passage.text().strip().equals(metadata.title().strip())) {
            exactly(record, FieldNames.ABSTRACT, "yes");
        }
        exactly(record, FieldNames.CITEKEY, metadata.citekey());
        exactly(record, FieldNames.DOI, Doi.text(metadata.doi()));
        metadata.identifiers()
                .forEach(identifier -> exactly(record, FieldNames.IDENTIFIER, identifier.name()));
    }

    public static Document of(Failure failure) {
        Document record = record(switch (failure.extent()) {
            case WHOLE -> FieldNames.KIND_FAILURE;
            case PART -> FieldNames.KIND_FAILED_PART;
        }, failure.origin());
        record.add(new StoredField(FieldNames.REASON, DocumentForm.text(failure.reason())));
        return record;
    }

    /// Its origin stands in no column: it is neither a document nor a failure of the library.
    public static Document of(RemovedDocument removed) {
        Document record = new Document();
        identify(record, FieldNames.KIND_REMOVED, removed.origin());
        record.add(new StoredField(FieldNames.REMOVED, StoredOrigin.write(removed.origin())));
        record.add(new StoredField(FieldNames.REMOVED_TITLE, removed.title()));
        return record;
    }

    public static Document of(Source source) {
        Document record = new Document();
        record.add(new StringField(FieldNames.KIND, FieldNames.KIND_SOURCE, Field.Store.NO));
        record.add(new StringField(FieldNames.SOURCE, source.id(), Field.Store.NO));
        record.add(new StoredField(FieldNames.SOURCE_ID, source.id()));
        record.add(new StringField(FieldNames.NAMES, sourceName(source.id()), Field.Store.NO));
        record.add(new StoredField(FieldNames.SOURCE_KIND, source.kind().name()));
        record.add(new StoredField(FieldNames.LOCATION, source.location()));
        if (source.synced() != null) {
            record.add(new StoredField(FieldNames.SYNCED, source.synced().toEpochMilli()));
        }
        return record;
    }

    public static Document of(CitationList list) {
        Document record = new Document();
        record.add(new StringField(FieldNames.KIND, FieldNames.KIND_CITATIONS, Field.Store.NO));
        record.add(new StringField(FieldNames.SOURCE, list.source(), Field.Store.NO));
        record.add(new StringField(FieldNames.NAMES, citationsName(list.source()), Field.Store.NO));
        record.add(new StoredField(FieldNames.SOURCE_ID, list.source()));
        record.add(new StoredField(FieldNames.LOCATION, list.path()));
        record.add(new StoredField(FieldNames.CITATION_LIST, StoredRelations.write(list.citations())));
        return record;
    }

    public List<Document> of(CitingText text) {
        return StoredRelations.records(text, analysis.forms());
    }

    /// Two records, so that a search which asks for versions does not unpack the graph.
    public static List<Document> of(Relations relations) {
        Document versions = related(FieldNames.KIND_VERSIONS);
        versions.add(new StoredField(FieldNames.BASIS, relations.basis()));
        versions.add(new StoredField(FieldNames.VERSIONS, StoredRelations.write(relations.versions())));
        Document graph = related(FieldNames.KIND_GRAPH);
        graph.add(new StoredField(FieldNames.CITATIONS, StoredRelations.write(relations.citations())));
        return List.of(versions, graph);
    }

    private static Document related(String kind) {
        Document record = new Document();
        record.add(new StringField(FieldNames.KIND, kind, Field.Store.NO));
        record.add(new StringField(FieldNames.NAMES, RELATIONS, Field.Store.NO));
        return record;
    }

    private static Document record(String kind, Origin origin) {
        Document record = new Document();
        identify(record, kind, origin);
        record.add(new BinaryDocValuesField(FieldNames.ORIGIN_COLUMN, StoredOrigin.write(origin)));
        return record;
    }

    private static void identify(Document record, String kind, Origin origin) {
        record.add(new StringField(FieldNames.KIND, kind, Field.Store.NO));
        record.add(new StringField(FieldNames.DOCUMENT, origin.id().value(), Field.Store.NO));
        record.add(new StringField(FieldNames.SOURCE, origin.source(), Field.Store.NO));
    }

    private static void name(Document record, @Nullable String name) {
        exactly(record, FieldNames.NAMES, name);
    }

    private static void exactly(Document record, String field, @Nullable String value) {
        if (value != null && !value.isEmpty()) {
            record.add(new StringField(field, normal(value), Field.Store.NO));
        }
    }

    /// A title as a name, apart from what is called so in another way; empty if it has no letters.
    public static String titleName(String title) {
        String letters = TitleLetters.of(title);
        return letters.isEmpty() ? "" : cut("title " + letters);
    }

    /// The form that two spellings of a name have in common. Longer names than the index takes are cut, on both sides alike.
    public static String normal(String name) {
        return cut(name.strip().toLowerCase(Locale.ROOT));
    }

    static String cut(String name) {
        return name.length() <= 4000 ? name : name.substring(0, 4000);
    }

    private static void text(Document record, String field, @Nullable String value) {
        if (value != null && !value.isEmpty()) {
            record.add(new TextField(field, value, Field.Store.NO));
        }
    }

    public static String citationsName(String source) {
        return "citations " + source;
    }

    public static String sourceName(String id) {
        return "source " + id;
    }
}
