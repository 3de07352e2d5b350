package dev.carrel.search.context;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Passage;
import dev.carrel.document.Passage.Place;
import dev.carrel.search.cite.PageSpot;

/// Puts neighbouring passages of one section together as the text they were cut from.
public final class PassageJoiner {
    /// Between neighbours stands white space only, and never much of it.
    private static final int GAP = 16;
    /// A text of as many lines is code, a list or a table, and was cut at line ends.
    private static final int LINES_OF_CODE = 3;

    private PassageJoiner() {}

    static boolean areNeighbours(ChosenPassage first, ChosenPassage second) {
        return !first.cut() && areNeighbours(first.found().passage(), second.found().passage());
    }

    /// Whether the second passage goes on where the first one ends, in the same section.
    public static boolean areNeighbours(Passage a, Passage b) {
        return a.id().document().equals(b.id().document())
                && a.id().ordinal() + 1 == b.id().ordinal() && a.kind() == b.kind()
                && a.heading().equals(b.heading()) && b.start() >= a.end() && b.start() - a.end() <= GAP;
    }

    /// @param passages neighbours, in their order
    public static Passage joined(List<Passage> passages) {
        Passage joined = passages.getFirst();
        for (Passage next : passages.subList(1, passages.size())) {
            joined = joined(joined, next);
        }
        return joined;
    }

    private static Passage joined(Passage first, Passage second) {
        String text = first.text() + between(first, second);
        List<Place> places = new ArrayList<>(places(first, 0));
        for (Place place : places(second, text.length())) {
            if (!PageSpot.of(place).equals(PageSpot.of(places.getLast()))) {
                places.add(place);
            }
        }
        return new Passage(first.id(), first.kind(), first.heading(), first.page(), first.paragraph(),
                first.start(), text + second.text(), places.size() > 1 ? places : List.of());
    }

    private static List<Place> places(Passage passage, int shift) {
        return passage.places().isEmpty()
                ? List.of(new Place(shift, passage.page(), passage.paragraph()))
                : passage.places().stream().map(
                        place -> new Place(place.offset() + shift, place.page(), place.paragraph()))
                        .toList();
    }

    private static String between(Passage first, Passage second) {
        if (!PageSpot.endOf(first).equals(PageSpot.startOf(second))) {
            return Document.PARAGRAPH_BREAK;
        }
        return first.text().lines().limit(LINES_OF_CODE).count() == LINES_OF_CODE ? "\n" : " ";
    }
}
