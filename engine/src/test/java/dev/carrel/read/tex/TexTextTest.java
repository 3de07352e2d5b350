package dev.carrel.read.tex;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class TexTextTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '§', value = {
            "G{\\\"o}del, M\\\"uller, \\\"{U}ber | Gödel, Müller, Über",
            "Bon{\\v c}a \\v{S}\\'{\\i}p\\'\\i | Bonča Šípí",
            "\\c{c}a \\c Ca {\\c{S}} | ça Ça Ş",
            "{\\AA}ngstr\\\"om \\o re \\L{}odz stra{\\ss}e | Ångström øre Łodz straße",
            "{\\'E}cole d'{\\'E}t\\'e | École d'Été",
            "The {RNA} {\\em World} \\textit{in} {\\it vitro} | The RNA World in vitro",
            "10\\,\\% \\& more \\$5 \\#1 a\\_b | 10 % & more $5 #1 a_b",
            "Cu$_2$O and 10$^{6}$ | Cu₂O and 10⁶",
            "$\\beta$-catenin, $\\alpha_{1}$ and \\textmu m | β-catenin, α₁ and µm",
            "pages 1--2 --- ``quoted'' | pages 1–2 — “quoted”",
            "a~b \\textendash\\ c {\\textasciitilde}d | a b – c ~d",
            "\\href{http://x.org}{the text} \\url{http://y.org} | the text http://y.org",
            "costs $5 or less | costs $5 or less",
            "1\\textsuperscript{st} \\textsubscript{2} | 1st ₂",
            "\\unknown{kept} \\frac{1}{2} | kept 1/2",
            "C\\char\"2B\\char43 | C++"})
    void latexBecomesText(String latex, String text) {
        assertThat(TexText.of(latex)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '§', value = {
            "The $\\alpha + \\beta$ model | The α + β model",
            "$x \\leq y$ and $B \\to \\mu^+\\mu^-$ | x ≤ y and B → μ⁺μ⁻",
            "5$\\times 10^{-3}$ $\\mu m$ | 5×10⁻³ μm",
            "$\\alpha\\leq \\beta$ and $a\\relax b$ | α≤β and ab",
            "$\\mathcal{O}(n \\log n)$ and $\\sin\\theta$, $\\max x$ | O(n log n) and sin θ, max x",
            "20\\,$^{\\circ}$C, 5$^\\circ$ and $f \\circ g$ | 20 °C, 5° and f ∘ g"})
    void formulasAreSpacedAsTheyAreTyped(String latex, String text) {
        assertThat(TexText.of(latex)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '§', value = {
            "see \\url{https://x.org/~me/a_b--c%20d} | see https://x.org/~me/a_b--c%20d",
            "{\\noopsort{1973a}}The second edition | The second edition"})
    void addressesAreVerbatimAndWhatIsForSortingGoes(String latex, String text) {
        assertThat(TexText.of(latex)).isEqualTo(text);
    }

    @Test
    void unfinishedLatexIsReadAsFarAsItGoes() {
        assertThat(TexText.of("a \\")).isEqualTo("a");
        assertThat(TexText.of("a {b \\'")).isEqualTo("a b");
        assertThat(TexText.of("\\'{\\'{\\'{".repeat(500))).isEmpty();
    }
}
