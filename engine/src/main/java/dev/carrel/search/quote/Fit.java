package dev.carrel.search.quote;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.index.FoundPassage;
import dev.carrel.search.cite.PageSpot;

/// How a quotation fits into a window.
///
/// @param steps of the alignment
/// @param text  the window's words
record Fit(Quotation quotation, TextWindow window, List<QuotedWord> text, List<AlignmentStep> steps) {
    static Fit of(Quotation quotation, TextWindow window) {
        List<QuotedWord> words = window.words();
        return new Fit(quotation, window, words, Alignment.of(quotation, words).steps());
    }

    /// 1 less the share of words that differ, counted over both texts.
    double similarity() {
        return AlignmentStep.similarity(steps);
    }

    private List<AlignmentStep> placed() {
        return steps.stream()
                .filter(step -> step.textCount() > 0 && step.kind() != AlignmentStep.Kind.SKIPPED)
                .toList();
    }

    private int start() {
        return text.get(placed().getFirst().text()).start();
    }

    private QuotedWord last() {
        AlignmentStep last = placed().getLast();
        return text.get(last.text() + last.textCount() - 1);
    }

    FoundPassage found() {
        return window.at(start());
    }

    PageSpot begins() {
        return window.spot(start());
    }

    PageSpot ends() {
        return window.spot(last().start());
    }

    /// The document's words, with ellipses where the quotation has them and leaves something out.
    String said() {
        StringBuilder said = new StringBuilder();
        int from = start();
        int to = from;
        for (AlignmentStep step : steps) {
            if (step.textCount() > 0 && step.kind() == AlignmentStep.Kind.SKIPPED && isEllipsis(step)) {
                said.append(from < to ? window.text().substring(from, to) + " […] " : "");
                from = text.get(step.text() + step.textCount() - 1).end();
                to = from;
            } else if (step.textCount() > 0) {
                from = from == to && !said.isEmpty() ? Math.max(from, text.get(step.text()).start()) : from;
                to = text.get(step.text() + step.textCount() - 1).end();
            }
        }
        return said.append(window.text(), from, to).toString();
    }

    private boolean isEllipsis(AlignmentStep step) {
        return !text.get(step.text()).aside();
    }

    /// Neighbouring departures are one.
    List<Difference> differences() {
        List<Difference> differences = new ArrayList<>();
        List<AlignmentStep> open = new ArrayList<>();
        for (AlignmentStep step : steps) {
            if (step.kind() == AlignmentStep.Kind.OTHER) {
                open.add(step);
            } else {
                close(open, differences);
            }
        }
        close(open, differences);
        return differences;
    }

    private void close(List<AlignmentStep> open, List<Difference> differences) {
        String quoted = written(quotation.text(), quotation.words(),
                open.stream().filter(step -> step.quotedCount() > 0).map(AlignmentStep::quoted).toList());
        String said = written(window.text(), text,
                open.stream().filter(step -> step.textCount() > 0).map(AlignmentStep::text).toList());
        if (!quoted.isEmpty() && !said.isEmpty()) {
            differences.add(new Difference.Replaced(quoted, said));
        } else if (!quoted.isEmpty()) {
            differences.add(new Difference.Inserted(quoted));
        } else if (!said.isEmpty()) {
            differences.add(new Difference.Omitted(said));
        }
        open.clear();
    }

    private static String written(String text, List<QuotedWord> words, List<Integer> numbers) {
        return numbers.isEmpty()
                ? ""
                : text.substring(words.get(numbers.getFirst()).start(), words.get(numbers.getLast()).end());
    }
}
