package dev.carrel.read.tex;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class TexInTextTest {
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '%', value = {
            "Wnt and $\\beta$-catenin => Wnt and β-catenin",
            "Wnt and {\\textbeta}-catenin => Wnt and β-catenin",
            "On theories $T$ categorical in $|T|$ => On theories T categorical in |T|",
            "Cu$_2$O and \\textit{in vivo} => Cu₂O and in vivo",
            "5\\({}^{\\mbox{th}}\\) workshop => 5th workshop",
            "M\\\"{u}ller and {\\'e} => Müller and é",
            "H$_2$O at 5 $^\\circ$C and $p < 0.05$ => H₂O at 5 °C and p < 0.05",
            "Decays of $\\pi^-$ and $e^+$ with $\\alpha$1 => Decays of π⁻ and e⁺ with α1",
            "$k$NN, the $n$th of $(k+1)$ => kNN, the nth of (k+1)",
            "Refer360^{\\circ}: expressions in 360^{\\circ} images => Refer360°: expressions in 360° images",
            "{\\mathcal{P}^2}: A Plan => P²: A Plan",
            "Q^{2}: Evaluating => Q²: Evaluating",
            "Refinement by \\ell_{1} Norm => Refinement by ℓ₁ Norm",
            "Japanese \\leftrightarrow English => Japanese ↔ English",
            "\\infty-former, \\inftyBench (\\infty) => ∞-former, ∞Bench (∞)",
            "Meta-X_{NLG}: A => Meta-XNLG: A",
            "\\textrm{DuReader}_{\\textrm{vis}}: A => DuReadervis: A",
            "P\\text{M}^2\\text{F}^2N: Patient => PM²F²N: Patient",
            "RED^{\\textrm{FM}}: a => REDFM: a",
            "Once Upon a {\\it Time} in {\\it Graph} => Once Upon a Time in Graph",
            "\\muPLAN and PATIENT-\\psi => μPLAN and PATIENT-ψ",
            "L\\_2 Norm => L_2 Norm",
            "\\mathbf{A-SEA}^3\\mathbf{L}-QA => A-SEA³L-QA",
            "TTCS^{\\mathcal{E}}: a => TTCSE: a",
            "Parsing in \\PhiDmDialog: => Parsing in ΦDmDialog:"})
    void latexIsShownAsText(String written, String shown) {
        assertThat(TexInText.shown(written)).isEqualTo(shown);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "From $5 to $10 a day", "US$5–$6", "{DNA} repair", "a_b ~ c", "C:\\Users\\x",
            "100$", "Between $5 and 10$ a day", "Saving $100 or 20$", "$HOME and $PATH",
            "`$HOME` and `$PATH`", "$PATH:$HOME", "$a+$b",
            "$_GET/$_POST", "$scope vs $rootScope", "a single $&!#* vector", "#Turki$hTweets",
            "file_{id}.txt", "C:\\infty\\x",
            "\\\\host\\alpha", "The pattern \\d+\\S*", "\\newline_x is \\inFile", "regular a.b\\tau",
            "$100M, then US$200M"})
    void otherTextStaysAsItIs(String text) {
        assertThat(TexInText.shown(text)).isEqualTo(text);
    }
}
