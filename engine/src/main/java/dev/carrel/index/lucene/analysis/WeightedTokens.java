package dev.carrel.index.lucene.analysis;

import java.util.List;

import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.analysis.tokenattributes.TermFrequencyAttribute;

/// All texts of a passage as one stream, each term counted as often as its field weighs.
///
/// BM25F adds up the fields' weighted counts and lengths and scores the sum as BM25 does (Robertson, Zaragoza and
/// Taylor, "Simple BM25 Extension to Multiple Weighted Fields", CIKM 2004). Adding up while indexing makes that one
/// ordinary field, in which Lucene can skip what cannot be among the best.
public final class WeightedTokens extends TokenStream {
    /// Counts are whole numbers: weights in halves are kept by counting everything twice.
    public static final int SCALE = 2;

    /// @param count how often each term counts
    public record Text(Terms terms, int count) {
        /// @param weight of the field that the text belongs to
        public static Text weighing(double weight, Terms terms) {
            return new Text(terms, Math.max(1, (int) Math.round(weight * SCALE)));
        }
    }

    private final CharTermAttribute form = addAttribute(CharTermAttribute.class);
    private final PositionIncrementAttribute step = addAttribute(PositionIncrementAttribute.class);
    private final TermFrequencyAttribute frequency = addAttribute(TermFrequencyAttribute.class);
    private final List<Text> texts;
    private int text;
    private int term;

    public WeightedTokens(List<Text> texts) {
        this.texts = List.copyOf(texts);
    }

    /// A text as it is.
    public static TokenStream plain(Terms terms) {
        return new WeightedTokens(List.of(new Text(terms, 1)));
    }

    @Override
    public void reset() {
        text = 0;
        term = 0;
    }

    @Override
    public boolean incrementToken() {
        while (text < texts.size() && term == texts.get(text).terms().size()) {
            text++;
            term = 0;
        }
        if (text == texts.size()) {
            return false;
        }
        clearAttributes();
        texts.get(text).terms().copy(term++, form, step);
        frequency.setTermFrequency(texts.get(text).count());
        return true;
    }
}
