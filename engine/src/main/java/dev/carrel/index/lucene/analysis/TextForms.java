package dev.carrel.index.lucene.analysis;

import java.util.Map;

import dev.carrel.base.LruCache;
import org.apache.lucene.analysis.Analyzer;

/// The terms of one document's texts. Each text is taken apart once: stems are made from the exact forms, and a title or
/// heading that stands in every passage is remembered.
public final class TextForms {
    /// The texts of some passages: those that the next one has too are among them.
    private static final int RECENT = 64;

    private final Analyzer exact;
    private final Map<String, Terms> words = new LruCache<>(RECENT);
    private final Map<String, Terms> stems = new LruCache<>(RECENT);

    TextForms(Analyzer exact) {
        this.exact = exact;
    }

    public Terms words(String text) {
        return words.computeIfAbsent(text, _ -> Terms.of(exact.tokenStream("", text)));
    }

    public Terms stems(String text) {
        return stems.computeIfAbsent(text,
                _ -> Terms.of(ResearchAnalyzer.stems(WeightedTokens.plain(words(text)))));
    }
}
