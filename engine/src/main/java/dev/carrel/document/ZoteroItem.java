package dev.carrel.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The item in Zotero that a document comes from, and how to get back to it.
///
/// @param library `library` for a person's own, `groups/` or `feeds/` and a number
/// @param places  in rising order: which attachment the text stands in from a character on
/// @param reading what was read of the attachments, as only their reader understands it
public record ZoteroItem(String library, String key, List<Place> places, String reading) {
    /// From this character of the document's text on, pages are those of this PDF; of none, if it is empty.
    public record Place(int start, String attachment) {}

    private static final Pattern WRITTEN = Pattern.compile("(\\S+) (\\S+) (\\S*) (.*)", Pattern.DOTALL);

    public ZoteroItem {
        places = List.copyOf(places);
    }

    /// Shows the item in Zotero. There is no such link to what a feed holds.
    public Optional<String> link() {
        return library.startsWith("feeds/")
                ? Optional.empty()
                : Optional.of("zotero://select/" + library + "/items/" + key);
    }

    /// Opens the PDF that a passage stands in at its page; for a passage that stands in none, the PDF that the text
    /// begins with, if it does.
    public Optional<String> link(Passage passage) {
        String attachment = "";
        for (Place place : places) {
            attachment = place.start() <= passage.start() ? place.attachment() : attachment;
        }
        if (passage.page() != null && !attachment.isEmpty()) {
            return Optional.of(open(attachment) + "?page=" + passage.page());
        }
        return places.stream().limit(1).map(Place::attachment).filter(key -> !key.isEmpty()).findFirst()
                .map(this::open);
    }

    /// The same item for a text that stands elsewhere: its pages are those of the item's first PDF.
    public ZoteroItem elsewhere() {
        return new ZoteroItem(library, key, places.stream().filter(place -> !place.attachment().isEmpty())
                .limit(1).map(place -> new Place(0, place.attachment())).toList(), reading);
    }

    private String open(String attachment) {
        return "zotero://open-pdf/" + library + "/items/" + attachment;
    }

    /// All of it on one line; [#parse] takes it back.
    public String written() {
        List<String> written = new ArrayList<>();
        places.forEach(place -> written.add(place.start() + ":" + place.attachment()));
        return String.join(" ", library, key, String.join(",", written), reading);
    }

    public static ZoteroItem parse(String written) {
        Matcher parts = WRITTEN.matcher(written);
        if (!parts.matches()) {
            throw new IllegalArgumentException("not an item of Zotero: " + written);
        }
        List<Place> places = new ArrayList<>();
        for (String place : parts.group(3).isEmpty() ? new String[0] : parts.group(3).split(",")) {
            int colon = place.indexOf(':');
            places.add(new Place(Integer.parseInt(place.substring(0, colon)), place.substring(colon + 1)));
        }
        return new ZoteroItem(parts.group(1), parts.group(2), places, parts.group(4));
    }
}
