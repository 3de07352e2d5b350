package dev.carrel.document.bibliography;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

final class WorkTypeTest {
    @ParameterizedTest
    @CsvSource({"article, article-journal, JOUR, journalArticle", "book, book, BOOK, book",
            "inproceedings, paper-conference, CONF, conferencePaper",
            "incollection, chapter, CHAP, bookSection",
            "phdthesis, thesis, THES, thesis", "techreport, report, RPRT, report",
            "misc, document, GEN, document",
            "online, webpage, ELEC, webpage", "patent, patent, PAT, patent",
            "software, software, COMP, computerProgram",
            "unpublished, manuscript, UNPB, manuscript", "proceedings, book, CONF, book",
            "inreference, entry-encyclopedia, ENCYC, encyclopediaArticle",
            "video, motion_picture, VIDEO, videoRecording"})
    void anEntryOfBibtexHasItsTypeEverywhere(String bibtex, String csl, String ris, String zotero) {
        WorkType type = WorkType.of(BibliographyVocabulary.BIBTEX, bibtex).orElseThrow();
        assertThat(type.word(BibliographyVocabulary.CSL)).isEqualTo(csl);
        assertThat(type.word(BibliographyVocabulary.RIS)).isEqualTo(ris);
        assertThat(type.word(BibliographyVocabulary.ZOTERO)).isEqualTo(zotero);
    }

    @ParameterizedTest
    @CsvSource({"CSL, article-newspaper, article", "CSL, article, misc", "RIS, CPAPER, inproceedings",
            "RIS, conf, inproceedings", "RIS, UNPB, unpublished", "CSL, legislation, legislation",
            "ZOTERO, statute, legislation", "ZOTERO, thesis, thesis", "ZOTERO, podcast, audio",
            "RIS, GEN, misc",
            "ZOTERO, document, misc", "CSL, song, audio", "CSL, speech, unpublished"})
    void whatComesFromElsewhereHasATypeOfBibtex(BibliographyVocabulary from, String word, String bibtex) {
        assertThat(WorkType.of(from, word).orElseThrow().word(BibliographyVocabulary.BIBTEX))
                .isEqualTo(bibtex);
    }

    /// What is written is understood again as something that is written the same way.
    @ParameterizedTest
    @EnumSource(WorkType.class)
    void aWordThatIsWrittenIsUnderstood(WorkType type) {
        for (BibliographyVocabulary vocabulary : BibliographyVocabulary.values()) {
            assertThat(WorkType.of(vocabulary, type.word(vocabulary)).orElseThrow().word(vocabulary))
                    .isEqualTo(type.word(vocabulary));
        }
    }
}
