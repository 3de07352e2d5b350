package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.Weights;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.search.Answer;
import dev.carrel.search.run.Timings;
import dev.carrel.search.said.SaidAnswer;

/// Notes on an answer besides its results: how it was found, and what could not be searched.
public final class AnswerNotes {
    /// To be said wherever there is nothing to look in.
    public static final String EMPTY_LIBRARY = "The library is empty: add documents with `carrel add FOLDER`.";

    private AnswerNotes() {}

    /// @param asked the mode that was asked for
    public static List<String> of(Answer answer, Mode asked) {
        List<String> notes = new ArrayList<>();
        notes.add(how(answer));
        if (answer.corrected() != null) {
            notes.add("Read as: " + SafeText.line(answer.corrected()));
        }
        answer.remarks().forEach(remark -> notes.add(SafeText.line(remark.sentence())));
        if (answer.queries().size() > 1) {
            notes.add("Queries used: " + SafeText.line(String.join(" · ", answer.queries())));
        }
        if (!answer.alone().isEmpty()) {
            notes.add("Each query alone: " + answer.alone().stream().map(AnswerNotes::alone)
                    .collect(Collectors.joining(" · ")));
        }
        if (answer.mode() != asked && answer.coverage().documents() > 0 && !answer.isMakeshift()) {
            notes.add(answer.coverage().withoutVectors() == answer.coverage().documents()
                    ? "Searched by words only: the vectors are not made yet (`carrel status`)."
                    : "Searched by words only: there is nothing in the query that has a meaning by itself.");
        }
        if (!unsearchable(answer.coverage()).isEmpty()) {
            notes.add(unsearchable(answer.coverage()) + ": `carrel status`");
        }
        return notes;
    }

    public static List<String> of(SaidAnswer answer) {
        List<String> notes = new ArrayList<>();
        notes.add(
                answer.mode().word() + " · what your library says · " + Figures.milliseconds(answer.took()));
        if (answer.corrected() != null) {
            notes.add("Read as: " + SafeText.line(answer.corrected()));
        }
        answer.remarks().forEach(remark -> notes.add(SafeText.line(remark.sentence())));
        return notes;
    }

    private static String alone(Answer.Alone alone) {
        return SafeText.line(alone.query()) + " " + Figures.grouped(alone.works());
    }

    private static String how(Answer answer) {
        return String.join(" · ", answer.mode().word() + " · " + answer.ranking().word() + balance(answer),
                Figures.count(answer.coverage().documents(), "document"),
                Figures.milliseconds(answer.took().total()));
    }

    private static String balance(Answer answer) {
        Weights weights = answer.weights();
        if (answer.mode() != Mode.HYBRID || answer.ranking() == Formula.SIGNALS) {
            return "";
        }
        return " · " + Figures.percent(weights.semantic()) + " meaning, "
                + Figures.percent(weights.keyword()) + " words"
                + (weights.reasons().isEmpty() ? "" : " (" + String.join(", ", weights.reasons()) + ")");
    }

    private static String unsearchable(Answer.Coverage coverage) {
        List<String> parts = new ArrayList<>();
        if (coverage.unsearchable() > 0) {
            parts.add(Figures.count(coverage.unsearchable(), "document") + " could not be read");
        }
        if (coverage.withoutVectors() > 0) {
            parts.add(Figures.grouped(coverage.withoutVectors())
                    + (coverage.withoutVectors() == 1 ? " waits" : " wait") + " for vectors");
        }
        if (coverage.truncated() > 0) {
            parts.add("of " + Figures.count(coverage.truncated(), "document")
                    + " the later passages are found by words only");
        }
        return String.join(", ", parts);
    }

    /// Advice for when there are no results.
    ///
    /// @param asked the mode that was asked for
    public static String nothing(Answer answer, Mode asked) {
        if (answer.coverage().documents() == 0 && !QueryParser.parse(answer.query()).conditions().isEmpty()) {
            return "There is nothing to search: no document is from that source. `carrel status` lists them.";
        }
        if (answer.coverage().documents() == 0) {
            return EMPTY_LIBRARY;
        }
        return asked == Mode.KEYWORD
                ? "Nothing found: try other words, fewer conditions, or --mode hybrid."
                : "Nothing found: try other words or fewer conditions.";
    }

    /// Everything that moved the order besides scores, and where the time went.
    public static List<String> explained(Answer answer) {
        List<String> notes = new ArrayList<>(List.of(answer.formula()));
        List<String> terms = QueryParser.parse(answer.query()).technicalTerms();
        if (!terms.isEmpty()) {
            notes.add("Names: " + SafeText.line(String.join(", ", terms))
                    + ". What holds them comes first if they tell a third of the query or more.");
        }
        if (answer.mode() == Mode.HYBRID && !answer.applied().equals(answer.weights())) {
            notes.add(answer.ranking().word() + " makes of the balance: "
                    + Figures.percent(answer.applied().semantic())
                    + " meaning, " + Figures.percent(answer.applied().keyword()) + " words");
        }
        Timings took = answer.took();
        notes.add("embedding " + Figures.milliseconds(took.embed()) + " · words "
                + Figures.milliseconds(took.keyword()) + " · meaning " + Figures.milliseconds(took.semantic())
                + " · ranked after " + Figures.milliseconds(took.ranked()) + " · total "
                + Figures.milliseconds(took.total()));
        return notes;
    }
}
