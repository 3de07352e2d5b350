package dev.carrel.read.outline;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Parts the labels of an abstract from its sentences where whoever took out the mark-up has run them together:
/// `BackgroundIn plants` and `tumors.Methods:Articles` are what reference managers get from some publishers.
public final class StructuredAbstract {
    private static final String LABELS = "Abstract|Aims?|Background|Conclusions?|Conclusions/Significance|Discussion"
            + "|Findings|Importance|Interpretation|Introduction|Materials and Methods|Methodology"
            + "|Methodology/Principal Findings|Methods?|Methods and Results|Objectives?|Principal Findings|Purpose"
            + "|Results?|Results and Discussion|Significance";
    /// Where a sentence may begin, and only if the next word is joined to the label or a colon stands between.
    private static final Pattern JOINED = Pattern.compile(
            "(?m)(?:^|(?<=[.?!)\\]])\\s?|(?<=^Abstract))(?<label>" + LABELS
                    + ")(?:(?<colon>:) ?)?(?=\\p{Lu})");

    private StructuredAbstract() {}

    public static String parted(String text) {
        return JOINED.matcher(text).replaceAll(label -> before(text, label) + label.group("label")
                + (label.group("colon") == null ? " " : ": "));
    }

    /// Nothing where a line begins, nor after another label, which has its space already.
    private static String before(String text, MatchResult label) {
        char last = label.start() == 0 ? '\n' : text.charAt(label.start() - 1);
        return last == '\n' || Character.isLetter(last) ? "" : " ";
    }
}
