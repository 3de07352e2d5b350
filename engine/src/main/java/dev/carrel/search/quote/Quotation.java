package dev.carrel.search.quote;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The words that somebody ascribes to a text. Ellipses (`…`, `...`, `[...]`) part it into pieces that must come in order; what was
/// inserted in brackets (`[sic]`, `[emphasis added]`) is not part of it, except a letter that was made large or small
/// (`[T]he`).
///
/// @param text  without insertions
/// @param parts the words between ellipses
record Quotation(String text, List<List<QuotedWord>> parts) {
    private static final char GAP = '\uE000';
    private static final Pattern ELLIPSIS = Pattern.compile("[\\[(]\\s*(?:…|\\.\\s?\\.\\s?\\.)\\s*[\\])]"
            + "|…|\\.\\s?\\.\\s?\\.(?:\\s?\\.)?");
    private static final Pattern CHANGED_LETTER = Pattern.compile("\\[(\\p{L})\\](?=\\p{L})");
    private static final Pattern INSERTION = Pattern.compile("\\[[^\\[\\]\\d]{1,80}\\]");

    static Quotation of(String quote) {
        String gaps = ELLIPSIS.matcher(quote.replace(GAP, ' ')).replaceAll(" " + GAP + " ");
        String text = INSERTION.matcher(CHANGED_LETTER.matcher(gaps).replaceAll("$1")).replaceAll(" ");
        List<List<QuotedWord>> parts = new ArrayList<>(List.of(new ArrayList<>()));
        int at = 0;
        for (QuotedWord word : WordSplitter.of(text)) {
            if (text.substring(Math.min(at, word.start()), word.start()).indexOf(GAP) >= 0
                    && !parts.getLast().isEmpty()) {
                parts.add(new ArrayList<>());
            }
            parts.getLast().add(word);
            at = word.end();
        }
        return new Quotation(text, parts);
    }

    List<QuotedWord> words() {
        return parts.stream().flatMap(List::stream).toList();
    }

    boolean isEmpty() { return words().isEmpty(); }

    /// A part as it was written.
    String written(List<QuotedWord> part) {
        return text.substring(part.getFirst().start(), part.getLast().end());
    }
}
