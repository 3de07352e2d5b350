package dev.carrel.index.lucene;

import java.util.List;

/// The names of the index's fields. Text fields hold stems; [#WORDS] holds every word in its exact form, in order.
final class Fields {
    /// Which of the kinds of records this is.
    static final String KIND = "kind";
    static final String KIND_DOCUMENT = "document";
    static final String KIND_PASSAGE = "passage";
    static final String KIND_FAILURE = "failure";
    static final String KIND_FAILED_PART = "part";
    static final String KIND_REMOVED = "removed";
    static final String KIND_SOURCE = "source";
    static final String KIND_REFERENCES = "references";
    static final String KIND_CITATIONS = "citations";
    static final String KIND_VERSIONS = "versions";
    static final String KIND_GRAPH = "graph";

    // Lucene wants a field to have one structure in all records, so what is looked up, what stands in a column and
    // what is only stored have names of their own.

    static final String DOCUMENT = "doc";
    static final String PASSAGE = "passage";
    static final String SOURCE = "source";
    static final String NAMES = "names";
    static final String WAITING = "waiting";
    static final String VECTOR = "vector";

    static final String DOCUMENT_COLUMN = "doc.column";
    static final String ORDINAL_COLUMN = "ordinal.column";
    static final String SIBLINGS_COLUMN = "siblings.column";
    static final String SOURCE_COLUMN = "source.column";
    static final String ORIGIN_COLUMN = "origin.column";
    static final String EMBEDDED_COLUMN = "embedded.column";
    static final String WAITING_COLUMN = "waiting.column";
    static final String PASSAGES_COLUMN = "passages.column";
    static final String UNREADABLE_COLUMN = "unreadable.column";
    static final String COVERAGE_COLUMN = "coverage.column";

    // What documents are counted by, see [FacetColumns].
    static final String YEAR_COLUMN = "year.column";
    static final String TYPE_COLUMN = "type.column";
    static final String TAG_COLUMN = "tag.column";
    static final String COLLECTION_COLUMN = "collection.column";
    static final String SECTION_COLUMN = "section.column";

    static final String WORK_COLUMN = "work.column";
    static final String REFERENCES_COLUMN = "references.column";

    static final String CONTENT = "stored.content";
    static final String LIMIT = "stored.limit";
    static final String TRUNCATED = "stored.truncated";
    static final String REASON = "stored.reason";
    static final String REMOVED = "stored.removed";
    static final String REMOVED_TITLE = "stored.removed.title";
    static final String SOURCE_ID = "stored.source";
    static final String SOURCE_KIND = "stored.kind";
    static final String LOCATION = "stored.location";
    static final String SYNCED = "stored.synced";
    static final String CITATION_LIST = "stored.citation-list";
    static final String CITATIONS = "stored.citations";
    static final String VERSIONS = "stored.versions";
    static final String BASIS = "stored.basis";

    static final String TITLE = "title";
    static final String SUMMARY = "summary";
    static final String HEADING = "heading";
    static final String URL = "url";
    static final String BODY = "body";
    /// Authors, year, tags, and what a bibliography tells besides, see [SearchedFields].
    static final String ABOUT = "about";
    static final List<String> TEXT = List.of(TITLE, SUMMARY, HEADING, URL, BODY, ABOUT);

    /// All text fields in one, see [WeightedTokens].
    static final String COMBINED = "combined";

    static final String WORDS = "words";

    /// The text of German documents as German stems, see [Compounds].
    static final String GERMAN = "german";

    /// Both forms of the abbreviations that a passage defines.
    static final String DEFINES = "defines";

    static final String AUTHOR = "author";
    static final String YEAR = "year";
    /// The days between which a document was published, see [dev.carrel.document.DateSpan].
    static final String FIRST_DAY = "day.first";
    static final String LAST_DAY = "day.last";
    static final String TAG = "tag";
    static final String COLLECTION = "collection";
    static final String TYPE = "type";
    static final String SECTION = "section";
    /// Marks passages of an abstract; a title that stands for a missing one is none.
    static final String ABSTRACT = "abstract";
    static final String CITEKEY = "citekey";
    static final String DOI = "doi";
    /// ISBN, PMID, arXiv id, …, see [dev.carrel.document.bibliography.Identifier#name()].
    static final String IDENTIFIER = "identifier";
    static final String DOMAIN = "domain";

    private Fields() {}
}
