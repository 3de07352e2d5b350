package dev.carrel.read.tex;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/// The characters that LaTeX's commands stand for.
public final class TexSymbols {
    private static final String ACCENTS = "'`^\"~=.cvuHrkdbtGUf";
    private static final String COMBINING = "\u0301\u0300\u0302\u0308\u0303\u0304\u0307\u0327\u030C\u0306\u030B\u030A\u0328"
            + "\u0323\u0331\u0361\u030F\u030E\u0311";
    private static final Map<String, String> SYMBOLS = new HashMap<>();

    static {
        for (String table : new String[]{letters(), greek(), punctuation(), mathematics()}) {
            String[] words = table.strip().split("\\s+");
            for (int i = 0; i + 1 < words.length; i += 2) {
                SYMBOLS.put(words[i], words[i + 1]);
            }
        }
        for (String space : "space nobreakspace thinspace enspace emspace quad qquad newline par linebreak relax"
                .split(" ")) {
            SYMBOLS.put(space, space.equals("relax") ? "" : " ");
        }
    }

    private TexSymbols() {}

    private static String letters() {
        return """
                ss ß SS ẞ ae æ AE Æ oe œ OE Œ o ø O Ø l ł L Ł aa å AA Å i ı j ȷ dh ð DH Ð dj đ DJ Đ ng ŋ NG Ŋ th þ TH Þ
                ij ĳ IJ Ĳ textcommabelow ̦ cyrchar  guillemotleft « guillemotright » textordfeminine ª textordmasculine º
                texteuro € euro € EUR € pounds £ textsterling £ textyen ¥ textcent ¢ textdollar $ textcurrency ¤
                """
                .replace(" cyrchar  ", " ");
    }

    private static String greek() {
        return """
                alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ
                lambda λ mu μ nu ν xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ upsilon υ phi φ
                varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ
                Omega Ω textalpha α textbeta β textgamma γ textdelta δ textmu µ textmugreek μ textkappa κ textlambda λ
                textomega ω textpi π textOmega Ω textDelta Δ
                """;
    }

    private static String punctuation() {
        return """
                textendash – textemdash — textquoteleft ‘ textquoteright ’ textquotedblleft “ textquotedblright ”
                textquotesingle ' textquotedbl " quotesinglbase ‚ quotedblbase „ guilsinglleft ‹ guilsinglright ›
                lq ‘ rq ’ glqq „ grqq “ flqq « frqq » textellipsis … ldots … dots … cdots ⋯ textbackslash \\ backslash \\
                textasciitilde ~ textasciicircum ^ textunderscore _ textbar | textless < textgreater > textbraceleft {
                textbraceright } lbrace { rbrace } textperiodcentered · textbullet • bullet • textsection § S § P ¶
                textparagraph ¶ dag † ddag ‡ textdagger † textdaggerdbl ‡ copyright © textcopyright © textregistered ®
                texttrademark ™ textdegree ° degree ° textexclamdown ¡ textquestiondown ¿ textnumero № textasteriskcentered *
                TeX TeX LaTeX LaTeX BibTeX BibTeX textvisiblespace ␣ slash / textasteriskcentered * textbardbl ‖
                textonehalf ½ textonequarter ¼ textthreequarters ¾ textonesuperior ¹ texttwosuperior ² textthreesuperior ³
                """;
    }

    private static String mathematics() {
        return """
                times × div ÷ pm ± textpm ± mp ∓ cdot · ast * star ⋆ circ ∘ leq ≤ le ≤ geq ≥ ge ≥ neq ≠ ne ≠ approx ≈ sim ∼
                simeq ≃ equiv ≡ propto ∝ infty ∞ partial ∂ nabla ∇ sum ∑ prod ∏ int ∫ sqrt √ in ∈ notin ∉ ni ∋ subset ⊂
                subseteq ⊆ supset ⊃ supseteq ⊇ cup ∪ cap ∩ emptyset ∅ forall ∀ exists ∃ neg ¬ wedge ∧ vee ∨ oplus ⊕
                otimes ⊗ to → rightarrow → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ Leftarrow ⇐ Leftrightarrow ⇔
                uparrow ↑ downarrow ↓ mapsto ↦ longrightarrow ⟶ ell ℓ hbar ℏ Re ℜ Im ℑ aleph ℵ prime ′ angle ∠
                perp ⊥ parallel ∥ mid ∣ ll ≪ gg ≫ lesssim ≲ gtrsim ≳ textasciimacron ¯ top ⊤ bot ⊥ dagger † ddagger ‡
                langle ⟨ rangle ⟩ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ sharp ♯ flat ♭ natural ♮ textrightarrow →
                textleftarrow ← lt < gt > odot ⊙ ominus ⊖ bigcirc ◯ triangle △ square □ textonehalf ½
                """;
    }

    /// The character that a command without arguments stands for, or null.
    public static @Nullable String of(String command) {
        return SYMBOLS.get(command);
    }

    public static boolean isAccent(String command) {
        return command.length() == 1 && ACCENTS.contains(command);
    }

    /// A letter with an accent; without a letter the accent is left out.
    public static String accented(String letters, char accent) {
        if (letters.isEmpty()) {
            return accent == '^' || accent == '~' ? String.valueOf(accent) : "";
        }
        int first = letters.offsetByCodePoints(0, 1);
        String base = letters.substring(0, first).replace('ı', 'i').replace('ȷ', 'j');
        String mark = COMBINING.substring(ACCENTS.indexOf(accent), ACCENTS.indexOf(accent) + 1);
        return Normalizer.normalize(base + mark, Normalizer.Form.NFC) + letters.substring(first);
    }

    /// Raised or lowered text, where Unicode has all of its characters.
    static String shifted(String text, boolean raised) {
        String plain = "0123456789+-=()n";
        String high = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ";
        String low = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ";
        StringBuilder shifted = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            int place = plain.indexOf(text.charAt(i));
            if (place < 0) {
                return text;
            }
            shifted.append((raised ? high : low).charAt(place));
        }
        return shifted.toString();
    }
}
