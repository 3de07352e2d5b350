package dev.carrel.document.bibliography;

import java.util.List;
import java.util.stream.Stream;

/// A row of the tables between vocabularies: the words that each of them has for one thing, parted by spaces. The first one is
/// written, all of them are understood.
record VocabularyWords(String bibtex, String csl, String ris, String zotero) {
    /// None if the vocabulary has no word for it.
    List<String> of(BibliographyVocabulary vocabulary) {
        String own = switch (vocabulary) {
            case BIBTEX -> bibtex;
            case CSL -> csl;
            case RIS -> ris;
            case ZOTERO -> zotero;
        };
        return Stream.of(own.split(" ")).filter(word -> !word.isEmpty()).toList();
    }
}
