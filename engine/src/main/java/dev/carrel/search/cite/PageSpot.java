package dev.carrel.search.cite;

import java.util.List;

import dev.carrel.document.Passage;
import dev.carrel.document.Passage.Place;
import org.jspecify.annotations.Nullable;

/// A page and a paragraph.
///
/// @param page      from 1; null where there are no pages
/// @param paragraph from 0 within its page, or within the document where there are no pages
public record PageSpot(@Nullable Integer page, int paragraph) {
    public static PageSpot startOf(Passage passage) {
        return new PageSpot(passage.page(), passage.paragraph());
    }

    /// Where the last paragraph of a passage begins.
    public static PageSpot endOf(Passage passage) {
        List<Place> places = passage.places();
        return places.isEmpty() ? startOf(passage) : of(places.getLast());
    }

    public static PageSpot of(Place place) {
        return new PageSpot(place.page(), place.paragraph());
    }

    /// As people count: `p. 4 ¶2`, or `¶7` where there are no pages.
    public String shown() {
        return (page == null ? "" : "p. " + page + " ") + "¶" + (paragraph + 1);
    }

    /// From here to there: `p. 4 ¶2`, `p. 4 ¶2–3`, `p. 4 ¶2–p. 5 ¶1`.
    public String to(PageSpot end) {
        if (equals(end)) {
            return shown();
        }
        boolean samePage = page == null ? end.page == null : page.equals(end.page);
        return shown() + "–" + (samePage ? String.valueOf(end.paragraph + 1) : end.shown());
    }
}
