package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.analysis.tokenattributes.TermFrequencyAttribute;

/// The terms of a [TermText], or those of them that are wanted, each at its place.
final class TermStream extends TokenStream {
    private final CharTermAttribute form = addAttribute(CharTermAttribute.class);
    private final PositionIncrementAttribute step = addAttribute(PositionIncrementAttribute.class);
    private final TermFrequencyAttribute times = addAttribute(TermFrequencyAttribute.class);
    private final List<Token> tokens = new ArrayList<>();
    private final Predicate<String> wanted;
    private int next;
    private int length;
    private int place;
    private int lastPlace = -1;

    private record Token(String form, int step, int times) {}

    /// @param length is told how long the whole text is
    TermStream(String text, Predicate<String> wanted, FieldLength.Sum length) {
        this.wanted = wanted;
        addAttributeImpl(length);
        read(text);
        length.add(this.length);
    }

    private void read(String text) {
        int start = 0;
        boolean first = true;
        for (int i = 0; i <= text.length(); i++) {
            boolean ends = i == text.length() || text.charAt(i) == ' ';
            if (ends || text.charAt(i) == TermText.TOGETHER) {
                if (i > start && text.charAt(start) != TermText.GAP) {
                    add(text.substring(start, i), first);
                }
                first = ends;
                start = i + 1;
                place += ends ? 1 : 0;
            }
        }
    }

    /// @param first whether it is the first at its place; Lucene counts the others, but not in a field's length
    private void add(String counted, boolean first) {
        int sign = counted.indexOf(TermText.TIMES);
        int count = sign < 0 ? 1 : Integer.parseInt(counted.substring(sign + 1));
        String term = sign < 0 ? counted : counted.substring(0, sign);
        length += first ? count : count - 1;
        if (wanted.test(term)) {
            tokens.add(new Token(term, place - lastPlace, count));
            lastPlace = place;
        }
    }

    @Override
    public void reset() {
        next = 0;
    }

    /// Whatever follows in the same field stands behind the terms that are not wanted, too.
    @Override
    public void end() throws IOException {
        super.end();
        step.setPositionIncrement(Math.max(0, place - 1 - lastPlace));
    }

    @Override
    public boolean incrementToken() {
        if (next == tokens.size()) {
            return false;
        }
        clearAttributes();
        Token token = tokens.get(next++);
        form.append(token.form());
        step.setPositionIncrement(token.step());
        times.setTermFrequency(token.times());
        return true;
    }
}
