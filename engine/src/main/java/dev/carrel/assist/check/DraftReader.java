package dev.carrel.assist.check;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.text.Sentences;

/// Cuts a model's reply into sentences, each with the passages that it cites. What is no part of an answer is left out:
/// thoughts, code, headings, phrases that only announce an answer, and lists of sources.
public final class DraftReader {
    /// A quotation of several sentences is one, up to so many.
    private static final int LONGEST_QUOTATION = 12;

    private DraftReader() {}

    public static List<DraftSentence> read(String reply) {
        List<DraftSentence> sentences = new ArrayList<>();
        for (String block : ReplyBlocks.of(reply)) {
            read(block, sentences);
        }
        return sentences;
    }

    private static void read(String block, List<DraftSentence> sentences) {
        List<CitedText> cited = new ArrayList<>();
        for (String sentence : whole(Sentences.of(block))) {
            CitedText text = CitedText.of(sentence);
            // A citation behind a full stop belongs to the sentence before it.
            if (!cited.isEmpty() && !text.leading().isEmpty()) {
                cited.set(cited.size() - 1, cited.getLast().with(text.leading()));
                text = text.withoutLeading();
            }
            cited.add(text);
        }
        cited.stream().filter(CitedText::saysSomething)
                .forEach(text -> sentences.add(new DraftSentence(text.text(), text.keys())));
    }

    /// Sentences of one quotation are kept together.
    private static List<String> whole(List<String> sentences) {
        List<String> whole = new ArrayList<>();
        int open = 0;
        for (String sentence : sentences) {
            if (open > 0 && open < LONGEST_QUOTATION) {
                whole.set(whole.size() - 1, whole.getLast() + " " + sentence);
            } else {
                whole.add(sentence);
                open = 0;
            }
            open = isOpen(whole.getLast()) ? open + 1 : 0;
        }
        return whole;
    }

    private static boolean isOpen(String text) {
        long plain = text.chars().filter(c -> c == '"').count();
        return count(text, '“') > count(text, '”') || count(text, '«') > count(text, '»') || plain % 2 == 1;
    }

    private static long count(String text, char mark) {
        return text.chars().filter(c -> c == mark).count();
    }
}
