package dev.carrel.index.lucene.analysis;

import java.util.Locale;
import java.util.regex.Pattern;

import dev.carrel.index.IndexEntry;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.de.GermanAnalyzer;

/// Tells German texts by their small words (Snowball's list), of which every eighth word is one at least.
public final class GermanText {
    private static final Pattern WORD_BREAK = Pattern.compile("[^\\p{L}]+");
    private static final Pattern UMLAUT = Pattern.compile("[äöüß]");
    private static final int SHARE = 8;
    /// Some pages tell.
    private static final int ENOUGH = 20_000;
    private static final CharArraySet GERMAN = GermanAnalyzer.getDefaultStopSet();

    private GermanText() {}

    public static boolean is(IndexEntry entry) {
        StringBuilder text = new StringBuilder(entry.document().metadata().title());
        for (var passage : entry.passages()) {
            if (text.length() > ENOUGH) {
                break;
            }
            text.append('\n').append(passage.text());
        }
        return is(text.toString());
    }

    static boolean is(String text) {
        int words = 0;
        int german = 0;
        int english = 0;
        for (String word : WORD_BREAK.split(text.toLowerCase(Locale.ROOT))) {
            words++;
            german += GERMAN.contains(word) || UMLAUT.matcher(word).find() ? 1 : 0;
            english += FunctionWords.contain(word) ? 1 : 0;
        }
        return german > english && german * SHARE >= words;
    }
}
