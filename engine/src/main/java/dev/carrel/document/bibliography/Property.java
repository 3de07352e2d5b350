package dev.carrel.document.bibliography;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.document.bibliography.WorkType.Family;

/// A fact that bibliographies tell of a work, and what each vocabulary calls it: BibTeX, CSL, RIS, Zotero. The first word
/// of a column is written, all of them are understood; `book,part:number` is a word for works of these families only. A
/// word that stands in several rows means the first of them; a column without words has none for it.
///
/// After the manuals of BibLaTeX and CSL 1.0.2, the RIS specification, and Zotero's own table for CSL.
public enum Property {
    TITLE("title", "title", "TI T1 CT", "title caseName nameOfAct subject"),
    SUBTITLE("subtitle", "", "", ""),
    SHORT_TITLE("shorttitle", "title-short shortTitle", "ST", "shortTitle"),
    DATE("date year month day", "issued", "PY Y1 DA", "date dateDecided dateEnacted issueDate"),
    CONTAINER("article:journal part:booktitle web:organization journal journaltitle booktitle",
            "container-title",
            "T2 JF JO BT", "publicationTitle bookTitle proceedingsTitle encyclopediaTitle dictionaryTitle"
                    + " websiteTitle blogTitle forumTitle programTitle code reporter"),
    CONTAINER_SHORT("shortjournal", "container-title-short journalAbbreviation", "J2 JA J1",
            "journalAbbreviation"),
    VOLUME("volume", "volume", "VL", "volume codeVolume reporterVolume codeNumber"),
    ISSUE("article:number issue", "issue", "IS", "issue"),
    SERIES_NUMBER("book,part:number", "collection-number", "book,part:M1", "seriesNumber"),
    NUMBER("report,thesis,web,other:number eid", "number", "M1", "number reportNumber patentNumber billNumber"
            + " docketNumber publicLawNumber documentNumber episodeNumber archiveID identifier"),
    PAGES("pages", "page", "SP", "pages codePages firstPage"),
    PAGE_COUNT("pagetotal", "number-of-pages", "", "numPages"),
    VOLUMES("volumes", "number-of-volumes", "NV", "numberOfVolumes"),
    EDITION("edition", "edition", "ET", "edition"),
    CHAPTER("chapter", "chapter-number", "SE", "session"),
    SECTION("", "section", "", "section committee"),
    SERIES("series", "collection-title", "T3", "series seriesTitle"),
    PUBLISHER("thesis:school report:institution publisher institution school organization", "publisher", "PB",
            "publisher university institution company distributor label network studio repository"),
    PLACE("address location", "publisher-place", "CY PP", "place"),
    EVENT("eventtitle", "event-title event", "", "conferenceName meetingName"),
    EVENT_PLACE("venue", "event-place", "", ""),
    EVENT_DATE("eventdate", "event-date", "", ""),
    ORIGINAL_DATE("origdate", "original-date", "", "originalDate"),
    FILED("", "submitted", "", "filingDate"),
    DOI("doi", "DOI", "DO", "DOI"),
    ISBN("isbn", "ISBN", "book,part,thesis,report,other:SN", "ISBN"),
    ISSN("issn", "ISSN", "SN", "ISSN"),
    PMID("pmid", "PMID", "", ""),
    PMCID("pmcid pmc", "PMCID", "C2", ""),
    URL("url", "URL", "UR", "url"),
    ACCESSED("urldate", "accessed", "Y2", "accessDate"),
    LANGUAGE("langid language", "language", "LA", "language"),
    KEYWORDS("keywords keyword", "keyword", "KW", ""),
    ABSTRACT("abstract", "abstract", "AB N2", "abstractNote"),
    NOTE("note annote annotation", "note", "N1", "extra"),
    GENRE("type", "genre", "M3", "thesisType reportType letterType manuscriptType mapType postType"
            + " presentationType websiteType genre type"),
    MEDIUM("howpublished", "medium", "", "medium artworkMedium interviewMedium audioRecordingFormat"
            + " videoRecordingFormat audioFileType system"),
    DIMENSIONS("", "dimensions", "", "artworkSize runningTime"),
    SCALE("", "scale", "", "scale"),
    ARCHIVE("", "archive", "", "archive"),
    ARCHIVE_LOCATION("library", "archive_location", "AV", "archiveLocation"),
    CALL_NUMBER("", "call-number", "CN", "callNumber applicationNumber"),
    RIGHTS("copyright rights", "license", "", "rights"),
    SOURCE("", "source", "DP", "libraryCatalog"),
    VERSION("version", "version", "", "versionNumber"),
    AUTHORITY("", "authority", "", "court legislativeBody issuingAuthority authority"),
    JURISDICTION("", "jurisdiction", "", "jurisdiction"),
    STATUS("pubstate", "status", "", "legalStatus status"),
    REFERENCES("", "references", "", "references history");

    private record Understood(BibliographyVocabulary vocabulary, Family family, String word) {}

    private record Spoken(BibliographyVocabulary vocabulary, Family family, Property property) {}

    private static final Map<Understood, Property> BY_WORD = new HashMap<>();
    private static final Map<Spoken, String> WORDS = new HashMap<>();

    static {
        for (Property property : values()) {
            for (BibliographyVocabulary vocabulary : BibliographyVocabulary.values()) {
                property.words.of(vocabulary).forEach(word -> property.learn(vocabulary, word));
            }
        }
    }

    @SuppressWarnings("ImmutableEnumChecker") // a record of texts
    private final VocabularyWords words;

    Property(String bibtex, String csl, String ris, String zotero) {
        this.words = new VocabularyWords(bibtex, csl, ris, zotero);
    }

    private void learn(BibliographyVocabulary vocabulary, String written) {
        int colon = written.indexOf(':');
        String word = written.substring(colon + 1);
        List<Family> families = colon < 0
                ? List.of(Family.values())
                : Stream.of(written.substring(0, colon).split(",")).map(Family::named).toList();
        for (Family family : families) {
            BY_WORD.putIfAbsent(new Understood(vocabulary, family, word), this);
            WORDS.putIfAbsent(new Spoken(vocabulary, family, this), word);
        }
    }

    /// The property that a vocabulary means by a word in works of a family; empty if the table has no row for it.
    public static Optional<Property> of(BibliographyVocabulary vocabulary, String word, Family family) {
        return Optional.ofNullable(BY_WORD.get(new Understood(vocabulary, family, word)));
    }

    /// The vocabulary's word for it in works of a family; empty if it has none.
    public Optional<String> word(BibliographyVocabulary vocabulary, Family family) {
        return Optional.ofNullable(WORDS.get(new Spoken(vocabulary, family, this)));
    }
}
