package dev.carrel.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/// The item in Zotero that a document comes from, and how to get back to it.
///
/// @param library `library` for a person's own, `groups/` or `feeds/` and a number
/// @param places  in rising order: which attachment the text stands in from a character on
/// @param reading what was read of the attachments, as only their reader understands it
/// @param marks   what was marked in them, in the order of the text; known of a whole document only
public record ZoteroItem(String library, String key, List<Place> places, String reading,
        List<Mark> marks) {
    /// From this character of the document's text on, pages are those of this PDF; of none, if it is empty.
    public record Place(int start, String attachment) {}

    /// A place of an attachment that its owner marked.
    ///
    /// @param key        Zotero's own
    /// @param attachment the key of the file that it stands in
    /// @param colour     as web pages write it: `#ffd400`; empty if not told
    /// @param quote      the marked text; empty of a note or a picture
    /// @param page       from 1; null where the attachment has no pages
    /// @param label      the page's printed number; empty if not told
    /// @param rectangles left, bottom, right, top in the coordinates of the PDF itself, whose origin is below
    public record Mark(String key, String attachment, String colour, String quote, String comment,
            @Nullable Integer page, String label, List<Box> rectangles) {
        public Mark {
            rectangles = List.copyOf(rectangles);
        }
    }

    private static final Pattern WRITTEN = Pattern.compile("(\\S+) (\\S+) (\\S*) (.*)", Pattern.DOTALL);

    public ZoteroItem {
        places = List.copyOf(places);
        // Libraries that were made before items had them.
        marks = marks == null ? List.of() : List.copyOf(marks);
    }

    public ZoteroItem(String library, String key, List<Place> places, String reading) {
        this(library, key, places, reading, List.of());
    }

    /// The marks in the PDF that the text begins with.
    public List<Mark> marksOfFirst() {
        String first = places.stream().map(Place::attachment).filter(each -> !each.isEmpty()).findFirst()
                .orElseGet(() -> marks.isEmpty() ? "" : marks.getFirst().attachment());
        return marks.stream().filter(mark -> mark.attachment().equals(first)).toList();
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

    /// All of it but the marks on one line; [#parse] takes it back.
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
