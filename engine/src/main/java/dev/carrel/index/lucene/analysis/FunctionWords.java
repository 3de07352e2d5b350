package dev.carrel.index.lucene.analysis;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.WordlistLoader;
import org.apache.lucene.analysis.snowball.SnowballFilter;

/// The words that only hold an English sentence together: Snowball's list. In a question they say nothing of its
/// subject, and in a small library they are rare enough to outweigh those that do. The index keeps them.
final class FunctionWords {
    private static final CharArraySet WORDS = load();

    private FunctionWords() {}

    private static CharArraySet load() {
        try (var list = SnowballFilter.class.getResourceAsStream("english_stop.txt")) {
            return WordlistLoader.getSnowballWordSet(list, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("Lucene's own list cannot be read", e);
        }
    }

    /// Whether a word as typed is one. In capitals it is a name: WHO, IT, AM.
    static boolean contain(String word) {
        return WORDS.contains(word.toLowerCase(Locale.ROOT)) && !isName(word);
    }

    private static boolean isName(String word) {
        return word.length() > 1 && word.equals(word.toUpperCase(Locale.ROOT));
    }
}
