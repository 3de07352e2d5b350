package dev.carrel.chunk;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Paragraph;
import dev.carrel.document.Passage.Place;

/// The places where the paragraphs and pages of a passage begin, so that a hit can cite the page on which its sentence stands.
final class PassagePlaces {
    private PassagePlaces() {}

    /// @param start of the passage in the document's text
    /// @param end   of the passage likewise
    static List<Place> of(List<Paragraph> paragraphs, int start, int end) {
        List<Place> places = new ArrayList<>();
        for (Paragraph paragraph : paragraphs) {
            add(places, new Place(paragraph.start() - start, paragraph.page(), paragraph.number()),
                    end - start);
            paragraph.continued().forEach(part -> add(places,
                    new Place(paragraph.start() + part.offset() - start, part.page(), part.number()),
                    end - start));
        }
        return places;
    }

    /// A place that begins before the passage is where it starts, if nothing later does.
    private static void add(List<Place> places, Place place, int length) {
        if (place.offset() <= 0) {
            places.clear();
        }
        if (place.offset() < length) {
            places.add(new Place(Math.max(0, place.offset()), place.page(), place.paragraph()));
        }
    }
}
