package dev.carrel.document.bibliography;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A kind of work, and what each vocabulary calls it: BibTeX, CSL, RIS, Zotero. The first word of a column is written, all
/// of them are understood; a word that stands in several rows means the first of them. Where a vocabulary has no word for
/// a kind, the nearest one is borrowed from another row.
///
/// After the manuals of BibLaTeX and CSL 1.0.2, the RIS specification, and Zotero's own table for CSL.
public enum WorkType {
    JOURNAL_ARTICLE(Family.ARTICLE, "article suppperiodical", "article-journal", "JOUR EJOUR INPR ABST",
            "journalArticle"),
    MAGAZINE_ARTICLE(Family.ARTICLE, "article", "article-magazine", "MGZN", "magazineArticle"),
    NEWSPAPER_ARTICLE(Family.ARTICLE, "article", "article-newspaper", "NEWS", "newspaperArticle"),
    DOCUMENT(Family.OTHER, "misc", "document", "GEN", "document note attachment"),
    MANUSCRIPT(Family.OTHER, "unpublished", "manuscript", "UNPB UNPD MANSCPT", "manuscript"),
    REVIEW(Family.ARTICLE, "review article", "review", "JOUR", "journalArticle"),
    BOOK_REVIEW(Family.ARTICLE, "review article", "review-book", "JOUR", "journalArticle"),
    PREPRINT(Family.OTHER, "misc preprint", "article", "GEN", "preprint"),
    PERIODICAL(Family.BOOK, "periodical", "periodical", "JFULL", "document"),
    BOOK(Family.BOOK, "book mvbook", "book", "BOOK EBOOK", "book"),
    COLLECTION(Family.BOOK, "collection mvcollection", "book", "EDBOOK", "book"),
    REFERENCE_BOOK(Family.BOOK, "reference mvreference", "book", "BOOK", "book"),
    SERIES(Family.BOOK, "book", "book", "SER", "book"),
    MANUAL(Family.BOOK, "manual", "book", "BOOK", "book"),
    DOCUMENTATION(Family.WEB, "manual", "document", "GEN", "document"),
    BOOKLET(Family.BOOK, "booklet", "pamphlet", "PAMP", "book"),
    CHAPTER(Family.PART, "incollection suppcollection", "chapter", "CHAP ECHAP", "bookSection"),
    PART_OF_BOOK(Family.PART, "inbook bookinbook suppbook", "chapter", "CHAP", "bookSection"),
    CONFERENCE_PAPER(Family.PART, "inproceedings conference", "paper-conference", "CONF CPAPER",
            "conferencePaper"),
    PROCEEDINGS(Family.BOOK, "proceedings mvproceedings", "book", "CONF", "book"),
    ENCYCLOPEDIA_ENTRY(Family.PART, "inreference", "entry-encyclopedia", "ENCYC", "encyclopediaArticle"),
    DICTIONARY_ENTRY(Family.PART, "inreference", "entry-dictionary", "DICT", "dictionaryEntry"),
    ENTRY(Family.PART, "inreference", "entry", "ENCYC", "encyclopediaArticle"),
    THESIS(Family.THESIS, "thesis", "thesis", "THES", "thesis"),
    DOCTORAL_THESIS(Family.THESIS, "phdthesis", "thesis", "THES", "thesis"),
    MASTERS_THESIS(Family.THESIS, "mastersthesis", "thesis", "THES", "thesis"),
    REPORT(Family.REPORT, "techreport report", "report", "RPRT GOVDOC GRNT", "report"),
    TALK(Family.OTHER, "unpublished talk", "speech", "SLIDE", "presentation"),
    WEB_PAGE(Family.WEB, "online electronic www webpage", "webpage", "ELEC WEB ICOMM", "webpage"),
    BLOG_POST(Family.WEB, "online", "post-weblog", "BLOG", "blogPost"),
    POST(Family.WEB, "online", "post", "ICOMM", "forumPost"),
    SOFTWARE(Family.OTHER, "software softwareversion softwaremodule codefragment", "software", "COMP",
            "computerProgram"),
    DATASET(Family.OTHER, "dataset", "dataset", "DATA AGGR DBASE", "dataset"),
    PATENT(Family.OTHER, "patent", "patent", "PAT", "patent"),
    STANDARD(Family.OTHER, "standard", "standard", "STAND", "standard"),
    LEGISLATION(Family.OTHER, "legislation", "legislation", "STAT", "statute"),
    BILL(Family.OTHER, "legislation", "bill", "BILL UNBILL", "bill"),
    REGULATION(Family.OTHER, "legislation", "regulation", "LEGAL", "statute"),
    TREATY(Family.OTHER, "legal", "treaty", "LEGAL", "statute"),
    LEGAL_CASE(Family.OTHER, "jurisdiction", "legal_case", "CASE", "case"),
    HEARING(Family.OTHER, "misc", "hearing", "HEAR", "hearing"),
    COMMENTARY(Family.OTHER, "commentary", "document", "GEN", "document"),
    LETTER(Family.OTHER, "letter", "personal_communication", "PCOMM", "letter"),
    EMAIL(Family.OTHER, "letter", "personal_communication", "PCOMM", "email"),
    MESSAGE(Family.OTHER, "letter", "personal_communication", "PCOMM", "instantMessage"),
    INTERVIEW(Family.OTHER, "misc", "interview", "GEN", "interview"),
    MAP(Family.OTHER, "misc map", "map", "MAP", "map"),
    ARTWORK(Family.OTHER, "artwork", "graphic", "ART", "artwork"),
    IMAGE(Family.OTHER, "image", "graphic", "ART CHART", "artwork"),
    FIGURE(Family.OTHER, "image", "figure", "FIGURE", "artwork"),
    FILM(Family.OTHER, "movie", "motion_picture", "MPCT", "film"),
    VIDEO(Family.OTHER, "video", "motion_picture", "VIDEO ADVS MULTI", "videoRecording"),
    RECORDING(Family.OTHER, "audio music", "song", "SOUND MUSIC", "audioRecording"),
    SCORE(Family.OTHER, "misc", "musical_score", "MUSIC", "document"),
    TELEVISION(Family.OTHER, "video", "broadcast", "VIDEO", "tvBroadcast"),
    RADIO(Family.OTHER, "audio", "broadcast", "SOUND", "radioBroadcast"),
    PODCAST(Family.OTHER, "audio", "song", "SOUND", "podcast"),
    PERFORMANCE(Family.OTHER, "performance", "performance", "GEN", "presentation"),
    EVENT(Family.OTHER, "misc", "event", "GEN", "presentation"),
    ARCHIVE_COLLECTION(Family.OTHER, "misc", "collection", "GEN", "document"),
    CLASSIC(Family.OTHER, "misc", "classic", "CLSWK ANCIENT", "document"),
    CATALOGUE(Family.OTHER, "misc", "document", "CTLG", "document"),
    EQUATION(Family.OTHER, "misc", "document", "EQUA", "document");

    private static final Pattern NO_LETTER = Pattern.compile("\\P{L}+");
    private static final Map<BibliographyVocabulary, Map<String, WorkType>> BY_WORD = new EnumMap<>(
            BibliographyVocabulary.class);

    static {
        for (BibliographyVocabulary vocabulary : BibliographyVocabulary.values()) {
            Map<String, WorkType> known = new HashMap<>();
            Arrays.stream(values()).forEach(type -> known.putIfAbsent(key(type.word(vocabulary)), type));
            Arrays.stream(values()).forEach(type -> type.words.of(vocabulary)
                    .forEach(word -> known.putIfAbsent(key(word), type)));
            BY_WORD.put(vocabulary, known);
        }
    }

    /// Works that are published in the same way, and so have the same fields.
    public enum Family {
        ARTICLE, PART, BOOK, THESIS, REPORT, WEB, OTHER;

        /// By its name in the table of properties.
        static Family named(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }
    }

    private final Family family;
    @SuppressWarnings("ImmutableEnumChecker") // a record of texts
    private final VocabularyWords words;

    WorkType(Family family, String bibtex, String csl, String ris, String zotero) {
        this.family = family;
        this.words = new VocabularyWords(bibtex, csl, ris, zotero);
    }

    public Family family() {
        return family;
    }

    /// The kind that a vocabulary means by a word; empty if the word is none of its own.
    public static Optional<WorkType> of(BibliographyVocabulary vocabulary, String word) {
        return Optional.ofNullable(BY_WORD.getOrDefault(vocabulary, Map.of()).get(key(word)));
    }

    /// All kinds that any vocabulary means by a word, or that it names itself: `book`, `conference paper`, `PhD thesis`. Case,
    /// spaces and hyphens do not count.
    public static Set<WorkType> named(String word) {
        String letters = letters(word);
        return Arrays.stream(values()).filter(type -> type.names().anyMatch(letters::equals))
                .collect(Collectors.toUnmodifiableSet());
    }

    private Stream<String> names() {
        return Stream.concat(Stream.of(name()),
                Arrays.stream(BibliographyVocabulary.values()).flatMap(each -> words.of(each).stream()))
                .map(WorkType::letters);
    }

    private static String letters(String word) {
        return NO_LETTER.matcher(word.toLowerCase(Locale.ROOT)).replaceAll("");
    }

    private static String key(String word) {
        return word.strip().toLowerCase(Locale.ROOT);
    }

    /// The word used in the index.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The vocabulary's word for it.
    public String word(BibliographyVocabulary vocabulary) {
        return words.of(vocabulary).getFirst();
    }
}
