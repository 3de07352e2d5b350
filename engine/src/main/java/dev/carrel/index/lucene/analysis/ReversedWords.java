package dev.carrel.index.lucene.analysis;

import java.io.IOException;

import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/// Adds to each long word its letters in reverse, behind a sign: so the words that end alike stand together in the
/// index, and are found without looking at all of them.
final class ReversedWords extends TokenFilter {
    /// The shortest compound of two words of four letters.
    static final int LONG = 8;
    private static final char SIGN = '<';

    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final PositionIncrementAttribute position = addAttribute(PositionIncrementAttribute.class);
    private boolean waiting;

    ReversedWords(TokenStream input) {
        super(input);
    }

    static String of(String word) {
        return new StringBuilder(word).append(SIGN).reverse().toString();
    }

    static boolean isBackwards(String term) {
        return term.length() > LONG && term.charAt(0) == SIGN;
    }

    /// The word that stands in reverse.
    static String forwards(String term) {
        return new StringBuilder(term.substring(1)).reverse().toString();
    }

    @Override
    public boolean incrementToken() throws IOException {
        if (waiting) {
            waiting = false;
            String backwards = of(term.toString());
            term.setEmpty().append(backwards);
            position.setPositionIncrement(0);
            return true;
        }
        if (!input.incrementToken()) {
            return false;
        }
        waiting = term.length() >= LONG;
        return true;
    }

    @Override
    public void reset() throws IOException {
        super.reset();
        waiting = false;
    }
}
