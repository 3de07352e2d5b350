package dev.carrel.index.lucene.analysis;

import java.io.IOException;
import java.io.UncheckedIOException;

import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.util.ArrayUtil;

/// The terms that a text was taken apart into, to be told as often as they are wanted. A text stands in several fields, and
/// taking it apart costs more than indexing it.
public final class Terms {
    private char[] characters = new char[64];
    private int[] ends = new int[8];
    /// How many places each term is behind the one before it.
    private int[] steps = new int[8];
    private int size;

    private Terms() {}

    /// @param stream is read to its end and closed
    static Terms of(TokenStream stream) {
        Terms terms = new Terms();
        try (stream) {
            CharTermAttribute form = stream.addAttribute(CharTermAttribute.class);
            PositionIncrementAttribute step = stream.addAttribute(PositionIncrementAttribute.class);
            stream.reset();
            while (stream.incrementToken()) {
                terms.add(form, step.getPositionIncrement());
            }
            stream.end();
        } catch (IOException e) {
            throw new UncheckedIOException("a string cannot fail to be read", e);
        }
        return terms;
    }

    private void add(CharTermAttribute form, int step) {
        int end = start(size) + form.length();
        characters = ArrayUtil.grow(characters, end);
        ends = ArrayUtil.grow(ends, size + 1);
        steps = ArrayUtil.grow(steps, size + 1);
        System.arraycopy(form.buffer(), 0, characters, start(size), form.length());
        ends[size] = end;
        steps[size] = step;
        size++;
    }

    int size() {
        return size;
    }

    private int start(int term) {
        return term == 0 ? 0 : ends[term - 1];
    }

    void copy(int term, CharTermAttribute form, PositionIncrementAttribute step) {
        form.copyBuffer(characters, start(term), ends[term] - start(term));
        step.setPositionIncrement(steps[term]);
    }
}
