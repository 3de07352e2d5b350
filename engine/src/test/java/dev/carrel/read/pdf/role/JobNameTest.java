package dev.carrel.read.pdf.role;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class JobNameTest {
    @ParameterizedTest
    @ValueSource(strings = {"gki757 4433..4442", "gkl123 1..9", "untitled", "Untitled-1",
            "Microsoft Word - Final_v3.docx",
            "main.dvi", "1471-2105-6-96.fm", "paper.tex", "srep05694 1..7", "nature12345",
            "PII: S0140-6736(05)12345-6",
            "doi:10.1093/nar/gki757", "S0040-4039(00)91234-5", "10.1.1.12.3456", "TPJ_4321.indd", "article",
            "Layout 1", "International Journal of Molecular Sciences",
            "Bulletin of the World Health Organization",
            "pone.0012345 1..9", "JCB_200501001.qxd", ""})
    void whatTypesettersWriteIsNoTitle(String told) {
        assertThat(JobName.is(told)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Isopod distribution and climate change", "Deep learning",
            "On the Origin of Species",
            "COVID-19 in 2020: a review of 12 trials", "Wnt/β-catenin signalling", "Title IX and its readers",
            "Latexin in mice", "Document clustering by k-means",
            "The Journal of a Voyage: what the log books tell of ice",
            "量子计算 综述"})
    void titlesAre(String told) {
        assertThat(JobName.is(told)).isFalse();
    }
}
