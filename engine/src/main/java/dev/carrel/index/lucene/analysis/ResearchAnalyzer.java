package dev.carrel.index.lucene.analysis;

import java.io.Reader;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.ar.ArabicNormalizationFilter;
import org.apache.lucene.analysis.ar.ArabicStemFilter;
import org.apache.lucene.analysis.cjk.CJKBigramFilter;
import org.apache.lucene.analysis.de.GermanLightStemFilter;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.miscellaneous.LengthFilter;
import org.apache.lucene.analysis.miscellaneous.RemoveDuplicatesTokenFilter;
import org.apache.lucene.analysis.ru.RussianLightStemFilter;

/// Makes terms of text: one spelling, tokens, their parts, CJK in pairs, lower case without accents, then stems or
/// not. Stemmers go by the script: each leaves the words of the others alone.
final class ResearchAnalyzer extends Analyzer {
    /// The use that terms are put to.
    enum Form {
        /// Stems without stop words: what is indexed to be scored. CJK in pairs and single characters.
        STEMS,
        /// Stems without stop words: what a query asks for. CJK in pairs, a character alone only where one was typed.
        ASKED,
        /// As asked, but every word as it was typed.
        TYPED,
        /// Every word as it is written, identifiers whole and in parts: for what must be there exactly.
        EXACT,
        /// As exact, but only the smallest parts: for phrases, whose positions then follow one another.
        SEQUENCE,
        /// German stems, and long words backwards as well: see [Compounds].
        GERMAN
    }

    private static final int EVERY_SCRIPT = CJKBigramFilter.HAN | CJKBigramFilter.HIRAGANA
            | CJKBigramFilter.KATAKANA | CJKBigramFilter.HANGUL;

    private final Form form;

    ResearchAnalyzer(Form form) {
        this.form = form;
    }

    @Override
    protected Reader initReader(String field, Reader text) {
        return new SpellingFilter(text);
    }

    @Override
    protected TokenStreamComponents createComponents(String field) {
        Tokenizer tokens = new ResearchTokenizer();
        TokenStream words = folded(paired(new IdentifierParts(tokens, switch (form) {
            case STEMS, ASKED, TYPED, EXACT -> IdentifierParts.Emit.ALL;
            case SEQUENCE, GERMAN -> IdentifierParts.Emit.SMALLEST;
        })));
        return new TokenStreamComponents(tokens, switch (form) {
            case EXACT, SEQUENCE -> words;
            case STEMS, ASKED -> stems(words);
            case TYPED -> new RemoveDuplicatesTokenFilter(subject(words));
            case GERMAN -> new ReversedWords(new GermanLightStemFilter(words));
        });
    }

    private TokenStream paired(TokenStream tokens) {
        return switch (form) {
            case STEMS, EXACT -> new CJKBigramFilter(tokens, EVERY_SCRIPT, true);
            case ASKED, TYPED -> new CJKBigramFilter(tokens);
            case SEQUENCE, GERMAN -> tokens;
        };
    }

    private TokenStream folded(TokenStream tokens) {
        TokenStream lower = new LowerCaseFilter(tokens);
        TokenStream folded = new ArabicNormalizationFilter(new ASCIIFoldingFilter(switch (form) {
            case STEMS, ASKED, TYPED, EXACT -> new UmlautForms(lower);
            case SEQUENCE, GERMAN -> lower;
        }));
        // Of what is all vowel points nothing is left.
        return new LengthFilter(folded, 1, Integer.MAX_VALUE);
    }

    private static TokenStream subject(TokenStream words) {
        return new StopFilter(words, EnglishAnalyzer.ENGLISH_STOP_WORDS_SET);
    }

    /// The stems of words in their exact forms.
    static TokenStream stems(TokenStream words) {
        TokenStream english = new PorterStemFilter(new BritishSpelling(subject(words)));
        return new RemoveDuplicatesTokenFilter(new ArabicStemFilter(new RussianLightStemFilter(english)));
    }

    /// Between the values of a field no phrase matches.
    @Override
    public int getPositionIncrementGap(String field) {
        return 100;
    }
}
