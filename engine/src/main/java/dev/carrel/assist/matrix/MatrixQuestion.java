package dev.carrel.assist.matrix;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.base.ContentHash;
import dev.carrel.base.UserError;

import static java.nio.charset.StandardCharsets.UTF_8;

/// A question that is asked of every document, and the form of its answers.
public record MatrixQuestion(String text, AnswerType type) {
    /// A longer one is no question.
    public static final int LONGEST = 4_000;

    private static final int MOST_CHOICES = 50;
    private static final int ID = 12;
    private static final Pattern TYPED = Pattern.compile("(?<text>.*\\S)\\s*\\[(?<type>[^\\[\\]]*)]",
            Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("number(?:\\s+(?:in\\s+)?(?<unit>\\S.*))?",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern ONE_OF = Pattern.compile("one of\\s*:?\\s*(?<choices>.*)",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    public MatrixQuestion {
        text = text.replaceAll("\\s+", " ").strip();
        if (text.isEmpty()) {
            throw UserError.usage("A question is empty.",
                    "Say what each document is asked: carrel matrix \"How many people took part? [number]\".");
        }
        if (text.length() > LONGEST) {
            throw UserError.usage("A question has " + text.length() + " characters.",
                    "Ask in at most " + LONGEST + ".");
        }
    }

    /// A question as people write it, with the form of its answers in brackets at the end: `[text]`, `[number]`,
    /// `[number mg]`, `[yes/no]`, `[one of: trial; cohort]`. Without any, the answer is text.
    public static MatrixQuestion parse(String written) {
        Matcher typed = TYPED.matcher(written.strip());
        return typed.matches()
                ? new MatrixQuestion(typed.group("text"), type(typed.group("type").strip()))
                : new MatrixQuestion(written, new AnswerType.Text());
    }

    private static AnswerType type(String written) {
        String word = written.toLowerCase(Locale.ROOT);
        Matcher number = NUMBER.matcher(written);
        Matcher oneOf = ONE_OF.matcher(written);
        if (word.equals("text")) {
            return new AnswerType.Text();
        }
        if (word.matches("yes\\s*(/|or)\\s*no")) {
            return new AnswerType.YesOrNo();
        }
        if (number.matches()) {
            return new AnswerType.Quantity(number.group("unit") == null ? "" : number.group("unit").strip());
        }
        if (oneOf.matches()) {
            return new AnswerType.OneOf(choices(oneOf.group("choices")));
        }
        throw UserError.usage("There is no answer type [" + written + "].",
                "There are [text], [number], [number mg], [yes/no] and [one of: trial; cohort].");
    }

    private static List<String> choices(String written) {
        List<String> choices = Arrays.stream(written.split(written.contains(";") ? ";" : ","))
                .map(choice -> choice.replaceAll("\\s+", " ").strip()).filter(choice -> !choice.isEmpty())
                .distinct().toList();
        if (choices.size() < 2 || choices.size() > MOST_CHOICES) {
            throw UserError.usage("[one of: " + written + "] has " + choices.size() + " choices.",
                    "Name 2 to " + MOST_CHOICES + ", parted by semicolons.");
        }
        return choices;
    }

    /// As it is written, with its type unless that is text.
    public String notation() {
        return type instanceof AnswerType.Text && !TYPED.matcher(text).matches()
                ? text
                : text + " [" + type.notation() + "]";
    }

    /// The same for the same question, wherever it stands.
    public String id() {
        return ContentHash.of((text + "\n" + type.notation()).getBytes(UTF_8)).value().substring(0, ID);
    }
}
