package dev.carrel.index.lucene.analysis;

import java.io.IOException;

import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.util.AttributeSource;
import org.jspecify.annotations.Nullable;

/// Adds to a word with umlauts the form without them: *Müller* is also *Mueller*, *Bjørn* also *Bjoern*. (That it is
/// *Muller* too is the work of the filter that takes off accents.)
final class UmlautForms extends TokenFilter {
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final PositionIncrementAttribute position = addAttribute(PositionIncrementAttribute.class);
    private AttributeSource.@Nullable State waiting;
    private String form = "";

    UmlautForms(TokenStream input) {
        super(input);
    }

    @Override
    public boolean incrementToken() throws IOException {
        if (waiting != null) {
            restoreState(waiting);
            waiting = null;
            term.setEmpty().append(form);
            position.setPositionIncrement(0);
            return true;
        }
        if (!input.incrementToken()) {
            return false;
        }
        form = form(term);
        waiting = form.length() == term.length() ? null : captureState();
        return true;
    }

    private static String form(CharSequence word) {
        StringBuilder form = new StringBuilder();
        for (int i = 0; i < word.length(); i++) {
            switch (word.charAt(i)) {
                case 'ä' -> form.append("ae");
                case 'ö', 'ø' -> form.append("oe");
                case 'ü' -> form.append("ue");
                case 'å' -> form.append("aa");
                default -> form.append(word.charAt(i));
            }
        }
        return form.toString();
    }

    @Override
    public void reset() throws IOException {
        super.reset();
        waiting = null;
    }
}
