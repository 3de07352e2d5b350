package dev.carrel.index.lucene;

import java.util.List;

/// The names of the index's fields. Text fields hold stems; [#WORDS] holds every word in its exact form, in order.
final class Fields {
    /// Which of the four kinds of records this is.
    static final String KIND = "kind";
    static final String KIND_DOCUMENT = "document";
    static final String KIND_PASSAGE = "passage";
    static final String KIND_FAILURE = "failure";
    static final String KIND_SOURCE = "source";

    static final String DOCUMENT = "doc";
    static final String PASSAGE = "passage";
    static final String ORDINAL = "ordinal";
    static final String VECTOR = "vector";
    static final String SOURCE = "source";
    static final String NAMES = "names";
    static final String ORIGIN = "origin";
    static final String WAITING = "waiting";
    static final String PASSAGES = "passages";
    static final String STORED = "stored";
    static final String CONTENT = "content";

    static final String TITLE = "title";
    static final String SUMMARY = "summary";
    static final String HEADING = "heading";
    static final String URL = "url";
    static final String BODY = "body";
    /// Authors, year and tags.
    static final String ABOUT = "about";
    static final List<String> TEXT = List.of(TITLE, SUMMARY, HEADING, URL, BODY, ABOUT);

    static final String WORDS = "words";

    static final String AUTHOR = "author";
    static final String YEAR = "year";
    static final String TAG = "tag";
    static final String COLLECTION = "collection";
    static final String TYPE = "type";
    static final String SECTION = "section";
    static final String CITEKEY = "citekey";
    static final String DOI = "doi";
    static final String DOMAIN = "domain";

    private Fields() {}
}
