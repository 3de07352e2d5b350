package dev.carrel.search.quote;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

    /// Whether half of its words stand in a text, in whatever order: of fewer no near quotation can be made, and to count them
    /// takes no time.
    boolean mayStandIn(List<QuotedWord> text) {
        Map<String, Integer> unused = new HashMap<>();
        for (int i = 0; i < text.size(); i++) {
            unused.merge(text.get(i).form(), 1, Integer::sum);
            if (i > 0) {
                unused.merge(text.get(i - 1).form() + text.get(i).form(), 1, Integer::sum);
            }
        }
        return 2 * shared(words(), unused) >= words().size();
    }

    /// A word may stand there together with the next.
    private static int shared(List<QuotedWord> words, Map<String, Integer> unused) {
        int shared = 0;
        for (int i = 0; i < words.size(); i++) {
            if (take(words.get(i).form(), unused)) {
                shared++;
            }
            if (i > 0 && take(words.get(i - 1).form() + words.get(i).form(), unused)) {
                shared += 2;
            }
        }
        return shared;
    }

    private static boolean take(String form, Map<String, Integer> unused) {
        Integer left = unused.get(form);
        if (left == null || left == 0) {
            return false;
        }
        unused.put(form, left - 1);
        return true;
    }

    boolean isEmpty() { return words().isEmpty(); }

    /// A part as it was written.
    String written(List<QuotedWord> part) {
        return text.substring(part.getFirst().start(), part.getLast().end());
    }
}
