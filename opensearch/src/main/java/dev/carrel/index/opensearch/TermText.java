package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.analysis.tokenattributes.TermFrequencyAttribute;

/// Terms that are already made, as a text which any cluster takes apart into the same terms: spaces between them, and signs of private
/// use where several stand at one place, where none does, and for how often one counts. The analysers `terms` and `counted` of
/// `index.json` understand them.
///
/// @param length how often all of them count together
record TermText(String text, int length) {
    static final char TOGETHER = '\uE000';
    static final char GAP = '\uE001';
    static final char TIMES = '\uE002';

    /// @param stream is read to its end and closed
    static TermText of(TokenStream stream) throws IOException {
        StringBuilder text = new StringBuilder();
        int length = 0;
        try (stream) {
            CharTermAttribute form = stream.addAttribute(CharTermAttribute.class);
            PositionIncrementAttribute step = stream.addAttribute(PositionIncrementAttribute.class);
            TermFrequencyAttribute times = stream.getAttribute(TermFrequencyAttribute.class);
            stream.reset();
            while (stream.incrementToken()) {
                int count = times == null ? 1 : times.getTermFrequency();
                separate(text, step.getPositionIncrement());
                text.append(checked(form));
                if (count > 1) {
                    text.append(TIMES).append(count);
                }
                length += count;
            }
            stream.end();
        }
        return new TermText(text.toString(), length);
    }

    /// The places of a phrase, with the terms that may stand at each.
    static String phrase(List<List<String>> places) {
        StringBuilder text = new StringBuilder();
        for (List<String> place : places) {
            text.append(text.isEmpty() ? "" : " ");
            text.append(place.isEmpty()
                    ? String.valueOf(GAP)
                    : String.join(String.valueOf(TOGETHER), place));
        }
        return text.toString();
    }

    private static void separate(StringBuilder text, int step) {
        if (step == 0 && !text.isEmpty()) {
            text.append(TOGETHER);
            return;
        }
        for (int i = 1; i < step; i++) {
            text.append(text.isEmpty() ? "" : " ").append(GAP);
        }
        text.append(text.isEmpty() ? "" : " ");
    }

    private static CharSequence checked(CharTermAttribute form) {
        for (int i = 0; i < form.length(); i++) {
            char c = form.charAt(i);
            if (Character.isWhitespace(c) || (c >= TOGETHER && c <= TIMES)) {
                throw new IllegalStateException("a term with a space or a sign of ours: " + form);
            }
        }
        return form;
    }

    /// The different terms of such a text.
    static List<String> forms(String text) {
        List<String> forms = new ArrayList<>();
        for (String place : text.split("[ \uE000]")) {
            int sign = place.indexOf(TIMES);
            String form = sign < 0 ? place : place.substring(0, sign);
            if (!form.isEmpty() && form.charAt(0) != GAP) {
                forms.add(form);
            }
        }
        return forms;
    }
}
