package dev.carrel.index.lucene;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.analysis.tokenattributes.TermFrequencyAttribute;
import org.jspecify.annotations.Nullable;

/// All texts of a passage as one stream, each term counted as often as its field weighs.
///
/// BM25F adds up the fields' weighted counts and lengths and scores the sum as BM25 does (Robertson, Zaragoza and
/// Taylor, "Simple BM25 Extension to Multiple Weighted Fields", CIKM 2004). Adding up while indexing makes that one
/// ordinary field, in which Lucene can skip what cannot be among the best.
final class WeightedTokens extends TokenStream {
    /// Counts are whole numbers: weights in halves are kept by counting everything twice.
    static final int SCALE = 2;

    /// @param weight of the field that the text belongs to
    record Text(String text, double weight) {}

    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final PositionIncrementAttribute position = addAttribute(PositionIncrementAttribute.class);
    private final TermFrequencyAttribute frequency = addAttribute(TermFrequencyAttribute.class);
    private final Analyzer analyzer;
    private final Iterator<Text> texts;
    private @Nullable TokenStream tokens;
    private int count;

    WeightedTokens(List<Text> texts, Analyzer analyzer) {
        this.texts = texts.iterator();
        this.analyzer = analyzer;
    }

    @Override
    public boolean incrementToken() throws IOException {
        clearAttributes();
        while (tokens == null || !tokens.incrementToken()) {
            if (!next()) {
                return false;
            }
        }
        CharTermAttribute form = tokens.getAttribute(CharTermAttribute.class);
        term.copyBuffer(form.buffer(), 0, form.length());
        position.setPositionIncrement(
                tokens.getAttribute(PositionIncrementAttribute.class).getPositionIncrement());
        frequency.setTermFrequency(count);
        return true;
    }

    private boolean next() throws IOException {
        finish();
        if (!texts.hasNext()) {
            return false;
        }
        Text text = texts.next();
        count = Math.max(1, (int) Math.round(text.weight() * SCALE));
        tokens = analyzer.tokenStream("", text.text());
        tokens.reset();
        return true;
    }

    private void finish() throws IOException {
        if (tokens != null) {
            tokens.end();
            tokens.close();
            tokens = null;
        }
    }

    @Override
    public void close() throws IOException {
        finish();
        super.close();
    }
}
