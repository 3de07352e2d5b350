package dev.carrel.document.bibliography;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class IdentifierFinderTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"0-201-13447-0 | isbn:9780201134476",
            "978-0-201-13447-6 | isbn:9780201134476", "ISBN 978 0 201 13447 6 | isbn:9780201134476",
            "ISBN-13: 9780201134476 | isbn:9780201134476", "ISBN-10 0201134470 | isbn:9780201134476",
            "080442957x | isbn:9780804429573", "978–3–16–148410–0 (pbk.) | isbn:9783161484100",
            "1706.03762 | arxiv:1706.03762", "arXiv:1706.03762v5 | arxiv:1706.03762",
            "ARXIV: 1706.03762 [cs.CL] | arxiv:1706.03762",
            "https://arxiv.org/pdf/1706.03762v5.pdf | arxiv:1706.03762",
            "10.48550/arXiv.1706.03762 | arxiv:1706.03762", "math.GT/0309136v1 | arxiv:math/0309136",
            "hep-th/9901001 | arxiv:hep-th/9901001",
            "arXiv preprint arXiv:1706.03762 | arxiv:1706.03762", "abs/1706.03762 | arxiv:1706.03762",
            "PMID: 17327454 | pmid:17327454", "pmid17327454 | pmid:17327454", "17327454 | pmid:17327454",
            "https://pubmed.ncbi.nlm.nih.gov/17327454/ | pmid:17327454",
            "PMC1790863 | pmcid:pmc1790863", "PMCID: PMC1790863 | pmcid:pmc1790863",
            "https://www.ncbi.nlm.nih.gov/pmc/articles/PMC1790863/ | pmcid:pmc1790863"})
    void everySpellingOfAnIdentifierHasOneName(String written, String name) {
        assertThat(Identifier.of(written).map(Identifier::name)).contains(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2015", "12345", "1713.03762", "sleep 17327454", "10.1038/nature14539",
            "978-0-201", "1790863 mice", "isbn", "123456789012345", "a/b"})
    void otherTextIsNone(String text) {
        assertThat(Identifier.of(text)).isEmpty();
    }

    @Test
    void identifiersAreFoundWhereverProgramsPutThem() {
        assertThat(names(EntryField.of("isbn", "0-201-13447-0, 978-3-16-148410-0")))
                .containsExactly("isbn:9780201134476", "isbn:9783161484100");
        assertThat(names(EntryField.of("ISBN", "9780201134476 9783161484100")))
                .containsExactly("isbn:9780201134476", "isbn:9783161484100");
        assertThat(names(EntryField.of("SN", "1234-5678"))).as("an ISSN").isEmpty();
        assertThat(names(EntryField.of("journal", "arXiv preprint arXiv:1706.03762")))
                .containsExactly("arxiv:1706.03762");
        assertThat(names(EntryField.of("volume", "abs/1706.03762"))).containsExactly("arxiv:1706.03762");
        assertThat(names(EntryField.of("extra", "Citation Key: x\nPMID: 17327454\nPMCID: PMC1790863")))
                .containsExactly("pmid:17327454", "pmcid:pmc1790863");
        assertThat(names(EntryField.of("eprinttype", "pubmed"), EntryField.of("eprint", "17327454")))
                .containsExactly("pmid:17327454");
        assertThat(names(EntryField.of("number", "17327454"), EntryField.of("abstract", "PMID: 1"),
                EntryField.of("note", "a comment on arXiv:1706.03762"))).as("of other works").isEmpty();
    }

    private static List<String> names(EntryField... fields) {
        BibliographyEntry entry = new BibliographyEntry(BibliographyVocabulary.BIBTEX, "misc",
                List.of(fields),
                List.of());
        return IdentifierFinder.of(Stream.of(), entry).stream().map(Identifier::name).toList();
    }
}
