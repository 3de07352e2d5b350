package dev.carrel.web.annotation;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.base.UserError;
import dev.carrel.document.Box;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Region;
import dev.carrel.library.Library;
import dev.carrel.library.annotation.AnnotationColour;
import dev.carrel.library.annotation.AnnotationDraft;
import dev.carrel.library.annotation.AnnotationJson;
import dev.carrel.library.annotation.ShownAnnotation;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.search.quote.TextQuote;
import dev.carrel.web.api.DocumentLookup;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Refused;
import dev.carrel.web.route.Route;

/// Highlights and notes.
public record AnnotationRoutes(Library library) {
    private static final int LONGEST_QUOTE = 8000;
    private static final int LONGEST_NOTE = 20_000;
    private static final int MOST_BOXES = 400;
    private static final String SIDE = " (-?\\d{1,5}(?:\\.\\d{1,6})?)";
    private static final Pattern BOX = Pattern.compile("(\\d{1,6})" + SIDE.repeat(4));

    private static final Parameter COLOUR = new Parameter.Choice("colour", AnnotationColour.words(),
            "yellow if not said.");

    public List<Route> routes() {
        return List.of(
                Route.get("/api/documents/{id}/annotations", "documentAnnotations",
                        "The highlights and notes of a document, its owner's and Zotero's, in the order of its text.",
                        AnnotationJson.ALL, call -> library.annotations().in(document(call))),
                Route.create("/api/documents/{id}/annotations", "annotate",
                        "Marks words of a document, with a note or without.",
                        AnnotationJson.SHOWN, this::annotate)
                        .taking(Parameters.of(
                                new Parameter.Text("quote", Parameter.Need.REQUIRED, LONGEST_QUOTE,
                                        "The words, as the document or its page has them."),
                                new Parameter.Text("before", Parameter.Need.OPTIONAL, 500,
                                        "What stands before them, to tell them from the same words elsewhere."),
                                new Parameter.Text("after", Parameter.Need.OPTIONAL, 500,
                                        "What stands after them."),
                                new Parameter.Whole("page", 0, 1_000_000, 0,
                                        "The page where they begin, from 1; 0 if there are no pages."),
                                new Parameter.Texts("box", Parameter.Need.OPTIONAL, MOST_BOXES, 80,
                                        "Where they stand, line by line: page, left, top, right and bottom in points, as in 3 72 100.5 300 112."),
                                COLOUR,
                                new Parameter.Text("note", Parameter.Need.OPTIONAL, LONGEST_NOTE,
                                        "What to say about them."))),
                Route.get("/api/annotations", "homelessAnnotations",
                        "The highlights and notes in documents that are not in the library now.",
                        AnnotationJson.ALL, _ -> library.annotations().homeless()),
                Route.post("/api/annotations/{id}", "changeAnnotation",
                        "Gives a highlight another colour or another note; what is not said stays.",
                        AnnotationJson.SHOWN, this::change)
                        .taking(Parameters.of(COLOUR,
                                new Parameter.Text("note", Parameter.Need.OPTIONAL, LONGEST_NOTE,
                                        "The new note."),
                                new Parameter.Flag("erase", "Take the note away."))),
                Route.delete("/api/annotations/{id}", "deleteAnnotation",
                        "Deletes a highlight with its note.",
                        AnnotationJson.SHOWN, call -> library.annotations().remove(call.at("id"))
                                .orElseThrow(AnnotationRoutes::unknown)));
    }

    private DocumentId document(Call call) throws IOException {
        return DocumentLookup.works(List.of(call.at("id")), library).getFirst().fullest();
    }

    private ShownAnnotation annotate(Call call) throws IOException {
        Arguments said = call.arguments();
        TextQuote quote = new TextQuote(said.required("quote").strip(), said.text("before").orElse(""),
                said.text("after").orElse(""));
        int page = said.whole("page");
        return library.annotations().add(document(call), new AnnotationDraft(quote, page == 0 ? null : page,
                said.has("box") ? regions(said.texts("box")) : List.of(),
                said.text("colour").flatMap(AnnotationColour::named).orElse(AnnotationColour.YELLOW),
                said.text("note").orElse("")));
    }

    private ShownAnnotation change(Call call) throws IOException {
        Arguments said = call.arguments();
        return library.annotations().change(call.at("id"),
                said.text("colour").flatMap(AnnotationColour::named).orElse(null),
                said.flag("erase") ? "" : said.text("note").orElse(null))
                .orElseThrow(AnnotationRoutes::unknown);
    }

    private static Refused unknown() {
        return Refused.notFound("There is no such annotation.",
                "It may have been deleted; those of Zotero are changed in Zotero.");
    }

    private static List<Region> regions(List<String> typed) {
        List<Region> regions = new ArrayList<>();
        for (String each : typed) {
            Matcher box = BOX.matcher(each.strip());
            if (!box.matches()) {
                throw UserError.usage(each + " is not a box.",
                        "Write page, left, top, right and bottom: 3 72 100.5 300 112.");
            }
            regions.add(new Region(Integer.parseInt(box.group(1)),
                    new Box(side(box, 2), side(box, 3), side(box, 4), side(box, 5))));
        }
        return regions;
    }

    private static double side(Matcher box, int group) {
        return Double.parseDouble(box.group(group));
    }
}
