package dev.carrel.index.lucene;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.cjk.CJKBigramFilter;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.miscellaneous.RemoveDuplicatesTokenFilter;

/// How text becomes terms: tokens, their parts, CJK in pairs, lower case without accents, then stems or not.
final class ResearchAnalyzer extends Analyzer {
    /// What a field is for.
    enum Form {
        /// English stems without stop words: for scoring.
        STEMS,
        /// Every word as it is written, identifiers whole and in parts: for what must be there exactly.
        EXACT,
        /// As exact, but only the smallest parts: for phrases, whose positions then follow one another.
        SEQUENCE
    }

    private final Form form;

    ResearchAnalyzer(Form form) {
        this.form = form;
    }

    @Override
    protected TokenStreamComponents createComponents(String field) {
        Tokenizer tokens = new ResearchTokenizer();
        TokenStream stream = new IdentifierParts(tokens, switch (form) {
            case STEMS, EXACT -> IdentifierParts.Emit.ALL;
            case SEQUENCE -> IdentifierParts.Emit.SMALLEST;
        });
        stream = new CJKBigramFilter(stream);
        stream = new LowerCaseFilter(stream);
        stream = new ASCIIFoldingFilter(stream);
        return new TokenStreamComponents(tokens, switch (form) {
            case EXACT, SEQUENCE -> stream;
            case STEMS -> new RemoveDuplicatesTokenFilter(
                    new PorterStemFilter(new StopFilter(stream, EnglishAnalyzer.ENGLISH_STOP_WORDS_SET)));
        });
    }

    /// Between the values of a field no phrase matches.
    @Override
    public int getPositionIncrementGap(String field) {
        return 100;
    }
}
