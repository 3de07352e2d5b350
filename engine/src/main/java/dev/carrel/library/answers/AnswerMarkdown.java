package dev.carrel.library.answers;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.assist.answer.AnswerCitation;
import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.CheckedAnswer;

/// An answer as Markdown, each sentence with footnotes that say where the library carries it.
public final class AnswerMarkdown {
    private static final Pattern SPECIAL = Pattern.compile("([\\\\`*_{}\\[\\]<>#|])");
    private static final Pattern BLANK = Pattern.compile("\\s+");

    private AnswerMarkdown() {}

    public static String of(CheckedAnswer answer) {
        SequencedSet<AnswerCitation> notes = new LinkedHashSet<>();
        answer.checked().forEach(sentence -> notes.addAll(sentence.citations()));
        List<AnswerCitation> numbered = new ArrayList<>(notes);
        StringBuilder text = new StringBuilder("# ").append(plain(answer.question())).append("\n\n");
        text.append(answer.isAnswered() ? body(answer, numbered) : "The library does not say.\n");
        text.append("\n*").append(origin(answer)).append("*\n");
        for (int i = 0; i < numbered.size(); i++) {
            text.append(i == 0 ? "\n" : "").append("[^").append(i + 1).append("]: ")
                    .append(note(numbered.get(i))).append('\n');
        }
        return text.toString();
    }

    private static String body(CheckedAnswer answer, List<AnswerCitation> notes) {
        String separator = answer.by() == CheckedAnswer.By.EXTRACT ? "\n\n" : " ";
        return answer.checked().stream().map(sentence -> sentence(sentence, notes))
                .collect(Collectors.joining(separator)) + "\n";
    }

    private static String sentence(AnswerSentence sentence, List<AnswerCitation> notes) {
        return plain(sentence.text()) + sentence.citations().stream()
                .map(citation -> "[^" + (notes.indexOf(citation) + 1) + "]").collect(Collectors.joining());
    }

    /// A footnote's text: where it is cited from, and the sentence there.
    public static String note(AnswerCitation citation) {
        return plain(citation.name()) + " " + plain(citation.title()) + ": “" + plain(citation.sentence())
                + "”" + (citation.link() == null ? "" : " <" + citation.link() + ">");
    }

    private static String origin(CheckedAnswer answer) {
        return switch (answer.by()) {
            case EXTRACT -> "Sentences of the library, in order of evidence.";
            case MODEL -> "Drafted by " + plain(answer.model() == null ? "a model" : answer.model().name())
                    + "; each sentence was checked against the passages that it cites.";
        };
    }

    /// On one line, with nothing in it that Markdown would read.
    public static String plain(String text) {
        return SPECIAL.matcher(BLANK.matcher(text).replaceAll(" ").strip()).replaceAll("\\\\$1");
    }
}
