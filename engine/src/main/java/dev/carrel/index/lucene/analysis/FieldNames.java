package dev.carrel.index.lucene.analysis;

import java.util.List;

/// The names of the index's fields. Text fields hold stems; [#WORDS] holds every word in its exact form, in order.
public final class FieldNames {
    /// The field that names the kind of a record.
    public static final String KIND = "kind";
    public static final String KIND_DOCUMENT = "document";
    public static final String KIND_PASSAGE = "passage";
    public static final String KIND_FAILURE = "failure";
    public static final String KIND_FAILED_PART = "part";
    public static final String KIND_REMOVED = "removed";
    public static final String KIND_SOURCE = "source";
    public static final String KIND_REFERENCES = "references";
    public static final String KIND_CITATIONS = "citations";
    public static final String KIND_VERSIONS = "versions";
    public static final String KIND_GRAPH = "graph";

    // Lucene wants a field to have one structure in all records, so what is looked up, what stands in a column and
    // what is only stored have names of their own.

    public static final String DOCUMENT = "doc";
    public static final String PASSAGE = "passage";
    public static final String SOURCE = "source";
    public static final String NAMES = "names";
    public static final String WAITING = "waiting";
    public static final String VECTOR = "vector";

    public static final String DOCUMENT_COLUMN = "doc.column";
    public static final String ORDINAL_COLUMN = "ordinal.column";
    public static final String SIBLINGS_COLUMN = "siblings.column";
    public static final String SOURCE_COLUMN = "source.column";
    public static final String ORIGIN_COLUMN = "origin.column";
    public static final String EMBEDDED_COLUMN = "embedded.column";
    public static final String WAITING_COLUMN = "waiting.column";
    public static final String PASSAGES_COLUMN = "passages.column";
    public static final String UNREADABLE_COLUMN = "unreadable.column";
    public static final String COVERAGE_COLUMN = "coverage.column";

    // Columns that documents are counted by, see [FacetColumns].
    public static final String YEAR_COLUMN = "year.column";
    public static final String TYPE_COLUMN = "type.column";
    public static final String TAG_COLUMN = "tag.column";
    public static final String COLLECTION_COLUMN = "collection.column";
    public static final String SECTION_COLUMN = "section.column";

    public static final String AUTHOR_COLUMN = "author.column";
    public static final String VENUE_COLUMN = "venue.column";

    /// The column that documents are sorted by, see [StoredRow].
    public static final String ROW_COLUMN = "row.column";

    public static final String WORK_COLUMN = "work.column";
    public static final String REFERENCES_COLUMN = "references.column";

    public static final String CITING_COLUMN = "citing.column";

    public static final String CONTENT = "stored.content";
    public static final String LIMIT = "stored.limit";
    public static final String TRUNCATED = "stored.truncated";
    public static final String REASON = "stored.reason";
    public static final String REMOVED = "stored.removed";
    public static final String REMOVED_TITLE = "stored.removed.title";
    public static final String SOURCE_ID = "stored.source";
    public static final String SOURCE_KIND = "stored.kind";
    public static final String LOCATION = "stored.location";
    public static final String SYNCED = "stored.synced";
    public static final String CITATION_LIST = "stored.citation-list";
    public static final String CITATIONS = "stored.citations";
    public static final String VERSIONS = "stored.versions";
    public static final String BASIS = "stored.basis";

    public static final String SENTENCE = "stored.sentence";

    public static final String TITLE = "title";
    public static final String SUMMARY = "summary";
    public static final String HEADING = "heading";
    public static final String URL = "url";
    public static final String BODY = "body";
    /// Authors, year, tags, and what a bibliography tells besides, see [BibliographicWords].
    public static final String ABOUT = "about";
    public static final List<String> TEXT = List.of(TITLE, SUMMARY, HEADING, URL, BODY, ABOUT);

    /// All text fields in one, see [WeightedTokens].
    public static final String COMBINED = "combined";

    public static final String WORDS = "words";

    /// The text of German documents as German stems, see [Compounds].
    public static final String GERMAN = "german";

    /// Both forms of the abbreviations that a passage defines.
    public static final String DEFINES = "defines";

    public static final String AUTHOR = "author";
    public static final String YEAR = "year";
    /// The days between which a document was published, see [dev.carrel.document.DateSpan].
    public static final String FIRST_DAY = "day.first";
    public static final String LAST_DAY = "day.last";
    public static final String TAG = "tag";
    public static final String COLLECTION = "collection";
    /// The journal, book or site, as a whole and by its words.
    public static final String VENUE = "venue";
    public static final String VENUE_WORDS = "venue.words";
    /// The words of what a list shows of a document, on its own record.
    public static final String LISTED = "listed";
    public static final String TYPE = "type";
    public static final String SECTION = "section";
    /// Marks passages of an abstract; a title that stands for a missing one is none.
    public static final String ABSTRACT = "abstract";
    public static final String CITEKEY = "citekey";
    public static final String DOI = "doi";
    /// ISBN, PMID, arXiv id, …, see [dev.carrel.document.bibliography.Identifier#name()].
    public static final String IDENTIFIER = "identifier";
    public static final String DOMAIN = "domain";

    /// The two sides of a citing sentence; a document's own records are named by [#DOCUMENT].
    public static final String CITING = "citing";
    public static final String CITED = "cited";
    public static final String CITED_COLUMN = "cited.column";
    /// The words of such a sentence, which are no words of the cited document.
    public static final String SAID = "said";

    /// The words of text that nobody sees, of documents and not of passages.
    public static final String HIDDEN = "hidden";

    private FieldNames() {}
}
