package dev.carrel.citation.mark;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.document.Reference;

/// Finds out how a text cites, and its marks with that. Names and keys say themselves what they mean; of numbers only the form that
/// reaches most of the list is taken, and numbers that might be anything only if they reach much of it.
final class CitationForms {
    /// Numbers in parentheses or above the line: the share of the list that they have to reach.
    private static final double REACHED = 0.5;
    private static final int FEWEST = 3;

    private CitationForms() {}

    /// The marks of each paragraph.
    static List<List<CitationMark>> marks(List<String> paragraphs, List<Reference> references) {
        int entries = references.size();
        List<List<CitationMark>> named = found(new NamesAndYears(references), paragraphs);
        List<List<CitationMark>> square = found(BracketedNumbers.square(entries), paragraphs);
        List<List<CitationMark>> loose = Stream
                .of(found(BracketedNumbers.round(entries), paragraphs),
                        found(new RaisedNumbers(entries), paragraphs))
                .max(Comparator.comparingInt(CitationForms::reached)).orElseThrow();
        boolean isLoose = reached(loose) >= Math.max(FEWEST, REACHED * entries)
                && reached(loose) > 2 * Math.max(reached(square), reached(named));
        List<List<CitationMark>> numbers = isLoose
                ? loose
                : reached(square) * 2 > reached(named) ? square : List.of();
        return joined(paragraphs.size(), List.of(named, numbers, found(new Keys(references), paragraphs)));
    }

    private static List<List<CitationMark>> found(MarkForm form, List<String> paragraphs) {
        return paragraphs.stream().map(form::in).toList();
    }

    /// How many entries are cited.
    private static int reached(List<List<CitationMark>> marks) {
        Set<Integer> entries = new HashSet<>();
        marks.forEach(some -> some.forEach(mark -> entries.addAll(mark.references())));
        return entries.size();
    }

    private static List<List<CitationMark>> joined(int paragraphs, List<List<List<CitationMark>>> forms) {
        List<List<CitationMark>> joined = new ArrayList<>();
        for (int i = 0; i < paragraphs; i++) {
            int at = i;
            joined.add(forms.stream().filter(form -> !form.isEmpty()).flatMap(form -> form.get(at).stream())
                    .sorted(Comparator.comparingInt(CitationMark::start)).toList());
        }
        return joined;
    }
}
