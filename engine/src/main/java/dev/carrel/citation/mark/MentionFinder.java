package dev.carrel.citation.mark;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import dev.carrel.document.Document;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Reference;
import dev.carrel.document.text.Sentences;
import dev.carrel.document.text.TextSpan;
import org.jspecify.annotations.Nullable;

/// Cuts out the sentences in which a document cites the works of its list.
public final class MentionFinder {
    /// A sentence that cites an entry of the list.
    ///
    /// @param reference number of the entry, from 0
    /// @param bare      the sentence without the numbers and keys that cite; names of authors stay
    /// @param page      where it begins; null where there are no pages
    /// @param start     of its characters in the document's text
    public record Mention(int reference, String sentence, String bare, @Nullable Integer page, int start) {}

    /// Longer ones are tables and lists; of them the words around the mark are taken.
    private static final int LONGEST = 600;
    private static final int AROUND = 200;
    /// A mark right behind a sentence's end belongs to that sentence.
    private static final Pattern ENDED = Pattern.compile("[.!?][\\])”\"’]*\\s?$");

    private MentionFinder() {}

    public static List<Mention> in(Document document) {
        List<Reference> references = document.references();
        if (references.isEmpty()) {
            return List.of();
        }
        List<Paragraph> paragraphs = document.paragraphs().toList();
        List<List<CitationMark>> marks = CitationForms
                .marks(paragraphs.stream().map(Paragraph::text).toList(), references);
        List<Mention> mentions = new ArrayList<>();
        for (int i = 0; i < paragraphs.size(); i++) {
            if (!marks.get(i).isEmpty()) {
                add(paragraphs.get(i), marks.get(i), mentions);
            }
        }
        return mentions;
    }

    private static void add(Paragraph paragraph, List<CitationMark> marks, List<Mention> mentions) {
        String text = paragraph.text();
        List<TextSpan> sentences = Sentences.spans(withoutMarksBehindEnds(text, marks));
        Set<List<Integer>> known = new HashSet<>();
        for (CitationMark mark : marks) {
            TextSpan span = cut(text, around(sentences, mark), mark);
            for (int reference : mark.references()) {
                if (known.add(List.of(reference, span.start()))) {
                    mentions.add(new Mention(reference, span.in(text),
                            bare(text, span, marks), paragraph.page(span.start()),
                            paragraph.start() + span.start()));
                }
            }
        }
    }

    private static String bare(String text, TextSpan span, List<CitationMark> marks) {
        StringBuilder bare = new StringBuilder(span.in(text));
        for (CitationMark mark : marks) {
            if (mark.start() >= span.start() && mark.end() <= span.end()
                    && !Character.isLetter(text.charAt(mark.start()))) {
                int from = mark.start() - span.start();
                bare.replace(from, mark.end() - span.start(), " ".repeat(mark.end() - mark.start()));
            }
        }
        return bare.toString();
    }

    /// In `…is easier.[1] As…` and `…is easier. 1 As…` the mark hides where a sentence ends.
    private static String withoutMarksBehindEnds(String text, List<CitationMark> marks) {
        StringBuilder masked = new StringBuilder(text);
        for (CitationMark mark : marks) {
            if (isBehindEnd(text, mark)) {
                masked.replace(mark.start(), mark.end(), " ".repeat(mark.end() - mark.start()));
            }
        }
        return masked.toString();
    }

    private static boolean isBehindEnd(String text, CitationMark mark) {
        boolean apart = mark.start() > 0 && Character.isWhitespace(text.charAt(mark.start() - 1));
        boolean bare = Character.isDigit(text.charAt(mark.start()));
        return (bare || !apart)
                && ENDED.matcher(text.substring(Math.max(0, mark.start() - 5), mark.start())).find();
    }

    private static TextSpan around(List<TextSpan> sentences, CitationMark mark) {
        TextSpan around = sentences.getFirst();
        for (TextSpan sentence : sentences) {
            around = sentence.start() <= mark.start() ? sentence : around;
        }
        return new TextSpan(Math.min(around.start(), mark.start()), Math.max(around.end(), mark.end()));
    }

    private static TextSpan cut(String text, TextSpan span, CitationMark mark) {
        if (span.end() - span.start() <= LONGEST) {
            return span;
        }
        int from = Math.max(span.start(), text.lastIndexOf(' ', Math.max(0, mark.start() - 2 * AROUND)) + 1);
        int to = text.indexOf(' ', Math.min(text.length(), mark.end() + AROUND));
        return new TextSpan(from, to < 0 ? span.end() : Math.min(span.end(), Math.max(to, mark.end())));
    }
}
