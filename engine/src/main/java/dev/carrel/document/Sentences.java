package dev.carrel.document;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Cuts prose into sentences without cutting at `et al. (2019)` or `Fig. 3`, as a general rule for sentences does.
public final class Sentences {
    private static final Pattern END = Pattern
            .compile("[.!?][\\])”\"’]*\\s+(?=[\\p{Lu}\\p{Lo}\\p{N}\\[(“\"])|[。！？]+[」』）”]*");
    private static final Pattern ABBREVIATED = Pattern.compile(
            "(?:\\b(?:al|e\\.g|i\\.e|cf|vs|ca|resp|approx|no|vol|pp?|fig|figs|eq|eqs|sec|ref|refs|tab|dr|prof|st)"
                    + "|(?<![\\p{L}])\\p{Lu})\\.$",
            Pattern.CASE_INSENSITIVE);

    private Sentences() {}

    public static List<String> of(String text) {
        List<String> sentences = new ArrayList<>();
        int start = 0;
        Matcher end = END.matcher(text);
        while (end.find()) {
            if (!ABBREVIATED.matcher(text.substring(start, end.start() + 1)).find()) {
                sentences.add(text.substring(start, end.end()).strip());
                start = end.end();
            }
        }
        sentences.add(text.substring(start).strip());
        return sentences.stream().filter(sentence -> !sentence.isEmpty()).toList();
    }
}
