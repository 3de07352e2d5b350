package dev.carrel.document.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Cuts prose into sentences without cutting at `et al. (2019)` or `Fig. 3`, as a general rule for sentences does. A
/// paragraph's end is a sentence's end, and so is that of an item of a list.
public final class Sentences {
    private static final Pattern END = Pattern
            .compile(
                    "\\n\\s*\\n\\s*|\\n\\s*(?=[-*+•‣]\\s)|[.!?][\\])”\"’]*\\s+(?!(?:Ltd|Inc|LLC)\\b)(?=[\\p{Lu}\\p{Lo}\\p{N}\\[(“\"])|[。！？]+[」』）”]*");
    private static final Pattern ABBREVIATED = Pattern.compile(
            "(?:\\b(?:al|e\\.g|i\\.e|cf|vs|ca|resp|approx|no|vol|pp?|fig|figs|eq|eqs|sec|ref|refs|tab|dr|prof|st"
                    + "|mrs?|ms|eqns?|suppl|nos|chap|dept|univ|viz)"
                    + "|(?<![\\p{L}])\\p{Lu})\\.$",
            Pattern.CASE_INSENSITIVE);

    /// Longer than any abbreviation and what stands before it.
    private static final int LONGEST = 12;

    private Sentences() {}

    public static List<String> of(String text) {
        return spans(text).stream().map(span -> span.in(text)).toList();
    }

    /// The spans of a text's sentences, without the white space around them.
    public static List<TextSpan> spans(String text) {
        List<TextSpan> sentences = new ArrayList<>();
        int start = 0;
        Matcher end = END.matcher(text);
        while (end.find()) {
            if (isLineEnd(end.group())
                    || !isAbbreviated(text, start, end.start() + 1)) {
                add(text, start, end.end(), sentences);
                start = end.end();
            }
        }
        add(text, start, text.length(), sentences);
        return sentences;
    }

    /// The borders between sentences, each where the next one begins; the last is the text's end.
    public static List<Integer> borders(String text) {
        List<TextSpan> sentences = spans(text);
        return IntStream.rangeClosed(1, sentences.size())
                .mapToObj(i -> i < sentences.size() ? sentences.get(i).start() : text.length()).toList();
    }

    /// Only the last word is looked at.
    private static boolean isAbbreviated(String text, int start, int end) {
        return ABBREVIATED.matcher(text.substring(Math.max(start, end - LONGEST), end)).find();
    }

    /// Before an item of a list or a blank line a sentence ends, whatever its last word.
    private static boolean isLineEnd(String end) {
        return end.startsWith("\n") || end.indexOf('\n') != end.lastIndexOf('\n');
    }

    private static void add(String text, int start, int end, List<TextSpan> sentences) {
        String part = text.substring(start, end);
        if (!part.isBlank()) {
            sentences
                    .add(new TextSpan(end - part.stripLeading().length(),
                            start + part.stripTrailing().length()));
        }
    }
}
